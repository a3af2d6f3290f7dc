import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyRequest } from 'fastify';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { adHocLimit } from './analytics/ad-hoc.ts';
import { openAnalystReads, separateAnalysts } from './analytics/analyst-reads.ts';
import { costLimit } from './analytics/cost-limit.ts';
import type { Api, ApiOptions, Caller } from './api.ts';
import { compiledExecution } from './compiled-execution.ts';
import { accessStream } from './auth/access-stream.ts';
import { Accounts } from './auth/accounts.ts';
import { LoginLimit } from './auth/login-limit.ts';
import type { Context } from './context.ts';
import { openDatabase } from './database/database.ts';
import { createFormatError } from './format-error.ts';
import { parseOptions, validationRules } from './request-limits.ts';
import { refusalStatus } from './refusal-status.ts';
import { buildSchema } from './schema.ts';

/** Apollo Server's own memory of parsed documents holds 30 MB of them before it forgets one. */
const REMEMBERED_DOCUMENTS = 500;

/** Opens the database and serves the schema; nothing listens yet. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const onIdleError = (error: Error) => options.log.error({ error }, 'An idle database connection failed');
  const db = await openDatabase(options.databaseUrl, onIdleError);
  const analysts = openAnalystReads(options.databaseUrl, onIdleError);
  const accounts = await Accounts.open(options);
  const loginLimit = new LoginLimit();
  const server = new ApolloServer<Context>({
    gateway: compiledExecution(buildSchema()),
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    formatError: createFormatError(options),
    parseOptions,
    validationRules,
    documentStore: documentStore(),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      adHocLimit(),
      costLimit(db),
      separateAnalysts(analysts),
      refusalStatus,
    ],
  });
  await server.start();

  const contextOf = async (caller: Caller): Promise<Context> => ({
    caller,
    access: await accounts.accessOf(caller.token),
    db,
    accounts,
    loginLimit,
    production: options.production,
  });

  return {
    async execute(request, caller) {
      try {
        const { body } = await server.executeOperation<Record<string, unknown>>(request, {
          contextValue: await contextOf(caller),
        });
        if (body.kind !== 'single') throw new Error('The API answers in one piece');
        return body.singleResult as ExecutionResult<Record<string, unknown>>;
      } catch (error) {
        return { errors: [createFormatError(options)({ message: '' }, error) as never] };
      }
    },
    async routes(fastify) {
      const handler = fastifyApolloHandler(server, { context: request => contextOf(callerOf(request)) });
      fastify.route({ url: '/graphql', method: ['GET', 'POST'], handler });
      await fastify.register(accessStream(accounts, callerOf));
    },
    async ready() {
      try {
        await db.read('select 1', []);
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      await server.stop();
      await accounts.close();
      await analysts.close();
      await db.close();
    },
  };
}

const callerOf = (request: FastifyRequest): Caller => ({
  token: /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1],
  address: request.ip,
  adHoc: request.headers['x-ad-hoc'] !== undefined,
});

function documentStore(): ApolloServerOptions<Context>['documentStore'] {
  const documents = new LRUCache<string, DocumentNode>({ max: REMEMBERED_DOCUMENTS });
  return {
    get: async hash => documents.get(hash),
    set: async (hash, document) => void documents.set(hash, document),
    delete: async hash => documents.delete(hash),
  };
}
