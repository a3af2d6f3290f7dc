import type { ApiResponse } from './api.ts';
import { type ErrorCode, mayBeSaved } from '../common/errors.ts';

/** Codes whose HTTP status tells programs to try again later. Other errors are part of a response with status 200. */
const STATUS: Partial<Record<ErrorCode, number>> = { RATE_LIMITED: 429, UNAVAILABLE: 503 };

/** The details of the first error of a response without data, where its code has a status of its own. */
function retryable({ data, errors }: ApiResponse) {
  const hasData = Object.values(data ?? {}).some(value => value !== null);
  const extensions = hasData ? undefined : errors?.[0]?.extensions;
  return STATUS[extensions?.['code'] as ErrorCode] === undefined ? undefined : extensions;
}

/** The HTTP status of a response: 400 for a request that is wrong itself, so that no part of it was executed. */
export function statusOf(response: ApiResponse): number {
  const { data, errors } = response;
  if (!errors) return 200;
  if (data === undefined && errors[0]?.extensions?.['code'] === 'BAD_USER_INPUT') return 400;
  const extensions = retryable(response);
  return mayBeSaved(extensions) ? 504 : (STATUS[extensions?.['code'] as ErrorCode] ?? 200);
}

/** The headers that errors add to a response: when the client may try again. */
export function errorHeaders(result: ApiResponse): Record<string, string> {
  const retryAfter = retryable(result)?.['retryAfter'];
  return typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {};
}
