import { matching, tabStorage } from '../common/storage.ts';
import { readApiError } from './api-error.ts';

/**
 * The creation of one record by one form. Its Idempotency-Key makes a repeated request, after a double click or a lost
 * response, return the record that is saved already. A response renews the key, except a rejection after a lost response,
 * and one that names a record which an earlier request saved with other values: until `renew`, nothing else is created.
 * @example
 * const creation = new Creation('lockers');
 * const create = (save: (context: object) => Promise<string>) => creation.send(save);
 */
export class Creation {
  readonly #slot: string | undefined;
  #key: string;
  /** Whether an earlier request with the key may have saved the record: a rejection of a later one says nothing of it. */
  #mayBeSaved: boolean;

  /** @param name of what is created: under it, the key outlasts a reload of the tab until a response has come */
  constructor(name?: string) {
    this.#slot = name && `creation ${name}`;
    const stored = this.#slot && tabStorage.get(this.#slot, matching(/^[0-9a-f]{32}$/));
    this.#mayBeSaved = Boolean(stored);
    this.#key = stored || newKey();
  }

  /** @param mutate sends the create with this context of Apollo Client */
  async send<T>(mutate: (context: { headers: Record<string, string> }) => Promise<T>): Promise<T> {
    if (this.#slot) tabStorage.set(this.#slot, this.#key);
    try {
      const result = await mutate({ headers: { 'idempotency-key': this.#key } });
      this.renew();
      return result;
    } catch (error) {
      const { outcome, savedId } = readApiError(error);
      if (savedId !== null) this.#forget();
      else if (outcome === 'unknown') this.#mayBeSaved = true;
      else if (!this.#mayBeSaved) this.renew();
      throw error;
    }
  }

  /** As `send`, and once more when no response came: it returns what the first request saved, if only its response was lost. */
  async sendWithRetry<T>(mutate: Parameters<typeof this.send<T>>[0]): Promise<T> {
    try {
      return await this.send(mutate);
    } catch (error) {
      if (readApiError(error).outcome !== 'unknown') throw error;
      return this.send(mutate);
    }
  }

  /** Makes the next request create another record. */
  renew(): void {
    this.#forget();
    this.#key = newKey();
    this.#mayBeSaved = false;
  }

  #forget(): void {
    if (this.#slot) tabStorage.remove(this.#slot);
  }
}

/** Not `randomUUID`, which browsers offer over HTTPS and on localhost alone. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
