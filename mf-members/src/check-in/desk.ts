import { storage, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useApolloClient, type ResultOf } from '@gym/hub-kit/graphql';
import { failureText, readApiError, write } from '@gym/hub-kit/screen';
import { useEffect, useSyncExternalStore } from 'react';
import { checkInDocument, matchingMembersDocument } from './check-in.graphql.ts';
import { newKey, readScans, ScanQueue, type WaitingScan } from './scan-queue.ts';

type Client = ReturnType<typeof useApolloClient>;
type Option = ResultOf<typeof matchingMembersDocument>['options'][number];

/** What the server says of a scan. */
export type CheckIn = ResultOf<typeof checkInDocument>['result'];

/** What somebody scanned, typed or chose. */
export interface Scan {
  label: string;
  cardNumber?: string;
  memberId?: string;
  overrideReason?: string;
}

type MadeScan = Scan & { key: string; locationId: string; at: string };

/** What became of a scan. */
export type DeskResult = MadeScan &
  (
    | { state: 'decided'; checkIn: CheckIn }
    /** Neither a card nor the name of one member; members whose name or contact has the text. */
    | { state: 'unknown'; matches: readonly Option[] }
    | { state: 'waiting' }
    | { state: 'full' }
    | { state: 'failed'; message: string }
  );

interface DeskState {
  latest: DeskResult | null;
  /** The latest first. */
  recent: readonly DeskResult[];
  waiting: readonly WaitingScan[];
  /** What the server decided on scans without connection, the latest first. */
  late: readonly DeskResult[];
  isBusy: boolean;
}

const MOST_RECENT = 10;
const WAITING = 'check-in:waiting';
/** How long a desk waits for a response, in milliseconds: then the connection counts as lost. */
const LIMIT = 8_000;
const RESEND = 5_000;

/** Codes after which the same request can succeed later. */
const LATER: ReadonlySet<string> = new Set(['NETWORK', 'UNAVAILABLE', 'UNAUTHENTICATED', 'RATE_LIMITED']);

