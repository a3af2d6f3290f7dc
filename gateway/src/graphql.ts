import type { Api, ErrorCode } from '@gym/graphql-api';
import type { FastifyPluginAsync } from 'fastify';
import { answerTables } from './analytics/tables.ts';
import type { Log } from './app.ts';
import { answerFailures } from './errors.ts';
import { RestFailure } from './rest/failure.ts';

/** /graphql: the API's own route, and the same answers as tables. What is rejected before it gets there is told in the form of GraphQL. */
export const graphql =
  (api: Api, log: Log): FastifyPluginAsync =>
  async app => {
    answerFailures(app, log, graphqlError);
    answerTables(app, api);
    await app.register(api.routes);
    app.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: '/graphql',
      handler: async ({ method }) => {
        throw new RestFailure(405, `${method} is not possible on /graphql`, {
          headers: { allow: 'GET, POST' },
        });
      },
    });
  };

function graphqlError({ status, message }: RestFailure) {
  return { errors: [{ message, extensions: { code: codeOf(status) } }] };
}

function codeOf(status: number): ErrorCode {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 503) return 'UNAVAILABLE';
  return status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL';
}
