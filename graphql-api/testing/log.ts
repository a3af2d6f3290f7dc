import type { Log } from '../src/common/log.ts';

export interface Line {
  message: string;
  details: object;
}

export const silent: Log = { error() {}, info() {} };

/** A log that records the failures, so that a test can check them. */
export function recordingLog(): Log & { errors: Line[] } {
  const errors: Line[] = [];
  return { errors, error: (details, message) => errors.push({ details, message }), info() {} };
}
