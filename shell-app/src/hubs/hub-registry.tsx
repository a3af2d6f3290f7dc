import type { HubRegistry } from '@gym/hub-kit/shell';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { sortListing, type Listing } from './sort-listing.ts';

interface KnownHubs extends Omit<Listing, 'state'> {
  state: 'loading' | 'ready' | 'failed';
  /** Reads the registry again, for a hub that has come back or been replaced. */
  reload(): Promise<void>;
}

const HubsContext = createContext<KnownHubs | null>(null);

export function useHubs(): KnownHubs {
  const hubs = useContext(HubsContext);
  if (!hubs) throw new Error('useHubs stands outside the HubsProvider');
  return hubs;
}

/** Which hubs there are, as the server lists them now. */
export function HubsProvider({ children }: { children: ReactNode }) {
  const [listing, setListing] = useState<Omit<KnownHubs, 'reload'>>({
    state: 'loading',
    hubs: [],
    unavailable: [],
  });

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
