import { vi } from 'vitest';

/** Replaces both storages of the browser. @returns what each has stored */
export function stubStorages(): Record<'local' | 'session', Map<string, string>> {
  const stored = { local: new Map<string, string>(), session: new Map<string, string>() };
  for (const kind of ['local', 'session'] as const) {
    const texts = stored[kind];
    vi.stubGlobal(`${kind}Storage`, {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => void texts.set(key, value),
      removeItem: (key: string) => void texts.delete(key),
    });
  }
  return stored;
}
