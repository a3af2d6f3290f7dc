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
  /** What must be done before the club's own code is loaded. */
  prepare?(resources: AsyncDisposableStack): Promise<void>;
  /** What is served besides. */
  extend?(app: FastifyInstance): void;
  /** Says that the club is served, and where; on the console unless given. */
  announce?(banner: string): void;
}

/** A command that serves the club, from the command line to the last signal. */
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
    const { runClub } = await import('./run-club.ts');
    const banner = await runClub({ ...options, dataDir, extend }, resources);
    giveBackMemory();
    announce(banner);
  } catch (error) {
    // A start that was stopped half-way fails in whatever it was at; that is no failure.
    if (resources.disposed) return;
    await resources.disposeAsync();
    exitWith(error);
  }
}
