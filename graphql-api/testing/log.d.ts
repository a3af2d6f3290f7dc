import type { ApiOptions } from '../src/api.ts';
export interface Line {
  message: string;
  details: object;
}
export declare const silent: ApiOptions['log'];
/** A log that keeps what it is told, so that a test can ask whether anything failed unseen. */
export declare function keepingLog(): ApiOptions['log'] & {
  errors: Line[];
};
