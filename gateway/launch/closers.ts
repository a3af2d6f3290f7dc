import { whenAbandoned } from './processes.ts';

/** What has been opened, to be closed in the opposite order. */
export class Closers {
  readonly #open: (() => void | Promise<void>)[] = [];
  #closing: Promise<void> | undefined;

  get closing(): boolean {
    return this.#closing !== undefined;
  }

  add(close: () => void | Promise<void>): void {
    this.#open.push(close);
  }

  /** Closes everything once, however often it is called. */
  close(): Promise<void> {
    return (this.#closing ??= this.#closeAll());
  }

  async #closeAll(): Promise<void> {
    for (let close = this.#open.pop(); close; close = this.#open.pop()) await close();
  }
}

/** How long everything may take to close before the process ends anyway, in milliseconds. */
const patience = 30_000;

/**
 * Closes everything and ends the process when it is asked to: by Ctrl-C, by a service manager, by a closed terminal, or
 * by the end of the command that started it.
 */
export function closeOnSignals(closers: Closers): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  whenAbandoned(end);

  function end() {
    if (closers.closing) return;
    setTimeout(() => process.exit(1), patience).unref();
    closers.close().then(
      () => process.exit(0),
      error => {
        console.error(error);
        process.exit(1);
      },
    );
  }
}
