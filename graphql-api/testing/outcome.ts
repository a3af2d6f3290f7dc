import { expect } from 'vitest';
import { Rejected, type TestUser } from './test-user.ts';

/** What a permission check decided. */
export type Outcome = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'open';

/** Error codes that occur only after the permission check. */
const PASSED = new Set(['CONFLICT', 'NOT_FOUND', 'UNAUTHENTICATED', 'RATE_LIMITED']);

/** Sends an operation that may run in each mode. @returns whether a permission check rejected it */
export async function outcomeOf(user: TestUser, operation: string): Promise<Outcome> {
  const users = operation.startsWith('mutation') ? user.inEachMode() : [user];
  const outcomes: Outcome[] = [];
  for (const each of users) outcomes.push(await outcomeFor(each, operation));
  expect(outcomes, operation).toEqual(outcomes.map(() => outcomes[0]));
  return outcomes[0]!;
}

async function outcomeFor(user: TestUser, operation: string): Promise<Outcome> {
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
