import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout } from '../launch/data-dir.ts';
import { toolEnvironment } from '../launch/tool.ts';

export interface CommandOptions {
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Another checkout than this one. */
  folder?: string;
  /** Where in the checkout it is run. */
  within?: string;
  /** Whether it has a process group of its own, as in a terminal. */
  group?: boolean;
}

/** A program of the launcher, run as in a terminal. */
export class Command {
  readonly process: ChildProcess;
  /** Its output so far. */
  output = '';
  readonly #closed: Promise<unknown>;

  constructor(
    program: string,
    { args = [], env = {}, folder = checkout, within = '.', group = false }: CommandOptions,
  ) {
    this.process = spawn(process.execPath, [join(folder, 'gateway/launch', program), ...args], {
      cwd: join(folder, within),
      env: { ...toolEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: group,
    });
    this.process.stdout?.on('data', chunk => (this.output += chunk));
    this.process.stderr?.on('data', chunk => (this.output += chunk));
    this.#closed = once(this.process, 'close');
  }

  /** Waits until its output matches after the first `since` characters. */
  async says(pattern: RegExp, since = 0): Promise<void> {
    const deadline = Date.now() + 120_000;
    while (!pattern.test(this.output.slice(since))) {
      if (this.#over || Date.now() > deadline)
        throw new Error(`The output does not match ${pattern}:\n${this.output}`);
      await sleep(50);
    }
  }

  /** Waits for its end. @returns the exit code */
  async exitCode(): Promise<number | null> {
    await this.#closed;
    return this.process.exitCode;
  }

  /** Sends the signal. @returns the exit code */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (!this.#over) this.process.kill(signal);
    return this.exitCode();
  }

  /** Presses Ctrl-C: every process of the group gets SIGINT. The command must have a group of its own. */
  interrupt(): void {
    process.kill(-this.process.pid!, 'SIGINT');
  }

  get #over(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }
}
