import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';

/** The response of the process to a request: the messages of a build that failed, or that its settings are outdated. */
export interface BuildResponse {
  failure?: string;
  isOutdated?: boolean;
}

const program = join(import.meta.dirname, `build-again${extname(import.meta.filename)}`);

/** A process that builds a folder in development mode. */
interface BuildProcess {
  child: ChildProcess;
  /** Resolves when the process ends before its response. */
  ended: Promise<BuildResponse>;
}

/** Development builds of a folder, in a process that keeps its tools and settings: loading them takes most of a build. */
export class KeptBuild {
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: BuildProcess | undefined;

  /** @param folder a hub or the shell */
  constructor(folder: string, env: NodeJS.ProcessEnv = process.env) {
    this.#folder = folder;
    this.#env = env;
  }

  /** @returns the messages of a build that failed */
  async build(): Promise<string | undefined> {
    const response = await this.#request();
    if (!response.isOutdated) return response.failure;
    this.end();
    return (await this.#request()).failure;
  }

  /** Ends the process, which the next build starts again. */
  end(): void {
    this.#process?.child.kill();
    this.#process = undefined;
  }

  [Symbol.dispose](): void {
    this.end();
  }

  async #request(): Promise<BuildResponse> {
    const { child, ended } = (this.#process ??= this.#start());
    const responded = new Promise<BuildResponse>(resolve => child.once('message', resolve));
    child.send('build');
    return Promise.race([responded, ended]);
  }

  #start(): BuildProcess {
    const child = spawn(process.execPath, ['--conditions=definition', program], {
      cwd: this.#folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    const collect = (text: Buffer) => (output = (output + String(text)).slice(-MOST_OUTPUT));
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', ({ message }) => (output += message));
    const ended = once(child, 'close').then(([code]) => {
      if (this.#process?.child === child) this.#process = undefined;
      return { failure: `${output.trim()}\n(the build ended with ${String(code)})` };
    });
    return { child, ended };
  }
}

/** Characters of the output of a process that are kept. */
const MOST_OUTPUT = 100_000;

/** Folders whose process is kept: each has a quarter of a gigabyte. */
const MOST_KEPT = 3;

/** Development builds of several folders. The folders that were built last are built fastest. */
export class KeptBuilds {
  readonly #env: NodeJS.ProcessEnv;
  /** By folder; the one that was built last is the last one. */
  readonly #kept = new Map<string, KeptBuild>();

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** @returns the messages of a build that failed */
  async build(folder: string): Promise<string | undefined> {
    const build = this.#kept.get(folder) ?? new KeptBuild(folder, this.#env);
    this.#kept.delete(folder);
    this.#kept.set(folder, build);
    for (const [oldest, other] of this.#kept) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
      other.end();
    }
    return build.build();
  }

  end(): void {
    for (const build of this.#kept.values()) build.end();
    this.#kept.clear();
  }
}
