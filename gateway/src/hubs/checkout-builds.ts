import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFilePath, keyOf, type Bundle, type HubReleases, type Log } from '@gym/graphql-api';
import { isHashed } from '../hashed.ts';
import { type HubBundle, readBundle } from './bundle.ts';
import { PACKAGES, packagesToKeep } from './hub-packages.ts';

interface CheckoutBuildsOptions {
  builds: ReadonlyMap<string, string>;
  keepsBuilds?: boolean;
  shellFolder: string;
  packagesFolder: string;
  log: Log;
}

/** The remote under which builds of the shell are stored. */
export const SHELL = 'shell-app';

/** The builds in the checkout: which version each is, and copies of those that were served in the store. */
export class CheckoutBuilds {
  readonly #options: CheckoutBuildsOptions;
  readonly #releases: HubReleases;
  /** The build in each folder, by the time when its `hub.json` was written. */
  readonly #read = new Map<string, { writtenAt: number; bundle: HubBundle }>();
  readonly #kept = new Set<string>();
  #keeping: Promise<void> = Promise.resolve();
  #shellWrittenAt = 0;

  constructor(options: CheckoutBuildsOptions, releases: HubReleases) {
    this.#options = options;
    this.#releases = releases;
    this.keepShell();
    this.keepPackages();
    for (const folder of options.builds.values())
      void readBundle(folder).then(
        bundle => this.keep(bundle, folder),
        () => undefined,
      );
  }

  /** The folder of a build, if it has the file; undefined when the checkout has another build now. */
  async folderOf(remote: string, version: string, file = 'hub.json'): Promise<string | undefined> {
    const folder = this.#options.builds.get(remote);
    if (!folder) return undefined;
    const bundle = await this.#bundleIn(folder);
    return bundle?.version === version && existsSync(join(folder, file)) ? folder : undefined;
  }

  /** Stores a hub's build that is served, unless it is stored. Nothing waits for it. */
  keep(bundle: HubBundle, folder: string): void {
    this.#enqueue(keyOf(bundle.remote, bundle.version), bundle, async () =>
      readFiles(folder, Object.keys(bundle.files)),
    );
  }

  /** Stores the shell's build that is served, unless it is stored. Nothing waits for it. */
  keepShell(): void {
    const { shellFolder } = this.#options;
    const file = join(shellFolder, 'shell.json');
    const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (writtenAt === undefined || writtenAt === this.#shellWrittenAt) return;
    this.#shellWrittenAt = writtenAt;
    this.#run(async () => {
      const names = (await readdir(shellFolder, { recursive: true })).filter(
        name => isHashed(name) && isFilePath(name) && !name.endsWith('.map'),
      );
      const version = createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 16);
      const bundle: Bundle = { remote: SHELL, version, files: {} };
      this.#enqueue(keyOf(SHELL, version), bundle, () => readFiles(shellFolder, names));
    });
  }

  /** Stores the packages that teams of hubs install, unless they are stored. Nothing waits for it. */
  keepPackages(): void {
    const { packagesFolder } = this.#options;
    if (!existsSync(join(packagesFolder, 'packages.json'))) return;
    this.#run(async () => {
      const { version, names } = await packagesToKeep(packagesFolder);
      const bundle: Bundle = { remote: PACKAGES, version, files: {} };
      this.#enqueue(keyOf(PACKAGES, version), bundle, () => readFiles(packagesFolder, names));
    });
  }

  /** Resolves when the builds that are being stored are. */
  async close(): Promise<void> {
    for (let last; last !== this.#keeping;) await (last = this.#keeping);
  }

  async #bundleIn(folder: string): Promise<HubBundle | undefined> {
    const writtenAt = statSync(join(folder, 'hub.json'), { throwIfNoEntry: false })?.mtimeMs;
    if (writtenAt === undefined) return undefined;
    const read = this.#read.get(folder);
    if (read?.writtenAt === writtenAt) return read.bundle;
    const bundle = await readBundle(folder).catch(() => undefined);
    if (bundle) this.#read.set(folder, { writtenAt, bundle });
    return bundle;
  }

  #enqueue(key: string, bundle: Bundle, read: () => Promise<Map<string, Buffer>>): void {
    if (this.#kept.has(key)) return;
    this.#kept.add(key);
    this.#run(async () => {
      try {
        if (!(await this.#releases.builds.touch(bundle.remote, bundle.version)))
          await this.#releases.builds.keep(bundle, await read());
      } catch (error) {
        // A build is being written, or the database is away: the next request tries again.
        this.#kept.delete(key);
        if (bundle.remote === SHELL) this.#shellWrittenAt = 0;
        throw error;
      }
    });
  }

  /** One after the other. */
  #run(work: () => Promise<void>): void {
    if (!this.#options.keepsBuilds) return;
    this.#keeping = this.#keeping.then(work).catch((error: unknown) => {
      this.#options.log.info({ error }, 'A build of this checkout could not be stored for open tabs');
    });
  }
}

async function readFiles(folder: string, names: readonly string[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const name of names) files.set(name, await readFile(join(folder, name)));
  return files;
}
