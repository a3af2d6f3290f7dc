import type { Cancellation } from '../common/deadline.ts';
import { savedUnseen } from '../common/errors.ts';
import type { ResponseSize } from '../common/response-size.ts';
import { isConnectionLoss } from './connection-loss.ts';
import type { ExportPage, Reads } from './reads.ts';
import type { OnRow } from './row-stream.ts';
import { inTransaction, withEntities, type EntityWork, type Writes } from './transactions.ts';

type Reading<Signal extends Cancellation> = Omit<Reads<Signal>, 'close'>;

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

  /** As `Reads` has it. */
  streamExportPage(page: ExportPage, onRow: OnRow): Promise<void> {
    return this.reads.streamExportPage(page, onRow, this.signal);
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
