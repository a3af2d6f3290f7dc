import type { ApiOptions } from '../src/server/api.ts';

export interface Line {
  message: string;
  details: object;
}

export const silent: ApiOptions['log'] = { error() {}, info() {} };

/** A log that keeps what it is told, so that a test can ask whether anything failed unseen. */
export function keepingLog(): ApiOptions['log'] & { errors: Line[] } {
  const errors: Line[] = [];
  return { errors, error: (details, message) => errors.push({ details, message }), info() {} };
}
