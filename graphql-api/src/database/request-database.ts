import type { Cancellation } from '../common/deadline.ts';
import { savedUnseen } from '../common/errors.ts';
import type { ResponseSize } from '../common/response-size.ts';
import { isConnectionLoss } from './connection-loss.ts';
import type { Cursor } from './cursor.ts';
import type { PoolClient } from './connections.ts';
import { type Reader, readerWithin } from './read-pool.ts';
import type { OnRow } from './row-stream.ts';
import {
  inTransaction,
  onConnection,
  onOneConnection,
  onTransactionClient,
  type TxWork,
  withinTransaction,
} from './transactions.ts';
import type { Writes } from './tx.ts';

/** A transaction of which all transactions and reads of a request are part. */
interface SharedTransaction {
  client: PoolClient;
  reader: Reader;
  afterCommit: (() => void)[];
}

/** The database as one request uses it: what runs for the request is cancelled when its signal is aborted. */
export class RequestDatabase<Signal extends Cancellation = Cancellation> {
  private hasSaved = false;
  private shared: SharedTransaction | undefined;

  constructor(
    private readonly reader: Reader<Signal>,
    private readonly writes: Writes,
    private readonly signal: Signal,
  ) {}

  /** The same with another reader, whose work combines signals. */
  readingFrom(reader: Reader<AbortSignal>, signal: AbortSignal): RequestDatabase<AbortSignal> {
    return new RequestDatabase(reader, this.writes, signal);
  }

  /** As `Reader` has it. */
  read(sql: string, values: unknown[], size?: ResponseSize): Promise<unknown[][]> {
    if (this.shared) return this.shared.reader.read(sql, values, this.signal, size);
    return this.afterSaving(this.reader.read(sql, values, this.signal, size));
  }

  /** As `Reader` has it. */
  stream(sql: string, values: unknown[], onRow: OnRow, size?: ResponseSize): Promise<void> {
    if (this.shared) return this.shared.reader.stream(sql, values, onRow, this.signal, size);
    return this.afterSaving(this.reader.stream(sql, values, onRow, this.signal, size));
  }

  /** As `Reader` has it; only ad hoc requests have cursors. */
  openCursor(sql: string, values: unknown[]): Promise<Cursor> {
    if (!this.reader.openCursor) throw new Error('Only ad hoc requests read through cursors');
    return this.reader.openCursor(sql, values, this.signal);
  }

  /** Runs work outside of a transaction, on one connection. */
  onOneConnection<T>(work: TxWork<T>): Promise<T> {
    if (this.shared) return onConnection(this.writes, this.shared.client, work);
    return this.afterSaving(onOneConnection(this.writes, this.signal, work));
  }

  /**
   * Runs work in one transaction; it must flush the changes of its entities. Once the request is aborted, the
   * transaction does not begin and is not committed.
   * @throws UNAVAILABLE that says whether the changes may have been saved
   */
  async transaction<T>(work: TxWork<T>): Promise<T> {
    if (this.shared) return withinTransaction(this.writes, this.signal, this.shared.client, work);
    const result = await inTransaction(this.writes, this.signal, work);
    this.hasSaved = true;
    return result;
  }

  /**
   * Runs work whose transactions are one: it is committed when the work ends, and rolled back when it throws. The reads
   * of the work see its changes.
   * @throws as `transaction`
   */
  async sharedTransaction<T>(work: () => Promise<T>): Promise<T> {
    const afterCommit: SharedTransaction['afterCommit'] = [];
    const run = async (client: PoolClient) => {
      this.shared = { client, reader: readerWithin(client), afterCommit };
      try {
        return await work();
      } finally {
        this.shared = undefined;
      }
    };
    const result = await onTransactionClient(this.writes, this.signal, run);
    this.hasSaved = true;
    for (const callback of afterCommit) callback();
    return result;
  }

  /** Whether transactions are part of one that is open. */
  get isShared(): boolean {
    return this.shared !== undefined;
  }

  /** Calls back at once, or after the commit of the transaction that is shared. */
  afterCommit(callback: () => void): void {
    if (this.shared) this.shared.afterCommit.push(callback);
    else callback();
  }

  /** A read that fails after a change was committed must not look as if the change had failed. */
  private afterSaving<T>(reading: Promise<T>): Promise<T> {
    if (!this.hasSaved) return reading;
    return reading.catch((error: unknown) => {
      if (this.signal.aborted || isConnectionLoss(error)) throw savedUnseen();
      throw error;
    });
  }
}
