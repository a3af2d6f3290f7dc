import type { ApiOptions } from '../src/server/api.ts';

export interface Line {
  message: string;
  details: object;
}

export const silent: ApiOptions['log'] = { error() {}, info() {} };

/** A log that records the failures, so that a test can check them. */
export function recordingLog(): ApiOptions['log'] & { errors: Line[] } {
  const errors: Line[] = [];
  return { errors, error: (details, message) => errors.push({ details, message }), info() {} };
}
