import type { Api, HubReleases } from '@gym/graphql-api';
import { buildSchema, GraphQLError } from 'graphql';

const errors = [
  new GraphQLError('The database cannot be reached. Try again shortly.', {
    extensions: { code: 'UNAVAILABLE' },
  }),
];

/** An API with its database away, which holds no connections. */
export const apiAway: Api = {
  execute: async () => ({ errors }),
  table: async () => ({ errors }),
  allRows: async () => ({ errors }),
  savedQuery: async () => Promise.reject(errors[0]!),
  routes: async () => {},
  isSignedIn: async () => true,
  hubs: {
    schema: buildSchema('type Query { nothing: Int }'),
    releases: {
      served: { registry: async () => ({ revision: '0', hubs: new Map(), bundles: new Map() }) },
      builds: { file: async () => undefined, newestFile: async () => undefined },
    } as unknown as HubReleases,
    documentCosts: { problemsOf: async () => [] },
  },
  jobs: { counts: async () => [], onEnded: () => {}, stop: async () => {} },
  ready: async () => false,
  close: async () => {},
};