/** The scans of a user in this page. They outlast the way to a payment and back. */
class Desk {
  readonly #client: Client;
  #state: DeskState = { latest: null, recent: [], waiting: [], late: [], isBusy: false };
  readonly #listeners = new Set<() => void>();
  /** Scans are decided one after the other: a scanner is faster than a response. */
  #last: Promise<void> = Promise.resolve();
  readonly #queue = new ScanQueue({
    store: {
      read: () => storage.get(WAITING, readScans) ?? [],
      write: scans => storage.set(WAITING, JSON.stringify(scans)),
    },
    send: scan => this.#sendLate(scan),
    onChange: () => this.#set({ waiting: this.#queue.waiting }),
  });

  constructor(client: Client) {
    this.#client = client;
    this.#state = { ...this.#state, waiting: this.#queue.waiting };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly state = () => this.#state;

  scan(scan: Scan, locationId: string): void {
    const made = { ...scan, key: newKey(), locationId, at: new Date().toISOString() };
    this.#last = this.#last.then(async () => {
      this.#set({ isBusy: true });
      const latest = await this.#decide(made);
      this.#set({ latest, recent: [latest, ...this.#state.recent].slice(0, MOST_RECENT), isBusy: false });
    });
  }

  async resend(): Promise<void> {
    if (this.#queue.waiting.length > 0) await this.#queue.send();
  }

  forgetLate(): void {
    this.#set({ late: [] });
  }

  async #decide(scan: MadeScan): Promise<DeskResult> {
    // An earlier scan of the same card comes first: this one may be its check-out.
    await this.resend();
    if (this.#queue.waiting.length > 0) return this.#keep(scan);
    try {
      const checkIn = await this.#checkIn(scan, scan.key);
      if (checkIn.outcome !== 'unknown_card') return { ...scan, state: 'decided', checkIn };
      return await this.#find(scan);
    } catch (failure) {
      const error = readApiError(failure);
      if (LATER.has(error.code)) return this.#keep(scan);
      console.error('Failed to check in', failure);
      return { ...scan, state: 'failed', message: failureText(t('Failed to check in'), error) };
    }
  }

  /** A text that is no card may be a name: that of one member checks the member in. */
  async #find(scan: MadeScan): Promise<DeskResult> {
    const { data } = await this.#client.query({
      query: matchingMembersDocument,
      variables: { search: scan.label },
      fetchPolicy: 'network-only',
      context: { fetchOptions: { limit: LIMIT } },
    });
    const matches = data?.options ?? [];
    const only = onlyMatch(matches, scan.label);
    if (!only) return { ...scan, state: 'unknown', matches };
    const { locationId, at } = scan;
    return this.#decide({ key: newKey(), locationId, at, label: only.label, memberId: only.id });
  }

  #keep(scan: MadeScan): DeskResult {
    const { label, cardNumber, memberId, overrideReason, locationId, at } = scan;
    if (overrideReason !== undefined)
      return { ...scan, state: 'failed', message: t('There is no connection. Only the server can do this.') };
    // With a key of its own: the server may have stored the visit of the first request, and takes both as one scan.
    const key = newKey();
    const presented = memberId ? { memberId } : { cardNumber };
    const isKept = this.#queue.add({ key, label, ...presented, locationId, scannedAt: at });
    return { ...scan, key, state: isKept ? 'waiting' : 'full' };
  }

  async #sendLate({ key, scannedAt, ...scan }: WaitingScan): Promise<boolean> {
    const made = { ...scan, key, at: scannedAt };
    try {
      const checkIn = await this.#checkIn(made, key, scannedAt);
      this.#addLate(
        checkIn.outcome === 'unknown_card'
          ? { ...made, state: 'unknown', matches: [] }
          : { ...made, state: 'decided', checkIn },
      );
    } catch (failure) {
      const error = readApiError(failure);
      if (LATER.has(error.code)) return false;
      console.error('Failed to check in', failure);
      this.#addLate({ ...made, state: 'failed', message: failureText(t('Failed to check in'), error) });
    }
    return true;
  }

  #addLate(result: DeskResult): void {
    const { latest, recent, late } = this.#state;
    const updated = (shown: DeskResult) => (shown.key === result.key ? result : shown);
    this.#set({ late: [result, ...late], recent: recent.map(updated), latest: latest && updated(latest) });
  }

  async #checkIn(scan: Scan & { locationId: string }, key: string, scannedAt?: string): Promise<CheckIn> {
    const { cardNumber, memberId, locationId, overrideReason } = scan;
    const { data } = await write(this.#client, {
      mutation: checkInDocument,
      variables: { input: { cardNumber, memberId, locationId, overrideReason, scannedAt } },
      context: { headers: { 'idempotency-key': key }, fetchOptions: { limit: LIMIT } },
    });
    // A response without data has errors, which `write` throws.
    return data!.result;
  }

  #set(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const wordsOf = (text: string) => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

/**
 * The member with exactly this name, or the only one that is found, if the name has each word. The search also finds
 * parts of phone numbers, which an unknown card may be.
 */
function onlyMatch(matches: readonly Option[], text: string): Option | undefined {
  const words = wordsOf(text);
  const isName = ({ label }: Option) => wordsOf(label).join(' ') === words.join(' ');
  const exact = matches.filter(isName);
  if (exact.length === 1) return exact[0];
  const [only] = matches;
  const hasWords = words.every(word => only?.label.toLocaleLowerCase().includes(word));
  return matches.length === 1 && hasWords ? only : undefined;
}

let current: { client: Client; userId: string; desk: Desk } | undefined;

/** One for each user and client: what it shows is of no other user. */
function deskOf(client: Client, userId: string): Desk {
  if (current?.client !== client || current.userId !== userId)
    current = { client, userId, desk: new Desk(client) };
  return current.desk;
}

/** The desk of the user who is signed in; it sends what is waiting when there is a connection again. */
export function useDesk(): [desk: Desk, state: DeskState] {
  const client = useApolloClient();
  const { user } = useSession();
  const desk = deskOf(client, user.id);
  const state = useSyncExternalStore(desk.subscribe, desk.state);
  const isWaiting = state.waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const resend = () => void desk.resend();
    resend();
    const timer = setInterval(resend, RESEND);
    addEventListener('online', resend);
    return () => {
      clearInterval(timer);
      removeEventListener('online', resend);
    };
  }, [desk, isWaiting]);
  return [desk, state];
}
