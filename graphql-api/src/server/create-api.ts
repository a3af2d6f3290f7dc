import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, ExecutionResult, FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { Admission, hideSuggestions } from '../execution/admission.ts';
import { adHocRequests, Classifier } from '../execution/ad-hoc.ts';
import { openAnalystReads } from '../database/analytics-pool.ts';
import { CostLimit } from '../execution/cost-limit.ts';
import { Precedence } from '../execution/priority.ts';
import type { Api, ApiOptions, ApiRequest, Caller } from './api.ts';
import { answerKnown } from '../execution/answer-known.ts';
import { documentCache, MAX_CACHED_TEXT } from '../execution/cached-documents.ts';
import { Execution } from '../execution/execution.ts';
import { accessStream } from '../auth/access-stream.ts';
import { Accounts } from '../auth/accounts.ts';
import { LoginLimit } from '../sign-in/login-limit.ts';
import type { Context } from './context.ts';
import { isConnectionLoss } from '../database/connection-loss.ts';
import { openDatabase } from '../database/database.ts';
import { RequestDeadline, unlessAborted } from '../common/deadline.ts';
import { entities } from './entities.ts';
import { createFormatError } from './format-error.ts';
import { reportTruncations, Truncations } from '../query/truncation.ts';
import { parseOptions, validationOptions, validationRules } from '../execution/request-limits.ts';
import { errorHeaders, errorStatus, refusalStatus } from './http-status-plugin.ts';
import { buildSchema } from './schema.ts';
import { ResponseSize } from '../common/response-size.ts';
import { idempotency } from '../mutation/idempotency.ts';
import { stringifyAnswer } from '../execution/written-execution.ts';

/** Bytes of the validated documents that Apollo Server need not parse again; those that run often are cached by `Execution` too. */
const DOCUMENT_STORE_BYTES = 12 * 1024 * 1024;

/** How long it may take to find out whether a token is valid before its request is read, in milliseconds. */
const SIGN_IN_CHECK_MS = 2_000;

/** Opens the database and serves the schema; nothing listens yet. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const onIdleError = (error: Error) => options.log.error({ error }, 'An idle database connection failed');
  const db = await openDatabase(options.databaseUrl, entities(), onIdleError);
  const precedence = new Precedence();
  const analysts = openAnalystReads(options.databaseUrl, onIdleError, () => precedence.giveWay());
  const accounts = await Accounts.open(options);
  const loginLimit = new LoginLimit();
  const execution = new Execution(buildSchema(), precedence);
  const admission = new Admission(execution);
  const classifier = new Classifier(options);
  const formatError = createFormatError(options);
  const limit = new CostLimit(db, options.costPerMinute);
  const server = new ApolloServer<Context>({
    gateway: execution.gateway(),
    introspection: true,
    csrfPrevention: true,
    // It would stop executing at the signal, while requests still run; `close` stops it after them.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    formatError,
    stringifyResult: answer => stringifyAnswer(answer, options.largestResponse).toString(),
    parseOptions,
    validationRules,
    validationOptions,
    documentStore: documentStore(),
    persistedQueries: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      limit.plugin(),
      adHocRequests(classifier, analysts),
      refusalStatus,
      hideSuggestions,
      reportTruncations(),
      idempotency(),
    ],
  });
  await server.start();

  const contextOf = async (
    caller: Caller,
    deadline: RequestDeadline,
    answers?: Context['answers'],
    readsOn?: boolean,
  ): Promise<Context> => ({
    caller,
    deadline,
    answers,
    readsOn,
    // Lookups have timeouts of their own; following the signal as well would cost more than a cached lookup.
    access: await accounts.accessOf(caller.token),
    db: db.forRequest(deadline.signal),
    accounts,
    loginLimit,
    production: options.production,
    responseSize: new ResponseSize(options.largestResponse),
    truncations: new Truncations(),
  });

  return {
    async execute({ writeLines, readsOn, ...request }, caller) {
      const deadline = new RequestDeadline(caller.signal);
      try {
        const contextValue = await contextOf(caller, deadline, writeLines, readsOn);
        await admission.admit(request, contextValue);
        const known = await answerKnown(execution, classifier, limit, request, contextValue, formatError);
        if (known) return known as ExecutionResult<Record<string, unknown>>;
        const { body } = await server.executeOperation<Record<string, unknown>>(request, { contextValue });
        if (body.kind !== 'single') throw new Error('The API answers in one piece');
        return body.singleResult as ExecutionResult<Record<string, unknown>>;
      } catch (error) {
        return { data: null, errors: [formatError({ message: '' }, error) as never] };
      } finally {
        deadline.end();
      }
    },
    async isSignedIn({ token }) {
      const lookup = unlessAborted(AbortSignal.timeout(SIGN_IN_CHECK_MS), accounts.accessOf(token));
      return lookup.then(
        ({ user }) => user !== null,
        () => true,
      );
    },
    async routes(fastify) {
      const contexts = new WeakMap<FastifyRequest, Context>();
      const apollo = fastifyApolloHandler(server, { context: async request => contexts.get(request)! });
      fastify.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      const respond = async (request: FastifyRequest, reply: FastifyReply, deadline: RequestDeadline) => {
        const type = ANSWER_TYPES.get(request.headers.accept);
        const asked = type && request.method === 'POST' ? plainRequest(request.body) : undefined;
        let known: FormattedExecutionResult | undefined;
        try {
          const context = await contextOf(callerOf(request), deadline, 'json');
          contexts.set(request, context);
          await admission.admit(requestIn(request), context);
          known = asked && (await answerKnown(execution, classifier, limit, asked, context, formatError));
        } catch (error) {
          return sendRejection(reply, formatError({ message: '' }, error));
        }
        if (!known) return apollo.call(fastify, request, reply);
        if (known.errors) reply.code(errorStatus(known)).headers(errorHeaders(known));
        return reply.type(type!).send(stringifyAnswer(known, options.largestResponse));
      };
      const graphql = async (request: FastifyRequest, reply: FastifyReply) => {
        const deadline = new RequestDeadline();
        reply.raw.once('close', deadline.disconnect);
        try {
          return await respond(request, reply, deadline);
        } finally {
          deadline.end();
          reply.raw.off('close', deadline.disconnect);
        }
      };
      fastify.route({ method: ['GET', 'POST'], url: '/graphql', handler: graphql });
      fastify.setErrorHandler((error, _request, reply) => {
        if (!isConnectionLoss(error)) throw error;
        return sendRejection(reply, formatError({ message: '' }, error));
      });
      await fastify.register(accessStream(accounts, callerOf));
    },
    ready: db.ready,
    async close() {
      await server.stop();
      await accounts.close();
      await analysts.close();
      await db.close();
    },
  };
}

/** What is answered to clients that accept the usual; Apollo Server negotiates with the others. */
const ANSWER_TYPES: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  [
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json; charset=utf-8',
  ],
]);

