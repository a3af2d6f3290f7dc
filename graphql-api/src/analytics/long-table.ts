import pg from 'pg';
import type { OnRow, Part, ReadPool } from '../database/reads.ts';
import { streamRows } from '../database/row-stream.ts';
import type { WrittenRow } from '../read/places.ts';

/** Whoever asks for nothing for so long, in milliseconds, reads too slowly to keep a connection. */
const PATIENCE = 1_000;
/** For so long after a table was given up, in milliseconds, none is opened, and twice as long after the next: its rows were sorted for nothing. */
const CAUTION = 30_000;

const CURSOR = 'long_table';

/** Where a table was left between two of its parts. */
interface Left {
  /** Of the next part. */
  beginning: string;
  /** Its first row, which has been read already. */
  ahead: WrittenRow;
  patience: NodeJS.Timeout;
}

/**
 * Reads one long table at a time by one statement, on a connection of its own: PostgreSQL sorts and joins all rows at
 * once in a third of the time that it takes to find them part by part.
 */
export class LongTable {
  private client: pg.Client | undefined;
  private left: Left | undefined;
  private notBefore = -Infinity;
  private caution = CAUTION;
  private ended = Promise.resolve();

  constructor(
    private readonly options: pg.ClientConfig,
    private readonly inTurn: ReadPool['inTurn'],
    private readonly giveWay: () => Promise<void>,
  ) {}

  /** @returns false where the rows are to be read in the ordinary way */
  async stream(part: Part, onRow: OnRow): Promise<boolean> {
    const { left } = this;
    if (this.client ? left?.beginning !== part.beginning : performance.now() < this.notBefore) return false;
    this.left = undefined;
    clearTimeout(left?.patience);
    const client = (this.client ??= this.newClient());
    let hasBegun = false;
    let found = 0;
    let last: WrittenRow | undefined;
    const handOver = (row: WrittenRow) => {
      found++;
      last = row;
      onRow(row);
    };
    const handOverAhead = () => {
      if (left && found === 0) handOver(left.ahead);
    };
    const take = (row: WrittenRow) => {
      handOverAhead();
      handOver(row);
    };
    try {
      await this.inTurn(async () => {
        hasBegun = true;
        if (!left) await open(client, part);
        await streamRows(client, fetching(left ? part.rows - 1 : part.rows), take, this.giveWay);
        handOverAhead();
      });
      if (found === part.rows) this.leave(client, part.beginningOfNext(), last!);
      else {
        this.caution = CAUTION;
        this.end(client);
      }
      return true;
    } catch (error) {
      this.giveUp(client);
      // Sorting may take too long, or the connection be lost.
      if (hasBegun && found === 0) return false;
      throw error;
    }
  }

  async close(): Promise<void> {
    if (this.client) this.end(this.client);
    await this.ended;
  }

  private leave(client: pg.Client, beginning: string, ahead: WrittenRow): void {
    this.left = { beginning, ahead, patience: setTimeout(() => this.giveUp(client), PATIENCE) };
  }

  private newClient(): pg.Client {
    const client = new pg.Client(this.options);
    client.on('error', () => this.giveUp(client));
    return client;
  }

  private giveUp(client: pg.Client): void {
    if (client !== this.client) return;
    this.notBefore = performance.now() + this.caution;
    this.caution *= 2;
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
