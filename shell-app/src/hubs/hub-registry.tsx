import { CONTRACT } from '@gym/hub-kit';
import { type HubRegistry, type RegisteredHub, type UnavailableHub } from '@gym/hub-kit/shell';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

interface KnownHubs {
  state: 'loading' | 'ready' | 'failed';
  /** In the order of the navigation. */
  hubs: RegisteredHub[];
  unavailable: UnavailableHub[];
  /** Reads the registry again, for a hub that has come back or been replaced. */
  reload(): Promise<void>;
}

type Listing = Omit<KnownHubs, 'reload'>;

const HubsContext = createContext<KnownHubs | null>(null);

export function useHubs(): KnownHubs {
  const hubs = useContext(HubsContext);
  if (!hubs) throw new Error('useHubs stands outside the HubsProvider');
  return hubs;
}

/** Which hubs there are, as the server lists them now. */
export function HubsProvider({ children }: { children: ReactNode }) {
  const [listing, setListing] = useState<Listing>({ state: 'loading', hubs: [], unavailable: [] });

  const reload = useCallback(async () => {
    try {
      setListing(await fetchListing());
    } catch (error) {
      console.error('The list of hubs could not be fetched', error);
      setListing(before => (before.state === 'ready' ? before : { ...before, state: 'failed' }));
    }
  }, []);
  useEffect(() => void reload(), [reload]);

  const value = useMemo(() => ({ ...listing, reload }), [listing, reload]);
  return <HubsContext value={value}>{children}</HubsContext>;
}

async function fetchListing(): Promise<Listing> {
  const response = await fetch('/hubs.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`/hubs.json answered ${response.status}`);
  return sortListing((await response.json()) as HubRegistry);
}

/** Parts what can be shown from what cannot: a remote that is down, or one built for another contract. */
export function sortListing(registry: HubRegistry): Listing {
  const listing: Listing = { state: 'ready', hubs: [], unavailable: [] };
  for (const hub of registry.hubs) {
    if ('error' in hub) listing.unavailable.push(hub);
    else if (hub.manifest.contract === CONTRACT) listing.hubs.push(hub);
    else
      listing.unavailable.push({ remote: hub.remote, error: `Built for contract ${hub.manifest.contract}` });
  }
  listing.hubs.sort((one, other) => one.manifest.order - other.manifest.order);
  return listing;
}