/** What a request asks to run, wherever the parts have their right type; Apollo Server rejects the others. */
function requestIn({ method, query, body }: FastifyRequest): Partial<ApiRequest> {
  const parts = (method === 'GET' ? query : (body ?? {})) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const { variables } = parts;
  return {
    query: text(parts['query']),
    operationName: text(parts['operationName']),
    variables: (typeof variables === 'string' ? parsedJson(variables) : variables) as ApiRequest['variables'],
  };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends what was rejected before Apollo Server saw it, with the status that Apollo Server would have sent. */
function sendRejection(reply: FastifyReply, error: GraphQLFormattedError): FastifyReply {
  const answer = { errors: [error], data: null };
  const type = ANSWER_TYPES.get(reply.request.headers.accept) ?? ANSWER_TYPES.get(undefined)!;
  const status = error.extensions?.['code'] === 'BAD_USER_INPUT' ? 400 : errorStatus(answer);
  return reply.code(status).headers(errorHeaders(answer)).type(type).send(JSON.stringify(answer));
}

/** The request in a body of JSON; nothing if it is anything but a query with its variables. */
function plainRequest(body: unknown): ApiRequest | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { query, variables, operationName, ...more } = body as Record<string, unknown>;
  const plain =
    typeof query === 'string' &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    (operationName == null || typeof operationName === 'string') &&
    Object.keys(more).length === 0;
  return plain ? ({ query, variables: variables ?? undefined, operationName } as ApiRequest) : undefined;
}

const callerOf = (request: FastifyRequest): Caller => ({
  token: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1],
  address: request.ip,
  idempotencyKey: request.headers['idempotency-key']?.toString(),
});

function documentStore(): ApolloServerOptions<Context>['documentStore'] {
  const lengthOf = (document: DocumentNode) => document.loc!.source.body.length;
  const documents = documentCache(DOCUMENT_STORE_BYTES, lengthOf);
  return {
    get: async hash => documents.get(hash),
    async set(hash, document) {
      if (lengthOf(document) <= MAX_CACHED_TEXT) documents.set(hash, document);
    },
    delete: async hash => documents.delete(hash),
  };
}
