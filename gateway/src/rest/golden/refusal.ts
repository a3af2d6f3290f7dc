import { RestFailure } from '../failure.ts';

/** The failure with which something is refused. */
export function refusal(act: () => unknown): RestFailure {
  try {
    act();
  } catch (error) {
    if (error instanceof RestFailure) return error;
    throw error;
  }
  throw new Error('It was accepted');
}
