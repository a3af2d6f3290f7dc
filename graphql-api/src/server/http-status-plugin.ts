import type { ApolloServerPlugin } from '@apollo/server';
import type { FormattedExecutionResult } from 'graphql';
import type { Context } from './context.ts';
import { ApiError, type ErrorCode, mayBeSaved } from '../common/errors.ts';

/** Codes whose HTTP status tells programs to try again later. Other errors are part of a response with status 200. */
const STATUS: Partial<Record<ErrorCode, number>> = { RATE_LIMITED: 429, UNAVAILABLE: 503 };

/** The details of the first error of a response without data, where its code has a status of its own. */
function retryable({ data, errors }: FormattedExecutionResult) {
  const hasData = Object.values(data ?? {}).some(value => value !== null);
  const extensions = hasData ? undefined : errors?.[0]?.extensions;
  return STATUS[extensions?.['code'] as ErrorCode] === undefined ? undefined : extensions;
}

/** The HTTP status of a response with errors. */
export function errorStatus(result: FormattedExecutionResult): number {
  const extensions = retryable(result);
  return mayBeSaved(extensions) ? 504 : (STATUS[extensions?.['code'] as ErrorCode] ?? 200);
}

/** The headers that errors add to a response: when the client may try again. */
export function errorHeaders(result: FormattedExecutionResult): Record<string, string> {
  const retryAfter = retryable(result)?.['retryAfter'];
  return typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {};
}

/** Sets status and headers of what Apollo Server responds, unless it rejected the request with a status of its own. */
export const httpStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ errors, response: { body, http } }) {
        if (!errors || body.kind !== 'single') return;
        // Apollo Server has 500 for what is rejected before it runs, such as an expensive query.
        const isOurs = errors.some(error => error instanceof ApiError);
        if (isOurs || retryable(body.singleResult)) http.status = errorStatus(body.singleResult);
        for (const [name, value] of Object.entries(errorHeaders(body.singleResult)))
          http.headers.set(name, value);
      },
    };
  },
};
