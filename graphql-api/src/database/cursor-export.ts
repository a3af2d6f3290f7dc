import pg from 'pg';
import { cancelStatement } from './connections.ts';
import type { OnRow, Part } from './reads.ts';
import { streamRows } from './row-stream.ts';
import type { Row } from '../query/output.ts';
import { BackOff } from './back-off.ts';

/** Whoever asks for nothing for so long, in milliseconds, reads too slowly to keep a connection. */
const PATIENCE = 1_000;
/**
 * After a cursor was abandoned, its rows were sorted for nothing, and no other is opened for a while. In milliseconds.
 */
const BACK_OFF = { first: 30_000, most: 5 * 60_000, forgottenAfter: 15 * 60_000 };

const CURSOR = 'long_table';

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Where a table was left between two of its parts. */
interface Left {
  /** Of the next part. */
  beginning: string;
  /** Its first row, which has been read already. */
  ahead: Row;
  patience: NodeJS.Timeout;
}

/**
 * Reads one long table at a time by one statement, on a connection of its own: PostgreSQL sorts and joins all rows at
 * once in a third of the time that it takes to find them part by part.
 */
export class LongTable {
  private client: pg.Client | undefined;
  private left: Left | undefined;
  private readonly backOff = new BackOff(BACK_OFF);
  private ended = Promise.resolve();

  constructor(
    private readonly options: pg.ClientConfig,
    private readonly giveWay: () => Promise<void>,
  ) {}

  /**
   * @param inTurn runs the statement when it is the user's turn
   * @returns false where the rows are to be read in the ordinary way
   */
  async stream(part: Part, onRow: OnRow, signal: AbortSignal, inTurn: InTurn): Promise<boolean> {
    const { left } = this;
    if (this.client ? left?.beginning !== part.beginning : this.backOff.isActive()) return false;
    this.left = undefined;
    clearTimeout(left?.patience);
    const client = (this.client ??= this.newClient());
    const abort = () => {
      cancelStatement(client, this.options);
      this.giveUp(client);
    };
    signal.addEventListener('abort', abort);
    let hasBegun = false;
    let found = 0;
    let last: Row | undefined;
    const handOver = (row: Row) => {
      found++;
      last = row;
      onRow(row);
    };
    const handOverAhead = () => {
      if (left && found === 0) handOver(left.ahead);
    };
    const take = (row: Row) => {
      handOverAhead();
      handOver(row);
    };
    try {
      await inTurn(async () => {
        hasBegun = true;
        if (!left) await open(client, part);
        await streamRows(client, fetching(left ? part.rows - 1 : part.rows), take, this.giveWay);
        handOverAhead();
      });
      if (found === part.rows) this.leave(client, part.beginningOfNext(), last!);
      else {
        this.backOff.reset();
        this.end(client);
      }
      return true;
    } catch (error) {
      this.giveUp(client);
      signal.throwIfAborted();
      // Sorting may take too long, or the connection be lost.
      if (hasBegun && found === 0) return false;
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  async close(): Promise<void> {
    if (this.client) this.end(this.client);
    await this.ended;
  }

  private leave(client: pg.Client, beginning: string, ahead: Row): void {
    this.left = { beginning, ahead, patience: setTimeout(() => this.giveUp(client), PATIENCE) };
  }

  private newClient(): pg.Client {
    const client = new pg.Client(this.options);
    client.on('error', () => this.giveUp(client));
    return client;
  }

  private giveUp(client: pg.Client): void {
    if (client !== this.client) return;
    this.backOff.extend();
    this.end(client);
  }

  private end(client: pg.Client): void {
    clearTimeout(this.left?.patience);
    this.client = undefined;
    this.left = undefined;
    this.ended = client.end().catch(() => {});
  }
}

const fetching = (rows: number) => ({ text: `fetch ${rows} from ${CURSOR}` });

async function open(client: pg.Client, { sql, values, rowsPlace }: Part): Promise<void> {
  // A limit of null is none.
  const unlimited = values.with(rowsPlace, null) as unknown[];
  await client.connect();
  await client.query('begin');
  await client.query(`declare ${CURSOR} no scroll cursor for ${sql}`, unlimited);
}
