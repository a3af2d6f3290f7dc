import { Rejected, type TestUser } from './test-user.ts';

/** What a permission check decided. */
export type Outcome = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'open';

/** Error codes that occur only after the permission check. */
const PASSED = new Set(['CONFLICT', 'NOT_FOUND', 'UNAUTHENTICATED', 'RATE_LIMITED']);

/** Sends an operation. @returns whether a permission check rejected it */
export async function outcomeOf(user: TestUser, operation: string): Promise<Outcome> {
  try {
    await user.request(operation);
    return 'open';
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    if (error.code === 'FORBIDDEN' || error.message === 'Please sign in') return error.code as Outcome;
    if (PASSED.has(error.code) || error.fields) return 'open';
    throw error;
  }
}
