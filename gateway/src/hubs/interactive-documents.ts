import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { documentKey, type HubReleases, type Log } from '@gym/graphql-api';
import { type DocumentNode, parse } from 'graphql';
import type { HubBundle } from './bundle.ts';
import { keysOfJoined } from './joined-reminders.ts';
import { withFragments } from './with-fragments.ts';
import type { HubSources } from './hubs.ts';

/** How old the set may be when a document is not in it, in milliseconds. */
const MOST_AGE = 1_000;

export interface DocumentSources extends Pick<HubSources, 'builds'> {
  /** The build of the shell. */
  shellFolder: string;
  /** Documents that this server itself sends, such as those of REST. */
  operations: readonly { query: string }[];
  log: Log;
}

/** The documents of a build, by the time when its file was written. */
interface BuildKeys {
  writtenAt: number;
  keys: readonly string[];
}

/**
 * The GraphQL documents of the user interface: those of the shell, of every hub as it is built in the checkout, of the
 * latest released versions of every hub, and of REST. Requests with them are interactive.
 */
export class InteractiveDocuments {
  readonly #sources: DocumentSources;
  readonly #own: readonly string[];
  #keys: ReadonlySet<string> = new Set();
  #builds = new Map<string, BuildKeys>();
  #releases: Pick<HubReleases['served'], 'interactiveOperations'> | undefined;
  #released: { operations: readonly string[]; keys: readonly string[] } = { operations: [], keys: [] };
  #readAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor(sources: DocumentSources) {
    this.#sources = sources;
    this.#own = keysOf(sources.operations.map(({ query }) => query));
  }

  /** Adds the documents of releases. */
  addReleases(releases: Pick<HubReleases['served'], 'interactiveOperations'>): void {
    this.#releases = releases;
  }

  /**
   * Whether a document is one of them or joins reminders of several; looks for new releases and builds when it is not
   * known.
   */
  has(key: string, document: DocumentNode): boolean | Promise<boolean> {
    if (this.#includes(key, document)) return true;
    if (performance.now() - this.#readAt < MOST_AGE) return false;
    return this.refresh().then(() => this.#includes(key, document));
  }

  #includes(key: string, document: DocumentNode): boolean {
    if (this.#keys.has(key)) return true;
    const joined = keysOfJoined(document);
    return joined.length > 0 && joined.every(part => this.#keys.has(part));
  }

  /** Reads what has been built, released or rolled back since the last time. Keeps the set when that fails. */
  refresh(): Promise<void> {
    return (this.#reading ??= this.#read().finally(() => {
      this.#readAt = performance.now();
      this.#reading = undefined;
    }));
  }

  async #read(): Promise<void> {
    const { shellFolder, builds: hubBuilds, log } = this.#sources;
    try {
      const files = [
        join(shellFolder, 'shell.json'),
        ...[...hubBuilds.values()].map(folder => join(folder, 'hub.json')),
      ];
      const builds = await Promise.all(files.map(file => this.#readBuild(file)));
      this.#builds = new Map(files.flatMap((file, index) => (builds[index] ? [[file, builds[index]]] : [])));
      const operations = (await this.#releases?.interactiveOperations()) ?? [];
      if (operations !== this.#released.operations) this.#released = { operations, keys: keysOf(operations) };
      const built = [...this.#builds.values()].flatMap(({ keys }) => keys);
      this.#keys = new Set([...this.#own, ...built, ...this.#released.keys]);
    } catch (error) {
      log.error({ error }, 'The GraphQL documents of the hubs cannot be read');
    }
  }

  /** A build that is missing has no documents; one that is being written keeps those that it had. */
  async #readBuild(file: string): Promise<BuildKeys | undefined> {
    const before = this.#builds.get(file);
    try {
      const { mtimeMs: writtenAt } = await stat(file);
      if (before?.writtenAt === writtenAt) return before;
      const { operations = [] } = JSON.parse(await readFile(file, 'utf8')) as Partial<HubBundle>;
      return { writtenAt, keys: keysOf(operations) };
    } catch {
      return before;
    }
  }
}

/** The keys of the operations in these texts, of which each may use the fragments of the others. */
function keysOf(texts: readonly string[]): string[] {
  return withFragments(texts.flatMap(parsed)).map(documentKey);
}

/** A text that is no GraphQL is none that a browser could send. */
function parsed(text: string): DocumentNode[] {
  try {
    return [parse(text, { noLocation: true })];
  } catch {
    return [];
  }
}
