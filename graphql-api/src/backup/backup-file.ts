/**
 * The format of a backup file: gzip around frames, each a length (4 bytes, big endian) and as many bytes.
 *
 * 1. The header, as JSON.
 * 2. For each table of the header, in its order: the rows in PostgreSQL's COPY text format, in as many frames as it
 *    takes, then an empty frame.
 * 3. The SHA-256 of everything before.
 *
 * `gunzip -c FILE` shows all of it.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export interface BackupHeader {
  product: typeof PRODUCT;
  format: number;
  /** When the snapshot was taken, in ISO 8601. */
  at: string;
  /** Version of the PostgreSQL server, `18.4`. */
  postgres: string;
  /** The migrations that made the schema, in their order. */
  migrations: string[];
  tables: BackupTable[];
  sequences: { name: string; last: string; called: boolean }[];
}

export interface BackupTable {
  name: string;
  columns: string[];
  rows: number;
}

export const PRODUCT = 'gym-management-system';
export const FORMAT = 1;
/** The most bytes of one frame; larger rows take several. */
const LARGEST_FRAME = 1 << 20;
/** The most bytes of a header: thousands of tables and columns. */
const LARGEST_HEADER = 16 << 20;

/**
 * Writes a backup with the rows that `rowsOf` yields for each table. The file is there under its name once it is
 * complete and on the disk, readable by its owner only; otherwise nothing is left.
 */
export async function writeBackupFile(
  file: string,
  header: BackupHeader,
  rowsOf: (table: BackupTable) => AsyncIterable<Buffer>,
  signal?: AbortSignal,
): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  try {
    await rm(unfinished, { force: true });
    await pipeline(
      Readable.from(contentOf(header, rowsOf), { objectMode: false }),
      createGzip(),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    );
    await rename(unfinished, file);
    await syncFolder(dirname(resolve(file)));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function* contentOf(
  header: BackupHeader,
  rowsOf: (table: BackupTable) => AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const frame of frames()) {
    hash.update(frame);
    yield frame;
  }
  yield toFrame(hash.digest());

  async function* frames() {
    yield toFrame(Buffer.from(JSON.stringify(header)));
    for (const table of header.tables) {
      for await (const rows of rowsOf(table))
        for (let at = 0; at < rows.length; at += LARGEST_FRAME)
          yield toFrame(rows.subarray(at, at + LARGEST_FRAME));
      yield toFrame(Buffer.alloc(0));
    }
  }
}

function toFrame(content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, content]);
}

/** A new name is on the disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Reads a backup from its beginning to its end and passes the rows of each table to `restore`, which consumes them.
 * @throws Error with one line for a person when the file is missing, foreign, cut off or damaged; by then `restore` may
 * have had some of its rows
 */
export async function readBackupFile(
  file: string,
  restore: (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<void> = consume,
  signal?: AbortSignal,
): Promise<BackupHeader> {
  const frames = new FrameReader(file, signal);
  try {
    const header = toHeader(file, await frames.next(LARGEST_HEADER));
    for (const table of header.tables) {
      const rows = frames.untilEmpty();
      await restore(table, rows);
    }
    await frames.verifyEnd();
    return header;
  } finally {
    await frames.close();
  }
}

async function consume(_table: BackupTable, rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}

function toHeader(file: string, content: Buffer): BackupHeader {
  const header = parse(content) as Partial<BackupHeader> | undefined;
  if (header?.product !== PRODUCT) throw foreign(file);
  if (header.format !== FORMAT)
    throw new Error(
      `${file} has the backup format ${header.format}; this version reads format ${FORMAT}. Restore it with the version that made it.`,
    );
  const names = (header as BackupHeader).tables.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined)
    throw new Error(`${file} names the table ${twice} twice. Nothing was restored; use another backup.`);
  return header as BackupHeader;
}

function parse(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

const foreign = (file: string) =>
  new Error(`${file} is not a backup of this system. Choose a file that "pnpm backup" wrote.`);
const damaged = (file: string, cause?: unknown) =>
  new Error(`${file} is cut off or damaged. Nothing was restored; use another backup.`, { cause });

/** Takes a file apart into its frames, and holds no more than one of them and what the disk gave at once. */
class FrameReader {
  private readonly hash = createHash('sha256');
  private readonly chunks: AsyncIterator<Buffer>;
  private readonly reading: Promise<void>;
  private waiting: Buffer = Buffer.alloc(0);

  constructor(
    private readonly file: string,
    private readonly signal: AbortSignal | undefined,
  ) {
    const content = createGunzip();
    this.reading = pipeline(createReadStream(file), content, { signal });
    // Reports the error to the reader of the content as well.
    this.reading.catch(() => {});
    this.chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async next(largest = LARGEST_FRAME): Promise<Buffer> {
    // A small file is read to its end long before its rows are restored.
    this.signal?.throwIfAborted();
    const length = await this.take(4);
    const size = length.readUInt32BE();
    if (size > largest) throw damaged(this.file);
    const content = await this.take(size);
    this.hash.update(length).update(content);
    return content;
  }

  async *untilEmpty(): AsyncGenerator<Buffer> {
    for (let frame = await this.next(); frame.length > 0; frame = await this.next()) yield frame;
  }

  async verifyEnd(): Promise<void> {
    const expected = this.hash.copy().digest();
    const found = await this.next();
    if (!found.equals(expected) || this.waiting.length > 0 || (await this.read())) throw damaged(this.file);
  }

  async close(): Promise<void> {
    await this.chunks.return?.();
    await this.reading.catch(() => {});
  }

  private async take(bytes: number): Promise<Buffer> {
    const parts = [this.waiting];
    let size = this.waiting.length;
    while (size < bytes) {
      const chunk = await this.read();
      if (!chunk) throw damaged(this.file);
      parts.push(chunk);
      size += chunk.length;
    }
    const all = Buffer.concat(parts);
    this.waiting = all.subarray(bytes);
    return all.subarray(0, bytes);
  }

  private async read(): Promise<Buffer | undefined> {
    try {
      const { value, done } = await this.chunks.next();
      return done ? undefined : value;
    } catch (error) {
      throw this.explain(error);
    }
  }

  private explain(error: unknown): unknown {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') return new Error(`There is no file ${this.file}.`);
    if (code === 'Z_DATA_ERROR' && String(error).includes('incorrect header check'))
      return foreign(this.file);
    return code.startsWith('Z_') ? damaged(this.file, error) : error;
  }
}
