import { readApiError } from './api-error.ts';

/** Codes of failures after which nobody knows whether the record was saved: the request can be repeated as it was. */
const OUTCOME_UNKNOWN: ReadonlySet<string> = new Set(['NETWORK', 'UNAVAILABLE', 'INTERNAL']);

/**
 * The creation of one record by one form. Its Idempotency-Key makes a repeated request, after a double click or a lost
 * response, return the record that is saved already. After a response that settles the outcome, the key is renewed.
 * @example
 * const creation = new Creation();
 * const create = (save: (context: object) => Promise<string>) => creation.send(save);
 */
export class Creation {
  #key = newKey();

  /** @param mutate sends the create with this context of Apollo Client */
  async send<T>(mutate: (context: { headers: Record<string, string> }) => Promise<T>): Promise<T> {
    try {
      const result = await mutate({ headers: { 'idempotency-key': this.#key } });
      this.#key = newKey();
      return result;
    } catch (error) {
      if (!OUTCOME_UNKNOWN.has(readApiError(error).code)) this.#key = newKey();
      throw error;
    }
  }
}

/** Not `randomUUID`, which browsers offer over HTTPS and on localhost alone. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
