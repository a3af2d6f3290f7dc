import { allowInPolicy } from './local-origins.ts';
import { isRecord, json, leave, storage, tabStorage, type SafeStorage } from '@gym/hub-kit/shell';

/** URLs of overrides, by remote (`mf-members`). */
function overrideStore(store: SafeStorage) {
  const key = 'hub-overrides';
  const all = () => store.get(key, json(addressesIn)) ?? {};
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

const addressesIn = (stored: unknown): Record<string, string> | null =>
  isRecord(stored) && Object.values(stored).every(isAddress) ? (stored as Record<string, string>) : null;

const isAddress = (value: unknown): value is string => typeof value === 'string' && URL.canParse(value);

/** The overrides of this browser that the user has confirmed. */
export const acceptedOverrides = overrideStore(storage);

/** The overrides of a link that the user has not confirmed: anybody can write a link. */
export const pendingOverrides = overrideStore(tabStorage);

/** Loads the hub from that URL from now on. Reloads the page, which has the released hub loaded. */
export function acceptOverride(remote: string, address: string): void {
  leave(() => {
    pendingOverrides.drop(remote);
    acceptedOverrides.put(remote, address);
    allowInPolicy(Object.values(acceptedOverrides.all()));
    location.reload();
  });
}

/** Removes all overrides and reloads the page. */
export function resetOverrides(): void {
  leave(() => {
    acceptedOverrides.clear();
    allowInPolicy([]);
    location.reload();
  });
}
