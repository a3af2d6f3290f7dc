import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { RestFailure } from '../rest/failure.ts';

/** Of all files with their compressed forms, in bytes. */
const MAX_BYTES = 256 * 1024 * 1024;
/** For how long it is cached that there is no such file, in milliseconds. */
const ABSENT_FOR = 2_000;
const MAX_ABSENT = 1_000;
/** Files that are read at once; anybody may ask for any name. */
const MAX_LOADING = 100;

/** What does not compress by itself; fonts and images do. */
const COMPRESSIBLE = /\.(js|css|html|json|svg|map)$/;
/** Bytes below which compressing saves no packet. */
const SMALLEST = 1_400;
const ENCODERS = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Files that never change, read once from the database, and compressed for `sendFile`. */
export class FileCache {
  #folder: string | undefined;
  readonly #files = new LRUCache<string, true>({
    maxSize: MAX_BYTES,
    dispose: (_, name, reason) => {
      if (reason === 'evict') void this.#delete(name);
    },
  });
  readonly #absent = new LRUCache<string, true>({ max: MAX_ABSENT, ttl: ABSENT_FOR });
  readonly #loading = new Map<string, Promise<string | undefined>>();

  /**
   * @param key identifies the content
   * @param path its ending says what the content is
   * @returns the name of the file in `folder`; undefined when `load` finds none
   * @throws RestFailure 503 when too many files are being read
   */
  async find(
    key: string,
    path: string,
    load: () => Promise<Buffer | undefined>,
  ): Promise<string | undefined> {
    const name = createHash('sha256').update(key).digest('hex') + extname(path);
    if (this.#files.get(name)) return name;
    if (this.#absent.get(name)) return undefined;
    const running = this.#loading.get(name);
    if (running) return running;
    if (this.#loading.size >= MAX_LOADING)
      throw new RestFailure(503, 'Many files are being read. Try again in 5 seconds.', {
        headers: { 'retry-after': '5' },
      });
    const loading = this.#load(name, load).finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }

  /** Made when it is first needed: most processes that are killed leave nothing behind. */
  get folder(): string {
    return (this.#folder ??= mkdtempSync(join(tmpdir(), 'gym-files-')));
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#loading.values());
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
  }

  async #load(name: string, load: () => Promise<Buffer | undefined>): Promise<string | undefined> {
    const content = await load();
    if (!content) {
      this.#absent.set(name, true);
      return undefined;
    }
    const isCompressed = COMPRESSIBLE.test(name) && content.length >= SMALLEST;
    const encoded = Object.entries(isCompressed ? ENCODERS : {}).map(
      async ([extension, encode]) => [name + extension, await encode(content)] as const,
    );
    const forms = [...(await Promise.all(encoded)), [name, content] as const];
    for (const [form, bytes] of forms) await writeFile(join(this.folder, form), bytes);
    this.#files.set(name, true, { size: forms.reduce((sum, [, bytes]) => sum + bytes.length, 1) });
    return name;
  }

  async #delete(name: string): Promise<void> {
    for (const form of [name, ...Object.keys(ENCODERS).map(extension => name + extension)])
      await rm(join(this.folder, form), { force: true });
  }
}
