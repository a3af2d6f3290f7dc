import { RestFailure } from '../../src/rest/failure.ts';

/** The RestFailure that a function throws. */
export function rejection(act: () => unknown): RestFailure {
  try {
    act();
  } catch (error) {
    if (error instanceof RestFailure) return error;
    throw error;
  }
  throw new Error('It was accepted');
}
