import type { Cancellation } from '../common/deadline.ts';
import { savedUnseen } from '../common/errors.ts';
import type { ResponseSize } from '../common/response-size.ts';
import { isConnectionLoss } from './connection-loss.ts';
import type { Cursor } from './cursor.ts';
import type { Reader } from './read-pool.ts';
import type { OnRow } from './row-stream.ts';
import { inTransaction, onOneConnection, type TxWork } from './transactions.ts';
import type { Writes } from './tx.ts';

/** The database as one request uses it: what runs for the request is cancelled when its signal is aborted. */
export class RequestDatabase<Signal extends Cancellation = Cancellation> {
  private hasSaved = false;

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
    return this.afterSaving(this.reader.read(sql, values, this.signal, size));
  }

  /** As `Reader` has it. */
  stream(sql: string, values: unknown[], onRow: OnRow, size?: ResponseSize): Promise<void> {
    return this.afterSaving(this.reader.stream(sql, values, onRow, this.signal, size));
  }

  /** As `Reader` has it; only ad hoc requests have cursors. */
  openCursor(sql: string, values: unknown[]): Promise<Cursor> {
    if (!this.reader.openCursor) throw new Error('Only ad hoc requests read through cursors');
    return this.reader.openCursor(sql, values, this.signal);
  }

  /** Runs work outside of a transaction, on one connection. */
  onOneConnection<T>(work: TxWork<T>): Promise<T> {
    return this.afterSaving(onOneConnection(this.writes, this.signal, work));
  }

  /**
   * Runs work in one transaction; it must flush the changes of its entities. Once the request is aborted, the
   * transaction does not begin and is not committed.
   * @throws UNAVAILABLE that says whether the changes may have been saved
   */
  async transaction<T>(work: TxWork<T>): Promise<T> {
    const result = await inTransaction(this.writes, this.signal, work);
    this.hasSaved = true;
    return result;
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
