import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fromSource, toolEnvironment } from './tool.ts';

/** Runs the server in a child process, which can be restarted with changed code. */
export class DevServer {
  readonly #program: string;
  readonly #ended: (code: number | null) => void;
  #process: ChildProcess | undefined;

  /**
   * @param program a file beside this one
   * @param ended receives the exit code of a server that ended by itself after it had served
   */
  constructor(program: string, ended: (code: number | null) => void) {
    this.#program = program;
    this.#ended = ended;
  }

  /**
   * @param args arguments of the program
   * @returns the banner when the program serves; undefined if it ended instead, after printing the reason
   */
  async start(args: readonly string[]): Promise<string | undefined> {
    const child = spawn(
      process.execPath,
      ['--max-semi-space-size=16', ...fromSource, join(import.meta.dirname, this.#program), ...args],
      {
        env: { ...process.env, NODE_COMPILE_CACHE: toolEnvironment.NODE_COMPILE_CACHE },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    this.#process = child;
    const exit = once(child, 'exit').then(() => undefined);
    const banner = await Promise.race([once(child, 'message').then(([text]) => String(text)), exit]);
    if (banner === undefined) this.#process = undefined;
    else child.once('exit', code => this.#process === child && this.#ended(code));
    return banner;
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  reloadPages(): void {
    this.#process?.send('reload');
  }
}
