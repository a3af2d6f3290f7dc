/** What the browser stores for this origin. Where it refuses, values last as long as the page. */
export interface SafeStorage {
  get(key: string): string | null;
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
    get(key) {
      const value = unstored.get(key);
      if (value !== undefined) return value;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
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
      try {
        open().removeItem(key);
      } catch {
        // Nothing is stored there.
      }
    },
  };
}

/** Local storage: shared by the tabs of this origin. */
export const storage = createStorage(() => localStorage);

/** Session storage: of this tab. */
export const tabStorage = createStorage(() => sessionStorage);
