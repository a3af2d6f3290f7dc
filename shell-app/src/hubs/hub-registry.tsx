import type { HubRegistry } from '@gym/hub-kit/shell';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { keptOverrides } from './kept-overrides.ts';
import type { Override } from './overrides.ts';
import { sortListing, type Listing } from './sort-listing.ts';

interface KnownHubs extends Omit<Listing, 'state'> {
  state: 'loading' | 'ready' | 'failed';
  /** What a developer takes from elsewhere in this browser, or would. */
  overrides: Override[];
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
    overrides: [],
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

async function fetchListing(): Promise<Listing & Pick<KnownHubs, 'overrides'>> {
  const response = await fetch('/hubs.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`/hubs.json answered ${response.status}`);
  const registry = (await response.json()) as HubRegistry;
  if (Object.keys(keptOverrides()).length === 0) return { ...sortListing(registry), overrides: [] };
  const { withOverrides } = await import('./overrides.ts');
  const overridden = await withOverrides(registry);
  return { ...sortListing(overridden.registry), overrides: overridden.overrides };
}
