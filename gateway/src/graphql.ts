import type { Api, ErrorCode, Log } from '@gym/graphql-api';
import type { FastifyPluginAsync } from 'fastify';
import { serveTables } from './analytics/tables.ts';
import { setErrorHandler } from './errors.ts';
import { rejectBrokenQueries, storeNothing } from './request-bodies.ts';
import { RestFailure } from './rest/failure.ts';

/** /graphql: the route of the API, and tables by Accept header. Earlier rejections have the form of GraphQL errors too. */
export const graphql =
  (api: Api, log: Log): FastifyPluginAsync =>
  async app => {
    setErrorHandler(app, log, graphqlError);
    rejectBrokenQueries(app);
    storeNothing(app);
    serveTables(app, api);
    await app.register(api.routes);
    app.options('/graphql', async (_request, reply) =>
      reply.code(204).header('allow', 'POST, OPTIONS').send(),
    );
    app.route({
      method: ['PUT', 'PATCH', 'DELETE'],
      url: '/graphql',
      handler: async ({ method }) => {
        throw new RestFailure(405, `${method} is not possible on /graphql`, {
          headers: { allow: 'POST' },
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
  if (status === 429) return 'RATE_LIMITED';
  return status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL';
}
