import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';

/** What the process says of a build: the messages of one that failed, or that it has outdated settings. */
export interface Answer {
  failure?: string;
  isOutdated?: boolean;
}

const program = join(import.meta.dirname, `build-again${extname(import.meta.filename)}`);

/** Development builds of a folder, in a process that has loaded its tools and settings: that takes most of a build. */
export class KeptBuild {
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #output = '';

  /** @param folder a hub or the shell */
  constructor(folder: string, env: NodeJS.ProcessEnv = process.env) {
    this.#folder = folder;
    this.#env = env;
  }

  /** @returns the messages of a build that failed */
  async build(): Promise<string | undefined> {
    const answer = await this.#ask();
    if (!answer.isOutdated) return answer.failure;
    this.end();
    return (await this.#ask()).failure;
  }

  /** Ends the process, which the next build starts again. */
  end(): void {
    this.#process?.kill();
    this.#process = undefined;
  }

  [Symbol.dispose](): void {
    this.end();
  }

  async #ask(): Promise<Answer> {
    const child = (this.#process ??= this.#start());
    const ended = once(child, 'close').then(([code]): Answer => {
      if (this.#process === child) this.#process = undefined;
      return { failure: `${this.#output.trim()}\n(the build ended with ${String(code)})` };
    });
    const answered = once(child, 'message').then(([answer]) => answer as Answer);
    child.send('build');
    return Promise.race([answered, ended]);
  }

  #start(): ChildProcess {
    this.#output = '';
    const child = spawn(process.execPath, ['--conditions=definition', program], {
      cwd: this.#folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const collect = (text: Buffer) => (this.#output = (this.#output + String(text)).slice(-MOST_OUTPUT));
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    return child;
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
