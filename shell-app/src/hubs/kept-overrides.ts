import { storage, tabStorage, type SafeStorage } from '@gym/hub-kit/shell';

/** Addresses of hubs, by remote: `mf-members`. */
function keepIn(place: SafeStorage) {
  const key = 'hub-overrides';
  const all = () => JSON.parse(place.get(key) ?? '{}') as Record<string, string>;
  const write = (addresses: Record<string, string>) => place.set(key, JSON.stringify(addresses));
  return {
    all,
    put: (remote: string, address: string) => write({ ...all(), [remote]: address }),
    drop(remote: string) {
      const { [remote]: _dropped, ...others } = all();
      write(others);
    },
    clear: () => place.remove(key),
  };
}

/** Where a developer takes hubs from in this browser. */
export const agreedOverrides = keepIn(storage);

/** What an address asked for, until its person has agreed or not: anybody can write a link. */
export const askedOverrides = keepIn(tabStorage);

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
