import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { appendFile, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type HubBundle, readBundle } from './bundle.ts';

/** One line of the history: from then on this version was the one that is served. */
export interface Activation {
  remote: string;
  /** Null for what is built in the checkout, as before the first release. */
  version: string | null;
  action: 'release' | 'rollback';
  /** When, in ISO 8601. */
  at: string;
  by: string;
}

const remotePattern = /^mf-[a-z0-9-]+$/;
const versionPattern = /^\d[\w.-]*$/;

/**
 * The released hubs, in a folder: `<remote>/<version>/` with the files of each release, which never change, and
 * `history.jsonl`, to which a line is added by each activation. What is active is what its lines say.
 */
export class HubStore {
  readonly folder: string;
  readonly #warn: (message: string) => void;
  readonly #warned = new Set<string>();

  /** @param warn is called once for each line of the history that is skipped */
  constructor(folder: string, warn: (message: string) => void = console.warn) {
    this.folder = folder;
    this.#warn = warn;
  }

  /** The folder of a release; undefined when it was never released. */
  find(remote: string, version: string): string | undefined {
    if (!remotePattern.test(remote) || !versionPattern.test(version)) return undefined;
    const folder = join(this.folder, remote, version);
    return existsSync(join(folder, 'hub.json')) ? folder : undefined;
  }

  /** Copies a build into the store, unless the store has it already. */
  async put(build: string): Promise<HubBundle> {
    const bundle = await readBundle(build);
    const { remote, version } = bundle;
    if (!remotePattern.test(remote) || !versionPattern.test(version))
      throw new Error(`A hub is called mf-… and has a version, unlike ${remote} ${version}`);
    await verifyFiles(build, bundle);
    if (this.find(remote, version)) return bundle;

    const target = join(this.folder, remote, version);
    const unfinished = `${target}.${randomUUID()}`;
    await mkdir(unfinished, { recursive: true });
    for (const file of [...Object.keys(bundle.files), 'hub.json'])
      for (const copied of [file, ...compressedFiles(build, file)])
        await cp(join(build, copied), join(unfinished, copied));
    await rename(unfinished, target).catch(async error => {
      await rm(unfinished, { recursive: true });
      // Another release of the same build was faster.
      if (!this.find(remote, version)) throw error;
    });
    return bundle;
  }

  /** Makes a release the one that is served. */
  async activate(remote: string, version: string, by: string): Promise<void> {
    if (!this.find(remote, version)) throw new Error(`${remote} ${version} was never released`);
    await this.#record({ remote, version, action: 'release', by });
  }

  /**
   * Serves again what was served before, or the version that is named.
   * @returns that version; null for what is built in the checkout
   */
  async rollBack(remote: string, by: string, version?: string): Promise<string | null> {
    const served = servedInTurn(await this.history(), remote);
    if (version && !this.find(remote, version)) throw new Error(`${remote} ${version} was never released`);
    if (!version && served.length < 2)
      throw new Error(`${remote} is served as it is built here; there is nothing to go back to`);
    const target = version ?? served.at(-2) ?? null;
    await this.#record({ remote, version: target, action: 'rollback', by });
    return target;
  }

  /** Every activation, the oldest first. Lines that are cut off or damaged are skipped with a warning. */
  async history(): Promise<Activation[]> {
    return (await this.#read()).split('\n').flatMap((line, index) => {
      if (!line) return [];
      const activation = toActivation(line);
      if (activation) return [activation];
      this.#warnOnce(`Line ${index + 1} of ${this.#file} is damaged and was skipped; delete it.`);
      return [];
    });
  }

  /**
   * The version of each remote that is served from here. An activation whose build is missing is skipped with a warning:
   * what was served before it goes on being served.
   */
  async active(): Promise<Map<string, string>> {
    const active = new Map<string, string>();
    for (const { remote, version } of await this.history()) {
      if (version === null) active.delete(remote);
      else if (this.find(remote, version)) active.set(remote, version);
      else
        this.#warnOnce(
          `${remote} ${version} is missing in ${this.folder} and was skipped; release it again, or roll back.`,
        );
    }
    return active;
  }

  /** The folders of the versions of each remote that were activated last, as far as they are still stored. */
  async latestFolders(versionsPerRemote: number): Promise<string[]> {
    const byRemote = Map.groupBy((await this.history()).toReversed(), ({ remote }) => remote);
    return [...byRemote].flatMap(([remote, activations]) => {
      const versions = new Set(activations.map(({ version }) => version).filter(version => version !== null));
      return [...versions].slice(0, versionsPerRemote).flatMap(version => this.find(remote, version) ?? []);
    });
  }

  /** The releases of a remote. */
  async versions(remote: string): Promise<string[]> {
    const names = await readdir(join(this.folder, remote)).catch(() => []);
    return names.filter(name => this.find(remote, name));
  }

  async #record(activation: Omit<Activation, 'at'>): Promise<void> {
    const line = JSON.stringify({ ...activation, at: new Date().toISOString() });
    await mkdir(this.folder, { recursive: true });
    const text = await this.#read();
    // A line that was cut off stays the only one that is lost.
    const start = text === '' || text.endsWith('\n') ? '' : '\n';
    await appendFile(this.#file, `${start}${line}\n`, { flush: true });
  }

  get #file(): string {
    return join(this.folder, 'history.jsonl');
  }

  async #read(): Promise<string> {
    return readFile(this.#file, 'utf8').catch(error => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
  }

  /** The history is read with each request of the registry. */
  #warnOnce(message: string): void {
    if (this.#warned.has(message)) return;
    this.#warned.add(message);
    this.#warn(message);
  }
}

function toActivation(line: string): Activation | undefined {
  try {
    const { remote, version, action, at, by } = JSON.parse(line) as Activation;
    const isVersion = version === null || typeof version === 'string';
    const isAction = action === 'release' || action === 'rollback';
    return isVersion && isAction && [remote, at, by].every(text => typeof text === 'string')
      ? { remote, version, action, at, by }
      : undefined;
  } catch {
    return undefined;
  }
}

/** What was served one after the other, without what was rolled back; first the checkout's own build. */
function servedInTurn(history: readonly Activation[], remote: string): (string | null)[] {
  const served: (string | null)[] = [null];
  for (const { version, action } of history.filter(activation => activation.remote === remote)) {
    const before = action === 'rollback' ? served.lastIndexOf(version) : -1;
    if (before < 0) served.push(version);
    else served.length = before + 1;
  }
  return served;
}

/** How files are compressed when they are built, by what is added to their names; older builds have none. */
const DECODERS = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

const compressedFiles = (folder: string, file: string): string[] =>
  Object.keys(DECODERS)
    .map(extension => file + extension)
    .filter(name => existsSync(join(folder, name)));

/** @throws Error when a file, or one of its compressed forms, is not what was built */
async function verifyFiles(folder: string, { files }: HubBundle): Promise<void> {
  const read = (file: string) => readFile(join(folder, file));
  for (const [file, integrity] of Object.entries(files)) {
    const contents = [await read(file)];
    for (const [extension, decode] of Object.entries(DECODERS))
      if (existsSync(join(folder, file + extension)))
        contents.push(await decode(await read(file + extension)).catch(() => Buffer.alloc(0)));
    const isAsBuilt = contents.every(
      content => `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity,
    );
    if (!isAsBuilt) throw new Error(`${file} is not as it was built; build the hub again`);
  }
}
