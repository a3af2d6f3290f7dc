import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signalAll, treeOf } from '../chaos/processes.ts';

export interface DaemonOptions {
  name: string;
  command: readonly [program: string, ...args: string[]];
  /** Where its log is written; the account may write there too. */
  folder: string;
  /** Who runs it; ourselves unless given. */
  account: { uid: number; gid: number } | undefined;
  env?: NodeJS.ProcessEnv;
}

/** In milliseconds. */
const RESTART_AFTER = 500;

/** A program of the engine, in a session of its own: Ctrl-C reaches it only by way of us. It is started again when it ends by itself. */
export class Daemon {
  readonly #options: DaemonOptions;
  readonly #log: string;
  #child: ChildProcess | undefined;
  #isWanted = false;
  /** How often it ended by itself. */
  crashes = 0;

  constructor(options: DaemonOptions) {
    this.#options = options;
    this.#log = join(options.folder, `${options.name}.log`);
  }

  get name(): string {
    return this.#options.name;
  }

  start(): void {
    this.#isWanted = true;
    const { command, account, env } = this.#options;
    const [program, ...args] = command;
    const log = openSync(this.#log, 'a');
    this.#child = spawn(program, args, {
      ...account,
      cwd: '/',
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC', ...env },
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    // A program that cannot be started ends without a number.
    this.#child.once('error', () => undefined);
    this.#child.once('exit', () => {
      if (!this.#isWanted) return;
      // As a service manager does.
      this.crashes++;
      setTimeout(() => this.#isWanted && this.start(), RESTART_AFTER).unref();
    });
  }

  /** The last lines that it printed. */
  get lastWords(): string {
    return readFileSync(this.#log, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  }

  get isRunning(): boolean {
    const { pid, exitCode, signalCode } = this.#child ?? {};
    return pid !== undefined && exitCode === null && signalCode === null;
  }

  /** Sends a signal to it and to the processes that it started. */
  signal(signal: NodeJS.Signals): void {
    if (this.isRunning) signalAll(treeOf(this.#child!.pid!), signal);
  }

  /** Sends the signal to it alone, unless it cannot be ignored, and waits for its end. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.#isWanted = false;
    if (!this.isRunning) return;
    const ended = once(this.#child!, 'exit');
    if (signal === 'SIGKILL') this.signal(signal);
    else this.#child!.kill(signal);
    await ended;
  }
}
