import { whenAbandoned } from './processes.ts';

/** How long everything may take to close before the process ends anyway, in milliseconds. */
export const SHUTDOWN_TIMEOUT_MS = 30_000;

/**
 * Disposes the resources and ends the process on Ctrl-C, on the signals of a service manager or a closed terminal, and
 * when the command that started it ends. Exits with 1 if a resource fails to close.
 */
export function disposeOnSignals(resources: AsyncDisposableStack): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  whenAbandoned(end);

  function end() {
    if (resources.disposed) return;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    resources.disposeAsync().then(
      () => process.exit(0),
      error => {
        console.error(error);
        process.exit(1);
      },
    );
  }
}
