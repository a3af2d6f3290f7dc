import type { GraphQLSchema } from 'graphql';
import { accessStream } from '../auth/access-stream.ts';
import type { Access } from '../auth/access.ts';
import { Authenticator } from '../auth/authenticator.ts';
import { LoginLimit } from '../sign-in/login-limit.ts';
import { clubTimeZone } from '../common/club-settings.ts';
import { RequestDeadline, unlessAborted } from '../common/deadline.ts';
import { disconnected, isRateLimited } from '../common/errors.ts';
import { requestScope } from '../common/request-scope.ts';
import { ResponseSize } from '../common/response-size.ts';
import { openAnalyticsPool } from '../database/analytics-pool.ts';
import { directUrlOf } from '../database/address.ts';
import { idleErrorOf } from '../database/connections.ts';
import { ChangeListener } from '../database/change-listener.ts';
import { openDatabase } from '../database/database.ts';
import { AdHocRequests, Classifier } from '../execution/ad-hoc.ts';
import { Admission } from '../execution/admission.ts';
import { CostLimit } from '../execution/cost-limit.ts';
import { DocumentCosts } from '../execution/document-costs.ts';
import { Executor } from '../execution/executor.ts';
import { OperationCache } from '../execution/operation-cache.ts';
import { Priority } from '../execution/priority.ts';
import { QueryEstimates } from '../execution/query-estimates.ts';
import { Requests } from '../execution/requests.ts';
import { findSavedQuery } from '../saved-queries/find-saved-query.ts';
import { parseResponse } from '../execution/serialized-response.ts';
import { Validator } from './validator.ts';
import { openHubReleases } from '../hub-releases/hub-releases.ts';
import { definitions } from '../jobs/definitions.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { LineSerializer } from '../query/output.ts';
import { TableStream } from '../query/table.ts';
import { HiddenFields, type HiddenField } from '../query/hidden-fields.ts';
import { Truncations } from '../query/truncation.ts';
import type { Api, ApiRequest, ApiResponse } from './api.ts';
import type { Caller } from '../auth/caller.ts';
import type { ApiOptions } from './api-options.ts';
import type { Context } from './context.ts';
import { SettingsCache } from '../resources/club-settings/settings-cache.ts';
import { entities } from '../resources/index.ts';
import { createFormatError } from './format-error.ts';
import { callerOf, httpRoute } from './http-route.ts';
import { pageRevisions } from './page-revisions.ts';
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
    { database: db, releases, schema, listener, contextOf: contextOfUser, executeFor },
  );
  await listener.start();
  jobs.start();
  const { production } = options;
  const costLimit = new CostLimit(schema, db, options.costPerMinute);
  const estimates = new QueryEstimates(schema, costLimit);
  const loginLimit = new LoginLimit(db);
  const services = { authenticator, estimates, jobs, loginLimit, settings, production };
  const operations = new OperationCache();
  let timeZone = clubTimeZone();
  settings.onChanged(() => {
    operations.clear();
    if (timeZone === clubTimeZone()) return;
    timeZone = clubTimeZone();
    void jobs.reschedule();
  });
  const classifier = new Classifier(options);
  const adHoc = new AdHocRequests(analysts, options.adHocPerMinute);
  const formatError = createFormatError(options);
  const validator = await Validator.start(schema, { operations, classifier, formatError }, options);

  async function contextOf(
    caller: Caller,
    deadline: RequestDeadline,
    tableWriter?: LineSerializer,
  ): Promise<Context> {
    const access =
      authenticator.cachedAccessOf(caller) ?? (await unlessAborted(deadline, authenticator.accessOf(caller)));
    const scope = requestScope.getStore();
    if (scope) Object.assign(scope, { userId: access.user?.id, username: access.user?.username });
    return { ...newContext(caller, access, deadline), tableWriter };
  }

  const newContext = (caller: Caller, access: Access, deadline: RequestDeadline): Context => ({
    caller,
    deadline,
    access,
    db: db.forRequest(deadline),
    services,
    responseSize: new ResponseSize(largestResponse),
    truncations: new Truncations(),
    hidden: new HiddenFields(),
  });

  /** Of a job: its work is cancelled by `signal`, and has no deadline of its own. */
  async function contextOfUser(
    userId: number,
    operationId: number | undefined,
    signal: AbortSignal,
  ): Promise<Context> {
    const access = await authenticator.cache.accessOfUser(userId);
    const caller = { token: undefined, address: '', operationId };
    return { ...newContext(caller, access, new RequestDeadline()), db: db.forRequest(signal) };
  }

  /** Of a job: an ad hoc request with the deadline of one, which `signal` cancels too. */
  function executeFor(userId: number, request: ApiRequest, signal: AbortSignal): Promise<ApiResponse> {
    const caller: Caller = { token: undefined, address: '', adHoc: true, signal };
    return whileRunning(caller, async deadline => {
      const access = await unlessAborted(deadline, authenticator.cache.accessOfUser(userId));
      return parseResponse(await requests.executeWithin(newContext(caller, access, deadline), request));
    });
  }

  const requests = new Requests({
    schema,
    contextOf,
    operations,
    validate: request => validator.validate(request),
    admission: new Admission(classifier, adHoc, costLimit),
    executor: new Executor(schema, priority),
    formatError,
  });
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

  const table: Api['table'] & {} = (request, caller, tableWriter) =>
    new Promise(resolve => {
      void whileRunning(caller, async deadline => {
        // At once: a table may send many rows until the next sweep.
        const abort = () => deadline.abort(disconnected());
        if (caller.signal?.aborted) abort();
        else caller.signal?.addEventListener('abort', abort, { once: true });
        const result = parseResponse(
          await requests.execute(request, { ...caller, adHoc: true }, deadline, tableWriter),
        );
        resolve(result);
        for (const value of Object.values(result.data ?? {}))
          if (value instanceof TableStream) await value.closed;
      });
    });

  return {
    execute: (request, caller) =>
      whileRunning(caller, async deadline =>
        parseResponse(await requests.execute(request, caller, deadline)),
      ),
    table,
    async allRows(request, caller) {
      const { data, errors, extensions } = await table(request, caller, () => undefined);
      if (errors) return { errors };
      const [list] = Object.values(data!);
      if (!(list instanceof TableStream)) throw new Error('Only lists of resources have rows');
      const hidden = (extensions?.['hidden'] ?? []) as HiddenField[];
      return { total: list.total!, batches: list.objects(), hidden: hidden.map(({ field }) => field) };
    },
    savedQuery: (key, caller) =>
      whileRunning(caller, async deadline => {
        const found = await unlessAborted(deadline, authenticator.savedQueryAccessOf(caller));
        adHoc.count({ access: found.access, caller });
        return findSavedQuery(key, found, db.forRequest(deadline));
      }),
    async isSignedIn(caller) {
      const lookup = unlessAborted(AbortSignal.timeout(SIGN_IN_CHECK_MS), authenticator.hubCallerOf(caller));
      return lookup.then(
        found => found !== null,
        (error: unknown) => !isRateLimited(error),
      );
    },
    async routes(fastify) {
      await httpRoute({ requests, running, formatError, largestResponse })(fastify, {});
      await fastify.register(accessStream(authenticator, pageRevisions(releases.served, settings), callerOf));
    },
    hubs: { schema, releases, documentCosts: new DocumentCosts(schema, costLimit, authenticator.cache) },
    jobs,
    ready: db.ready,
    async close() {
      await jobs.stop();
      await running.completed();
      await validator.stop();
      await listener.close();
      await releases.close();
      await authenticator.close();
      await analysts.close();
      await db.close();
      running.close();
    },
  };
}
