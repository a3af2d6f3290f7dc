import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Access } from '../auth/access.ts';
import { accessStream } from '../auth/access-stream.ts';
import { Authenticator } from '../auth/authenticator.ts';
import { LoginLimit } from '../sign-in/login-limit.ts';
import { clubTimeZone } from '../common/club-settings.ts';
import { type RequestDeadline, unlessAborted } from '../common/deadline.ts';
import { disconnected, isRateLimited } from '../common/errors.ts';
import { requestScope } from '../common/request-scope.ts';
import { ResponseSize } from '../common/response-size.ts';
import { openAnalyticsPool } from '../database/analytics-pool.ts';
import { directUrlOf } from '../database/address.ts';
import { idleErrorOf } from '../database/connections.ts';
import { ChangeListener } from '../database/change-listener.ts';
import { openDatabase } from '../database/database.ts';
import { AdHocRequests, Classifier } from '../execution/ad-hoc.ts';
import { Admission, hideSuggestions } from '../execution/admission.ts';
import { chargePlugin } from '../execution/charge-request.ts';
import { executeCached } from '../execution/cached-request.ts';
import { CostLimit } from '../execution/cost-limit.ts';
import { DocumentCosts } from '../execution/document-costs.ts';
import { Executor } from '../execution/executor.ts';
import { addExtensions } from '../execution/extensions.ts';
import { OperationCache } from '../execution/operation-cache.ts';
import { Priority } from '../execution/priority.ts';
import { parseOptions, validationOptions, validationRules } from '../execution/request-limits.ts';
import { parseResponse, serializeResponse } from '../execution/serialized-response.ts';
import { openHubReleases } from '../hub-releases/hub-releases.ts';
import { definitions } from '../jobs/definitions.ts';
import { Jobs } from '../jobs/jobs.ts';
import { idempotency } from '../mutation/idempotency.ts';
import type { LineSerializer } from '../query/output.ts';
import { TableStream } from '../query/table.ts';
import { Truncations } from '../query/truncation.ts';
import type { Api, ApiRequest } from './api.ts';
import type { Caller } from '../auth/caller.ts';
import type { ApiOptions } from './api-options.ts';
import type { Context } from './context.ts';
import { SettingsCache } from '../resources/club-settings/settings-cache.ts';
import { entities } from '../resources/index.ts';
import { createFormatError } from './format-error.ts';
import { callerOf, httpRoute } from './http-route.ts';
import { pageRevisions } from './page-revisions.ts';
import { httpStatus } from './http-status-plugin.ts';
import { RunningRequests } from './running-requests.ts';

/** How long it may take to find out whether a token is valid before its request is read, in milliseconds. */
const SIGN_IN_CHECK_MS = 500;

