import type { Cancellation } from '../common/deadline.ts';
import { savedUnseen } from '../common/errors.ts';
import type { ResponseSize } from '../common/response-size.ts';
import { isConnectionLoss } from './connection-loss.ts';
import type { Cursor } from './cursor.ts';
import type { Reads } from './reads.ts';
import type { OnRow } from './row-stream.ts';
import { inTransaction, withEntities, type EntityWork, type Writes } from './transactions.ts';

interface Reading<Signal extends Cancellation> extends Omit<Reads<Signal>, 'close'> {
  openCursor?(sql: string, values: unknown[], signal: Signal): Promise<Cursor>;
}

/** The database as one request uses it: what runs for the request is cancelled when its signal is aborted. */
export class RequestDatabase<Signal extends Cancellation = Cancellation> {
  private hasSaved = false;

  constructor(
    private readonly reads: Reading<Signal>,
    private readonly writes: Writes,
    private readonly signal: Signal,
  ) {}

  /** The same with reads from another pool, whose work combines signals. */
  readingFrom(reads: Reading<AbortSignal>, signal: AbortSignal): RequestDatabase<AbortSignal> {
    return new RequestDatabase(reads, this.writes, signal);
  }

  /** As `Reads` has it. */
  read(sql: string, values: unknown[], size?: ResponseSize): Promise<unknown[][]> {
    return this.afterSaving(this.reads.read(sql, values, this.signal, size));
  }

  /** As `Reads` has it. */
  stream(sql: string, values: unknown[], onRow: OnRow, size?: ResponseSize): Promise<void> {
    return this.afterSaving(this.reads.stream(sql, values, onRow, this.signal, size));
  }

  /** Opens a cursor, which only reads of analysts have. */
  openCursor(sql: string, values: unknown[]): Promise<Cursor> {
    if (!this.reads.openCursor) throw new Error('Only ad hoc requests read through cursors');
    return this.reads.openCursor(sql, values, this.signal);
  }

  /** Runs work with an entity manager outside of a transaction. */
  entities<T>(work: EntityWork<T>): Promise<T> {
    return this.afterSaving(withEntities(this.writes, this.signal, work));
  }

  /**
   * Runs work in one transaction; it must flush its changes. Once the request is aborted, the transaction does not
   * begin and is not committed.
   * @throws UNAVAILABLE that says whether the changes may have been saved
   */
  async transaction<T>(work: EntityWork<T>): Promise<T> {
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
