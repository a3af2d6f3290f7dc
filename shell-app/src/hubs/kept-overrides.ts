const storageKey = 'hub-overrides';

/** The addresses that a developer takes hubs from in this browser, by remote: `mf-members`. */
export const keptOverrides = (): Record<string, string> =>
  JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, string>;

export const keepOverrides = (addresses: Record<string, string>): void =>
  localStorage.setItem(storageKey, JSON.stringify(addresses));

/** From now on every hub is the club's own again; what the page has of others goes with it. */
export function resetOverrides(): void {
  localStorage.removeItem(storageKey);
  location.reload();
}
