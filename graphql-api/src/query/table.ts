import { AD_HOC_DEADLINE_MS } from '../common/deadline.ts';
import { overdue } from '../common/errors.ts';
import { ResponseSize } from '../common/response-size.ts';
import type { Cursor } from '../database/cursor.ts';
import type { Context } from '../server/context.ts';
import { requireSameAccess } from '../auth/kept-access.ts';
import type { Row, RowFormat, RowSerializer } from './output.ts';
import { EncodedText, type Piece } from './response.ts';

/** Rows of a table: the pieces of their lines, or objects. */
export type TableBatch = { lines: readonly Piece[] } | { rows: readonly object[] };

/** Rows of the first batch: each of them may contain a list of thousands. */
const FIRST_ROWS = 10;
/** By how much a batch may be larger than the one before it, its most rows, and its target size in characters. */
const GROWTH = 10;
const MAX_ROWS = 1_000;
const TARGET_LENGTH = 250_000;
/** How long a table may take, in milliseconds, however slowly its client reads. */
const LONGEST_TABLE = 15 * 60_000;

interface Statement {
  sql: string;
  values: unknown[];
}

type TableContext = Pick<Context, 'access' | 'caller' | 'deadline' | 'tableWriter' | 'services'>;

/** All rows of a root field, read through a cursor as they are taken. */
export class TableStream {
  /** How many rows the list has, where they are counted. */
  total: number | undefined;
  /** Resolves once no more rows are read. */
  readonly closed: Promise<void>;
  private readonly serialize: RowSerializer | undefined;
  private readonly endsAt = performance.now() + LONGEST_TABLE;
  private size = FIRST_ROWS;
  private isComplete = false;
  private next: Promise<TableBatch> | undefined;
  private resolveClosed!: () => void;

  private constructor(
    private readonly cursor: Cursor,
    private readonly rowFormat: RowFormat,
    private readonly context: TableContext,
    private readonly onRow: (row: Row) => void,
  ) {
    this.closed = new Promise(resolve => (this.resolveClosed = resolve));
    // A client may disconnect before the first batch is taken.
    context.deadline.addEventListener('abort', this.close);
    this.serialize = context.tableWriter!(rowFormat);
  }

  /**
   * Reads the first batch, so that what is wrong with a statement is an error of the request.
   * @param onRow receives each row before it is serialized
   */
  static async open(
    { sql, values }: Statement,
    rowFormat: RowFormat,
    context: TableContext & Pick<Context, 'db'>,
    onRow: (row: Row) => void = () => {},
  ): Promise<TableStream> {
    const stream = new TableStream(await context.db.openCursor(sql, values), rowFormat, context, onRow);
    const first = stream.readOn();
    await first.catch((error: unknown) => {
      stream.close();
      throw error;
    });
    return stream;
  }

  /** Reads each batch while the one before it is taken; ends the cursor when nobody takes them any more. */
  async *batches(): AsyncGenerator<TableBatch, void> {
    try {
      while (this.next) {
        const batch = await this.next;
        if (this.isComplete) this.close();
        this.next = this.isComplete ? undefined : this.readOn();
        yield batch;
      }
    } finally {
      this.close();
    }
  }

  /** The same of a table without lines. */
  async *objects(): AsyncGenerator<readonly object[], void> {
    for await (const batch of this.batches()) if ('rows' in batch) yield batch.rows;
  }

  readonly close = (): void => {
    this.context.deadline.removeEventListener('abort', this.close);
    this.cursor.close();
    this.resolveClosed();
  };

  private readOn(): Promise<TableBatch> {
    const batch = this.read();
    // A rejection surfaces when the batch is awaited, and is ignored if it never is.
    batch.catch(() => {});
    return (this.next = batch);
  }

  private async read(): Promise<TableBatch> {
    if (performance.now() > this.endsAt) throw overdue(LONGEST_TABLE);
    this.context.deadline.extend(AD_HOC_DEADLINE_MS);
    await requireSameAccess(this.context);
    const size = new ResponseSize();
    const lines = new EncodedText(size);
    const rows: object[] = [];
    let length = 0;
    const add = (row: Row) => {
      this.onRow(row);
      const text = this.serialize ? this.serialize(row) : this.rowFormat.toJson(row);
      length += text.length;
      if (this.serialize) lines.add(text);
      else rows.push(JSON.parse(text) as object);
    };
    const found = await this.cursor.fetch(this.size, add, size);
    this.isComplete = found < this.size;
    const fitting = Math.floor((TARGET_LENGTH * found) / (length || 1));
    this.size = Math.max(1, Math.min(fitting, this.size * GROWTH, MAX_ROWS));
    return this.serialize ? { lines: lines.pieces() } : { rows };
  }
}
