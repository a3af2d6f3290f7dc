import type { Api } from '@gym/graphql-api';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Log } from '../app.ts';
import { callerOf } from '../caller.ts';
import { operation } from '../rest/documents.ts';
import { failureOf, RestFailure } from '../rest/failure.ts';
import type { HubStore } from './hub-store.ts';
import { type Failure, ReportedFailures } from './reported-failures.ts';

const text = { type: 'string', maxLength: 500 } as const;
const failureSchema = {
  type: 'object',
  required: ['remote', 'version', 'entry', 'reason'],
  additionalProperties: false,
  properties: { remote: text, version: text, entry: text, reason: text },
};

/** How many activations are told, the latest. */
const LATEST = 20;

/** What the caller may view. */
export const VIEWABLE = operation('query', 'Viewable', '', 'me { permissions { resource view } }');

export interface HealthOptions {
  store: HubStore | undefined;
  /** Whether there is such a remote. */
  isHub(remote: string): Promise<boolean>;
}

/** What browsers tell of hubs that failed in them, and who looks after them may read. */
export const hubHealth =
  ({ store, isHub }: HealthOptions, api: Api, log: Log): FastifyPluginAsync =>
  async app => {
    const reported = new ReportedFailures();

    // Whoever is signed in may tell.
    app.post<{ Body: Failure }>(
      '/hubs/failures',
      { bodyLimit: 4096, schema: { body: failureSchema } },
      async (request, reply) => {
        await viewableBy(request);
        log.error({ ...request.body }, 'A hub failed in a browser');
        if (await isHub(request.body.remote)) reported.add(request.body);
        return reply.code(204).send();
      },
    );

    app.get('/hubs/failures', async (request, reply) => {
      await demandAdministrator(request);
      const { since } = reported;
      return reply.header('cache-control', 'no-store').send({ since, failures: reported.list() });
    });

    app.get('/hubs/history', async (request, reply) => {
      await demandAdministrator(request);
      const activations = (await store?.history()) ?? [];
      return reply
        .header('cache-control', 'no-store')
        .send({ activations: activations.slice(-LATEST).toReversed() });
    });

    async function demandAdministrator(request: FastifyRequest): Promise<void> {
      if ((await viewableBy(request)).has('admin')) return;
      throw new RestFailure(403, 'How the hubs are is for those who may view the administration');
    }

    /**
     * The resources that the caller may view.
     * @throws RestFailure when nobody is signed in
     */
    async function viewableBy(request: FastifyRequest): Promise<Set<string>> {
      const { data, errors } = await api.execute({ query: VIEWABLE.query }, callerOf(request));
      if (errors?.[0]) throw failureOf(errors[0]);
      const { me } = data as { me: { permissions: { resource: string; view: boolean }[] } };
      return new Set(me.permissions.filter(({ view }) => view).map(({ resource }) => resource));
    }
  };
