import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { listHubs, listHubsAtStart, type CurrentListing } from './list-hubs.ts';

interface KnownHubs extends Omit<CurrentListing, 'state'> {
  state: 'loading' | 'ready' | 'failed';
  /** Reads the registry again, for a hub that has come back or been replaced. */
  reload(): Promise<void>;
}

const HubsContext = createContext<KnownHubs | null>(null);

export function useHubs(): KnownHubs {
  const hubs = useContext(HubsContext);
  if (!hubs) throw new Error('useHubs is outside the HubsProvider');
  return hubs;
}

/** Provides the hubs that the server lists. */
export function HubsProvider({ children }: { children: ReactNode }) {
  const [listing, setListing] = useState<Omit<KnownHubs, 'reload'>>({
    state: 'loading',
    hubs: [],
    unavailable: [],
    overrides: [],
    pending: [],
  });

  const load = useCallback(async (list: () => Promise<CurrentListing>) => {
    try {
      setListing(await list());
    } catch (error) {
      console.error('Failed to fetch the list of hubs', error);
      setListing(before => (before.state === 'ready' ? before : { ...before, state: 'failed' }));
    }
  }, []);
  const reload = useCallback(() => load(listHubs), [load]);
  useEffect(() => void load(listHubsAtStart), [load]);

  const value = useMemo(() => ({ ...listing, reload }), [listing, reload]);
  return <HubsContext value={value}>{children}</HubsContext>;
}
