/**
 * What the browser stores for this origin. Where it stores nothing, values last as long as the page. Earlier versions of the
 * app, extensions and users write there too: nothing is read that is not validated.
 */
export interface SafeStorage {
  /**
   * @param parse the value of a stored text; null, or an error, for an invalid one
   * @returns null if nothing is stored; an invalid text is removed
   */
  get<T>(key: string, parse: (text: string) => T | null): T | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * @param open reads the storage of the browser, which may throw: private windows, blocked cookies, a full quota
 */
function createStorage(open: () => Storage): SafeStorage {
  /** What the browser has refused to store. */
  const unstored = new Map<string, string>();
  return {
    get(key, parse) {
      const text = unstored.get(key) ?? attempt(() => open().getItem(key));
      if (text === null) return null;
      const value = attempt(() => parse(text));
      if (value === null) this.remove(key);
      return value;
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        unstored.delete(key);
      } catch {
        unstored.set(key, value);
      }
    },
    remove(key) {
      unstored.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

export const oneOf =
  <T extends string>(...texts: readonly T[]) =>
  (text: string): T | null =>
    texts.find(allowed => allowed === text) ?? null;

export const matching =
  (pattern: RegExp) =>
  (text: string): string | null =>
    pattern.test(text) ? text : null;

/** Accepts JSON of which `read` makes a value. */
export const json =
  <T>(read: (value: unknown) => T | null) =>
  (text: string): T | null =>
    read(JSON.parse(text));

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Local storage: shared by the tabs of this origin.
 * @example
 * const readCodes = (text: string) => {
 *   const codes: unknown = JSON.parse(text);
 *   return Array.isArray(codes) ? codes.map(String) : null;
 * };
 * const codes = storage.get('lockers:codes', readCodes) ?? [];
 */
export const storage = createStorage(() => localStorage);

/** Session storage: of this tab. */
export const tabStorage = createStorage(() => sessionStorage);
