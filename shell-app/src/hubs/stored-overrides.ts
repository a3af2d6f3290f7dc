import { storage, tabStorage, type SafeStorage } from '@gym/hub-kit/shell';

/** Addresses of hubs, by remote: `mf-members`. */
function overrideStore(store: SafeStorage) {
  const key = 'hub-overrides';
  const all = () => JSON.parse(store.get(key) ?? '{}') as Record<string, string>;
  const write = (addresses: Record<string, string>) => store.set(key, JSON.stringify(addresses));
  return {
    all,
    put: (remote: string, address: string) => write({ ...all(), [remote]: address }),
    drop(remote: string) {
      const { [remote]: _dropped, ...others } = all();
      write(others);
    },
    clear: () => store.remove(key),
  };
}

/** Where a developer takes hubs from in this browser. */
export const acceptedOverrides = overrideStore(storage);

/** What an address asked for, until its person has agreed or not: anybody can write a link. */
export const pendingOverrides = overrideStore(tabStorage);

/** From now on the hub comes from there; what the page has of the club's own goes with it. */
export function acceptOverride(remote: string, address: string): void {
  pendingOverrides.drop(remote);
  acceptedOverrides.put(remote, address);
  location.reload();
}

/** From now on every hub is the club's own again; what the page has of others goes with it. */
export function resetOverrides(): void {
  acceptedOverrides.clear();
  location.reload();
}
