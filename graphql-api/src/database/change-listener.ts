import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import type { ApiOptions } from '../server/api-options.ts';

/** All in milliseconds. */
const CONNECT_TIMEOUT = 5_000;
const HEARTBEAT_INTERVAL = 2_000;
const HEARTBEAT_TIMEOUT = 3_000;
/** How long cached values may be used after the last confirmed heartbeat was sent. */
const CURRENT_FOR = 7_000;
const FIRST_RETRY = 250;
const LONGEST_RETRY = 5_000;
const CLOSE_TIMEOUT = 1_000;
const KEEP_ALIVE_AFTER = 10_000;

/** Called with the payload of a notification, or undefined when notifications may have been missed. */
export type OnNotified = (payload: string | undefined) => void;

interface Connection {
  client: pg.Client;
  socket: Socket;
  heartbeatSentAt: number;
  /** Ends the connection when it does not open in time, or when a heartbeat does not return; sends the next one. */
  timer: NodeJS.Timeout;
}

/**
 * The connection on which PostgreSQL reports changes, made by whatever process: of users, of permissions, of the hubs
 * that are served.
 * A heartbeat goes the way of a notification, from the connection through PostgreSQL back to it. When one does not
 * return, the connection is destroyed and opened again; until then `isCurrent` is false.
 */
export class ChangeListener {
  private readonly heartbeatChannel = `heartbeat_${randomBytes(8).toString('hex')}`;
  private connection: Connection | undefined;
  private confirmedAt = -Infinity;
  private failures = 0;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  private readonly channels = new Map<string, OnNotified>();

  constructor(private readonly options: Pick<ApiOptions, 'databaseUrl' | 'log'>) {}

  /** Follows a channel; before `start`. */
  on(channel: string, onNotified: OnNotified): void {
    this.channels.set(channel, onNotified);
  }

  /** Whether every change up to a moment ago has been reported. */
  isCurrent(): boolean {
    return performance.now() - this.confirmedAt < CURRENT_FOR;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.confirmedAt = -Infinity;
    clearTimeout(this.retry);
    const { connection } = this;
    if (!connection) return;
    clearTimeout(connection.timer);
    // A silent connection does not confirm its end.
    const timer = setTimeout(() => connection.socket.destroy(), CLOSE_TIMEOUT);
    await connection.client.end().catch(() => undefined);
    clearTimeout(timer);
  }

  /**
   * Connects. A failure is logged and retried: a database that cannot notify, such as a read-only replica, still
   * serves, but what depends on its reports is not cached.
   */
  async start(): Promise<void> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.options.databaseUrl,
      application_name: 'gym-listener',
      stream: () => socket,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
    });
    const timer = setTimeout(() => socket.destroy(), CONNECT_TIMEOUT).unref();
    const connection: Connection = { client, socket, heartbeatSentAt: 0, timer };
    this.connection = connection;
    client.on('error', error => this.lost(connection, error));
    client.on('end', () => this.lost(connection, new Error('The connection ended')));
    client.on('notification', message => this.notified(connection, message));
    try {
      await client.connect();
      const channels = [...this.channels.keys(), this.heartbeatChannel];
      await client.query(channels.map(channel => `listen ${channel}`).join('; '));
    } catch (error) {
      return this.lost(connection, error);
    }
    if (this.connection !== connection) return;
    // What was loaded before this connection listened may miss a change.
    this.mayHaveMissed();
    clearTimeout(timer);
    this.sendHeartbeat(connection);
  }

  private notified(connection: Connection, { channel, payload }: pg.Notification): void {
    if (this.connection !== connection) return;
    if (channel === this.heartbeatChannel) return this.confirmed(connection);
    this.channels.get(channel)?.(payload ?? '');
  }

  private mayHaveMissed(): void {
    for (const onNotified of this.channels.values()) onNotified(undefined);
  }

  private sendHeartbeat(connection: Connection): void {
    const { client, socket } = connection;
    connection.heartbeatSentAt = performance.now();
    connection.timer = setTimeout(() => socket.destroy(), HEARTBEAT_TIMEOUT).unref();
    client
      .query('select pg_notify($1, $2)', [this.heartbeatChannel, ''])
      .catch((error: unknown) => this.lost(connection, error));
  }

  private confirmed(connection: Connection): void {
    this.confirmedAt = connection.heartbeatSentAt;
    clearTimeout(connection.timer);
    connection.timer = setTimeout(() => this.sendHeartbeat(connection), HEARTBEAT_INTERVAL).unref();
    if (this.failures > 0) this.options.log.info({}, 'PostgreSQL reports changes again');
    this.failures = 0;
  }

  private lost(connection: Connection, error: unknown): void {
    connection.socket.destroy();
    clearTimeout(connection.timer);
    if (this.connection !== connection || this.closed) return;
    this.connection = undefined;
    this.confirmedAt = -Infinity;
    if (this.failures === 0)
      this.options.log.info(
        { error },
        'PostgreSQL does not report changes: users, permissions and the list of hubs are not cached until it does',
      );
    this.mayHaveMissed();
    const longest = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.failures);
    this.failures++;
    // Between half and all of it, so that processes do not return at the same moment.
    const delay = longest * (0.5 + Math.random() / 2);
    this.retry = setTimeout(() => void this.start(), delay).unref();
  }
}
