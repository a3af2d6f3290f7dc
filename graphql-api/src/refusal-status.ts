import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server';
import type { Context } from './context.ts';
import { ClubError } from './errors.ts';

/** The HTTP status of an ad hoc request without a result, by the code of its error. */
const AD_HOC_STATUS: Readonly<Record<string, number>> = { RATE_LIMITED: 429, UNAVAILABLE: 503 };

/**
 * A rejection before execution has status 200, as a rejection by the permission rules has, except 429. Programs, which
 * send ad hoc requests, learn by the status and `retry-after` that they can try again.
 */
export const refusalStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    let isRunning = false;
    return {
      async executionDidStart() {
        isRunning = true;
      },
      async willSendResponse({ errors, response, contextValue: { adHoc } }) {
        const { http } = response;
        const refusal = errors?.find(error => error instanceof ClubError);
        if (isRunning && adHoc) {
          const error = onlyError(response);
          http.status = AD_HOC_STATUS[String(error?.code)] ?? http.status;
          if (typeof error?.retryAfter === 'number')
            http.headers.set('retry-after', String(error.retryAfter));
        }
        if (isRunning || !refusal) return;
        const { code, retryAfter } = refusal.extensions;
        http.status = code === 'RATE_LIMITED' ? 429 : 200;
        if (typeof retryAfter === 'number') http.headers.set('retry-after', String(retryAfter));
      },
    };
  },
};

/** The details of the first error of a response that has no data. */
function onlyError({ body }: GraphQLResponse): { code?: unknown; retryAfter?: unknown } | undefined {
  if (body.kind !== 'single') return undefined;
  const { data, errors } = body.singleResult;
  const hasData = Object.values(data ?? {}).some(value => value !== null);
  return hasData ? undefined : errors?.[0]?.extensions;
}
