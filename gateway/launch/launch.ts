import { limitMemory } from '../src/memory.ts';
import { addressFor } from './address.ts';
import { disposeOnSignals } from './dispose-on-signals.ts';
import { openDataDir } from './data-dir.ts';
import { lockDataDir } from './instance-lock.ts';
import { readOptions, usage } from './options.ts';
import { checkPort } from './port.ts';
import type { AppOptions } from './run-app.ts';
import type { RunningBuilds } from './build-for-serving.ts';
import { exitWith } from './cli-error.ts';

export interface LaunchSteps extends Pick<AppOptions, 'extend' | 'development'> {
  /** The command line. */
  args?: string[];
  /** Builds what is served; the server's code is loaded when its API is built. */
  build?(resources: AsyncDisposableStack): RunningBuilds;
  /** Receives the banner when the app is served; prints it by default. */
  announce?(banner: string): void;
}

/** Serves the app: reads the options, locks the data folder, starts everything and stops it on a signal. */
export async function launch({
  args = process.argv.slice(2),
  build,
  extend,
  development,
  announce = console.log,
}: LaunchSteps = {}): Promise<void> {
  const resources = new AsyncDisposableStack();
  disposeOnSignals(resources);
  try {
    const options = readOptions(args, process.env);
    if (options.help) return console.log(usage);

    const dataDir = openDataDir(options.dataDir);
    // `dev.ts` has locked it, and starts this process.
    if (!development) resources.defer(await lockDataDir(dataDir, addressFor(options.host, options.port)));
    await checkPort(options.host, options.port);
    const builds = build?.(resources);
    await builds?.api;
    const { runApp } = await import('./run-app.ts');
    const banner = await runApp({ ...options, dataDir, extend, development, built: builds?.page }, resources);
    if (!development) limitMemory();
    announce(banner);
  } catch (error) {
    // A signal during the start makes the current step fail, which is no error.
    if (resources.disposed) return;
    await resources.disposeAsync();
    exitWith(error);
  }
}
