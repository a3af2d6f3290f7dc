import { AsyncLocalStorage } from 'node:async_hooks';

/** What log lines say of the request that caused them. */
export interface RequestScope {
  id: string;
  /** Since 1970, in milliseconds. */
  beganAt: number;
  /** Of the user whose token was valid. */
  userId?: number;
  username?: string;
}

/** Everything that a request runs is called within its scope. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
