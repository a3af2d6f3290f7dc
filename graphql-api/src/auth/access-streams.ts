import type { ServerResponse } from 'node:http';
import type { Access } from './access.ts';
import type { Authenticator } from './authenticator.ts';
import { isSessionOf, type SessionClaims } from './session-tokens.ts';

export const MAX_STREAMS_PER_USER = 10;
/** Of all users, in one process. */
export const MAX_STREAMS = 2_000;

/** The list of hubs, as far as streams report it. */
export interface HubRevisions {
  registry(): Promise<{ revision: string }>;
  /** @returns a function that unsubscribes */
  onChanged(listener: (revision: string) => void): () => void;
}

/** Keeps proxies from taking a quiet stream for a dead one; in milliseconds, as all of these. */
const KEEP_ALIVE_INTERVAL = 20_000;
const RETRY_INTERVAL = 1_000;

interface OpenStream {
  response: ServerResponse;
  session: SessionClaims;
  /** What the client was last notified of. */
  access: string;
  expiry: NodeJS.Timeout;
}

/**
 * The open event streams of `GET /graphql/access`. After a change the access of each user concerned is looked up
 * once, however many streams the user has open.
 */
export class AccessStreams {
  private readonly byUser = new Map<number, Set<OpenStream>>();
  private count = 0;
  /** Users whose access may have changed, until it has been looked up. */
  private readonly pending = new Set<number>();
  private isUpdating = false;
  private isClosed = false;
  private readonly keepAlive = setInterval(() => this.writeAll(':\n\n'), KEEP_ALIVE_INTERVAL).unref();
  private readonly unsubscribe: (() => void)[];

  constructor(
    private readonly authenticator: Authenticator,
    private readonly hubs: HubRevisions,
  ) {
    this.unsubscribe = [
      authenticator.cache.onChanged(userId => this.changed(userId)),
      hubs.onChanged(revision => this.writeAll(hubsEvent(revision))),
    ];
  }

  get isFull(): boolean {
    return this.count >= MAX_STREAMS;
  }

  /**
   * Writes to a response until the client or the session ends. Of more than `MAX_STREAMS_PER_USER` the oldest ends:
   * it is the one that is most likely dead. Its client is notified with `event: replaced`, so that it does not
   * take the place of another in turn.
   */
  add(response: ServerResponse, session: SessionClaims, access: Access): void {
    const { userId, expiresAt } = session;
    if (response.closed || response.destroyed) return;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    if (this.isClosed) return void response.end();
    const streams = this.byUser.get(userId) ?? new Set();
    this.byUser.set(userId, streams);
    const stream: OpenStream = {
      response,
      session,
      access: textOf(access),
      expiry: setTimeout(() => this.end(userId, stream), expiresAt - Date.now()).unref(),
    };
    streams.add(stream);
    this.count++;
    response.on('close', () => this.end(userId, stream));
    write(response, ':\n\n');
    // A change between the page's list of hubs and this stream would go unnoticed.
    this.hubs.registry().then(
      ({ revision }) => streams.has(stream) && write(response, hubsEvent(revision)),
      () => response.destroy(),
    );
    const [oldest] = streams;
    if (streams.size <= MAX_STREAMS_PER_USER || !oldest) return;
    write(oldest.response, 'event: replaced\n\n');
    this.end(userId, oldest);
  }

  /** Ends all streams, and from now on each that is added. */
  close(): void {
    this.isClosed = true;
    for (const unsubscribe of this.unsubscribe) unsubscribe();
    clearInterval(this.keepAlive);
    this.pending.clear();
    for (const [userId, streams] of this.byUser) for (const stream of streams) this.end(userId, stream);
  }

  private end(userId: number, stream: OpenStream): void {
    const streams = this.byUser.get(userId);
    if (!streams?.delete(stream)) return;
    this.count--;
    if (streams.size === 0) this.byUser.delete(userId);
    clearTimeout(stream.expiry);
    stream.response.end();
  }

  private changed(userId: number | undefined): void {
    const users = userId === undefined ? this.byUser.keys() : [userId];
    for (const id of users) if (this.byUser.has(id)) this.pending.add(id);
    if (!this.isUpdating) void this.update();
  }

  /** One user after the other, so that the last event follows the last change. */
  private async update(): Promise<void> {
    this.isUpdating = true;
    for (const userId of this.pending) {
      this.pending.delete(userId);
      try {
        await this.updateUser(userId);
      } catch {
        // The database is away: nobody can be notified until it is back.
        this.pending.add(userId);
        await new Promise(done => setTimeout(done, RETRY_INTERVAL).unref());
      }
    }
    this.isUpdating = false;
  }

  private async updateUser(userId: number): Promise<void> {
    if (!this.byUser.has(userId)) return;
    const access = await this.authenticator.cache.accessOfUser(userId);
    const text = textOf(access);
    for (const stream of this.byUser.get(userId) ?? []) {
      if (!isSessionOf(access.user, stream.session)) this.end(userId, stream);
      else if (stream.access !== text) {
        stream.access = text;
        write(stream.response, 'data: changed\n\n');
      }
    }
  }

  private writeAll(text: string): void {
    for (const streams of this.byUser.values()) for (const { response } of streams) write(response, text);
  }
}

const hubsEvent = (revision: string) => `event: hubs\ndata: ${revision}\n\n`;

/** A client that does not read what was written before is disconnected, and connects again when it can. */
function write(response: ServerResponse, text: string): void {
  if (response.writableNeedDrain) response.destroy();
  else response.write(text);
}

/** Without the ended sessions, which concern no other. */
const textOf = ({ user, grants }: Access) =>
  JSON.stringify([user && { ...user, endedSessions: [] }, [...grants]]);