/** Opens the database and serves the schema; nothing listens yet. */
export async function createApiForSchema(schema: GraphQLSchema, options: ApiOptions): Promise<Api> {
  const { largestResponse } = options;
  const onIdleError = idleErrorOf(options);
  const db = await openDatabase(options, entities(), onIdleError);
  const priority = new Priority();
  const analysts = openAnalyticsPool(options, onIdleError, () => priority.yield());
  const listener = new ChangeListener({ databaseUrl: directUrlOf(options), log: options.log });
  const authenticator = await Authenticator.open(options, listener);
  const settings = new SettingsCache(db, listener);
  await settings.load();
  const releases = openHubReleases(options, authenticator, listener);
  const jobs = new Jobs(
    { ...options, jobs: definitions, work: options.runsJobs ?? true },
    { database: db, releases, listener },
  );
  await listener.start();
  jobs.start();
  const { production } = options;
  const services = { authenticator, jobs, loginLimit: new LoginLimit(db), settings, production };
  const operations = new OperationCache();
  let timeZone = clubTimeZone();
  settings.onChanged(() => {
    operations.clear();
    if (timeZone === clubTimeZone()) return;
    timeZone = clubTimeZone();
    void jobs.reschedule();
  });
  const executor = new Executor(schema, operations, priority);
  const admission = new Admission(operations);
  const classifier = new Classifier(options);
  const adHoc = new AdHocRequests(analysts, options.adHocPerMinute);
  const limit = new CostLimit(schema, db, options.costPerMinute);
  const charges = { operations, classifier, adHoc, limit };
  const formatError = createFormatError(options);
  const server = new ApolloServer<Context>({
    gateway: executor.apolloExecutor(),
    introspection: true,
    csrfPrevention: true,
    // It would stop executing at the signal, while requests still run; `close` stops it after them.
    stopOnTerminationSignals: false,
    logger: apolloLogger(options),
    includeStacktraceInErrorResponses: false,
    formatError,
    stringifyResult: response => serializeResponse(response, largestResponse).toString(),
    parseOptions,
    validationRules,
    validationOptions,
    documentStore: operations.documentStore(document => classifier.isInteractive(document)),
    persistedQueries: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      chargePlugin(charges),
      httpStatus,
      hideSuggestions,
      addExtensions,
      idempotency(),
    ],
  });
  await server.start();

  const contextWith = (
    access: Access,
    caller: Caller,
    deadline: RequestDeadline,
    lines?: LineSerializer,
  ): Context => {
    const scope = requestScope.getStore();
    if (scope) scope.userId = access.user?.id;
    return {
      lines,
      caller,
      deadline,
      access,
      db: db.forRequest(deadline),
      services,
      responseSize: new ResponseSize(largestResponse),
      truncations: new Truncations(),
    };
  };
  const contextOf = (
    caller: Caller,
    deadline: RequestDeadline,
    lines?: LineSerializer,
  ): Context | Promise<Context> => {
    const access = authenticator.cachedAccessOf(caller);
    if (access) return contextWith(access, caller, deadline, lines);
    const lookup = unlessAborted(deadline, authenticator.accessOf(caller));
    return lookup.then(found => contextWith(found, caller, deadline, lines));
  };
  const cached = { ...charges, executor, formatError };

  const running = new RunningRequests(db.ready);

  async function whileRunning<T>(
    { signal }: Caller,
    work: (deadline: RequestDeadline) => Promise<T>,
  ): Promise<T> {
    const deadline = running.begin();
    const disconnect = () => running.disconnect(deadline);
    if (signal?.aborted) disconnect();
    else signal?.addEventListener('abort', disconnect);
    try {
      return await work(deadline);
    } finally {
      signal?.removeEventListener('abort', disconnect);
      running.end(deadline);
    }
  }

  async function run(
    request: ApiRequest,
    caller: Caller,
    deadline: RequestDeadline,
    lines?: LineSerializer,
  ): Promise<ExecutionResult<Record<string, unknown>>> {
    try {
      const made = contextOf(caller, deadline, lines);
      const context = made instanceof Promise ? await made : made;
      admission.admit(request, context);
      const response = await executeCached(cached, request, context);
      if (response) return parseResponse(response as ExecutionResult<Record<string, unknown>>);
      const { body } = await server.executeOperation<Record<string, unknown>>(request, {
        contextValue: context,
      });
      if (body.kind !== 'single') throw new Error('Responses have one part');
      return parseResponse(body.singleResult as ExecutionResult<Record<string, unknown>>);
    } catch (error) {
      return { data: null, errors: [formatError({ message: '' }, error) as never] };
    }
  }

  const table: Api['table'] & {} = (request, caller, lines) =>
    new Promise(resolve => {
      void whileRunning(caller, async deadline => {
        // At once: a table may send many rows until the next sweep.
        const abort = () => deadline.abort(disconnected());
        if (caller.signal?.aborted) abort();
        else caller.signal?.addEventListener('abort', abort, { once: true });
        const result = await run(request, { ...caller, adHoc: true }, deadline, lines);
        resolve(result);
        for (const value of Object.values(result.data ?? {}))
          if (value instanceof TableStream) await value.closed;
      });
    });

  return {
    execute: (request, caller) => whileRunning(caller, deadline => run(request, caller, deadline)),
    table,
    async allRows(request, caller) {
      const { data, errors } = await table(request, caller, () => undefined);
      if (errors) return { errors };
      const [list] = Object.values(data!);
      if (!(list instanceof TableStream)) throw new Error('Only lists of resources have rows');
      return { total: list.total!, batches: list.objects() };
    },
    async isSignedIn(caller) {
      const lookup = unlessAborted(AbortSignal.timeout(SIGN_IN_CHECK_MS), authenticator.hubCallerOf(caller));
      return lookup.then(
        found => found !== null,
        (error: unknown) => !isRateLimited(error),
      );
    },
    async routes(fastify) {
      const route = {
        server,
        running,
        formatError,
        largestResponse,
        contextOf,
        admission,
        cached,
      };
      await httpRoute(route)(fastify, {});
      await fastify.register(accessStream(authenticator, pageRevisions(releases.served, settings), callerOf));
    },
    hubs: { schema, releases, documentCosts: new DocumentCosts(schema, limit, authenticator.cache) },
    jobs,
    ready: db.ready,
    async close() {
      await jobs.stop();
      await running.completed();
      await server.stop();
      await listener.close();
      await releases.close();
      await authenticator.close();
      await analysts.close();
      await db.close();
      running.close();
    },
  };
}

/** What Apollo Server reports of itself. Its messages contain those of errors, and in production these may contain values. */
function apolloLogger({ log, production }: ApiOptions): ApolloServerOptions<Context>['logger'] {
  const report = (message: unknown) =>
    log.error(production ? {} : { message: String(message) }, 'Apollo Server reported a problem');
  return { debug() {}, info() {}, warn: report, error: report };
}
