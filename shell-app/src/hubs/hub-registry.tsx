import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useSession } from '@gym/hub-kit';
import {
  currentClub,
  RecordPagesProvider,
  type RecordName,
  type RecordPages,
  type RecordScreens,
  type RegisteredHub,
  type Session,
} from '@gym/hub-kit/shell';
import { onHubsAnnounced } from './hub-announcements.ts';
import { listHubs, listHubsAtStart, type CurrentListing } from './list-hubs.ts';

/** Before a list that could not be fetched is requested again, in milliseconds: at first, and at most. */
const FIRST_RETRY = 3_000;
const LAST_RETRY = 60_000;

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

/** Provides the hubs that the server lists and their pages of records, and follows its announcements. */
export function HubsProvider({ children }: { children: ReactNode }) {
  const [listing, setListing] = useState<Omit<KnownHubs, 'reload'>>({
    state: 'loading',
    hubs: [],
    unavailable: [],
    club: currentClub(),
    hasOtherFormats: false,
    overrides: [],
    pending: [],
  });
  const requests = useRef(0);
  const [failures, setFailures] = useState(0);

  const load = useCallback(async (list: () => Promise<CurrentListing>) => {
    const request = ++requests.current;
    try {
      const next = await list();
      // A later request has the newer list.
      if (request !== requests.current) return;
      setListing(before => (isSame(before, next) ? before : next));
      setFailures(0);
    } catch (error) {
      console.error('Failed to fetch the list of hubs', error);
      setListing(before => (before.state === 'ready' ? before : { ...before, state: 'failed' }));
      setFailures(before => before + 1);
    }
  }, []);
  const reload = useCallback(() => load(listHubs), [load]);
  useEffect(() => void load(listHubsAtStart), [load]);

  const follow = useEffectEvent((revision: string | undefined) => {
    // The stream begins with the revision, while the first list is on its way.
    if (listing.state === 'loading') return;
    if (revision === undefined || revision !== listing.revision) void reload();
  });
  useEffect(() => onHubsAnnounced(revision => follow(revision)), []);

  // An earlier list stays meanwhile, without a button that requests it again.
  const isOld = failures > 0 && listing.state === 'ready';
  useEffect(() => {
    if (!isOld) return;
    const timer = setTimeout(() => void reload(), Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (failures - 1)));
    return () => clearTimeout(timer);
  }, [isOld, failures, reload]);

  const value = useMemo(() => ({ ...listing, reload }), [listing, reload]);
  const { can } = useSession();
  const pages = useMemo(() => recordPages(listing.hubs, can), [listing.hubs, can]);
  return (
    <HubsContext value={value}>
      <RecordPagesProvider value={pages}>{children}</RecordPagesProvider>
    </HubsContext>
  );
}

/** The pages and lists of records that the user may open; of two hubs that have one, the first provides it. */
function recordPages(hubs: readonly RegisteredHub[], can: Session['can']): RecordPages {
  const pages: Partial<Record<RecordName, RecordScreens>> = {};
  for (const { manifest } of hubs)
    for (const { path, recordPage, list } of Object.values(manifest.screens)) {
      if (recordPage && can(recordPage.requires)) (pages[recordPage.record] ??= {}).page ??= path;
      if (list && can(`${list.resource}:view`)) (pages[list.record] ??= {}).list ??= path;
    }
  return pages;
}

/** An equal list keeps its identity, so that nothing renders. */
const isSame = (before: Omit<KnownHubs, 'reload'>, next: CurrentListing) =>
  JSON.stringify(before) === JSON.stringify(next);
