/** Addresses of hubs, by remote: `mf-members`. */
function keepIn(storage: Storage) {
  const key = 'hub-overrides';
  const all = () => JSON.parse(storage.getItem(key) ?? '{}') as Record<string, string>;
  const write = (addresses: Record<string, string>) => storage.setItem(key, JSON.stringify(addresses));
  return {
    all,
    put: (remote: string, address: string) => write({ ...all(), [remote]: address }),
    drop(remote: string) {
      const { [remote]: _dropped, ...others } = all();
      write(others);
    },
    clear: () => storage.removeItem(key),
  };
}

/** Where a developer takes hubs from in this browser. */
export const agreedOverrides = keepIn(localStorage);

/** What an address asked for, until its person has agreed or not: anybody can write a link. */
export const askedOverrides = keepIn(sessionStorage);

/** From now on the hub comes from there; what the page has of the club's own goes with it. */
export function agreeTo(remote: string, address: string): void {
  askedOverrides.drop(remote);
  agreedOverrides.put(remote, address);
  location.reload();
}

/** From now on every hub is the club's own again; what the page has of others goes with it. */
export function resetOverrides(): void {
  agreedOverrides.clear();
  location.reload();
}
