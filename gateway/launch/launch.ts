import type { FastifyInstance } from 'fastify';
import { giveBackMemory } from '../src/memory.ts';
import { addressFor } from './address.ts';
import { disposeOnSignals } from './dispose-on-signals.ts';
import { openDataDir } from './data-dir.ts';
import { lockDataDir } from './instance-lock.ts';
import { readOptions, usage } from './options.ts';
import { checkPort } from './port.ts';
import { exitWith } from './cli-error.ts';

export interface LaunchSteps {
  /** Runs before the server's code is loaded. */
  prepare?(resources: AsyncDisposableStack): Promise<void>;
  /** Adds routes. */
  extend?(app: FastifyInstance): void;
  /** Receives the banner when the app is served; prints it by default. */
  announce?(banner: string): void;
}

/** Serves the app: reads the options, locks the data folder, starts everything and stops it on a signal. */
export async function launch({ prepare, extend, announce = console.log }: LaunchSteps = {}): Promise<void> {
  const resources = new AsyncDisposableStack();
  disposeOnSignals(resources);
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    if (options.help) return console.log(usage);

    const dataDir = openDataDir(options.dataDir);
    resources.defer(await lockDataDir(dataDir, addressFor(options.host, options.port)));
    await checkPort(options.host, options.port);
    await prepare?.(resources);
    const { runApp } = await import('./run-app.ts');
    const banner = await runApp({ ...options, dataDir, extend }, resources);
    giveBackMemory();
    announce(banner);
  } catch (error) {
    // A signal during the start makes the current step fail, which is no error.
    if (resources.disposed) return;
    await resources.disposeAsync();
    exitWith(error);
  }
}
