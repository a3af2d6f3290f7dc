import type { FastifyInstance } from 'fastify';
import { giveBackMemory } from '../src/memory.ts';
import { addressFor } from './address.ts';
import { Closers, closeOnSignals } from './closers.ts';
import { openDataDir } from './data-dir.ts';
import { lockDataDir } from './instance-lock.ts';
import { readOptions, usage } from './options.ts';
import { checkPort } from './port.ts';
import { exitWith } from './problem.ts';

export interface LaunchSteps {
  /** What must be done before the club's own code is loaded. */
  prepare?(closers: Closers): Promise<void>;
  /** What is served besides. */
  extend?(app: FastifyInstance): void;
  /** Says that the club is served, and where; on the console unless given. */
  announce?(banner: string): void;
}

/** A command that serves the club, from the command line to the last signal. */
export async function launch({ prepare, extend, announce = console.log }: LaunchSteps = {}): Promise<void> {
  const closers = new Closers();
  closeOnSignals(closers);
  try {
    const options = readOptions(process.argv.slice(2), process.env);
    if (options.help) return console.log(usage);

    const dataDir = openDataDir(options.dataDir);
    closers.add(await lockDataDir(dataDir, addressFor(options.host, options.port)));
    await checkPort(options.host, options.port);
    await prepare?.(closers);
    const { runClub } = await import('./run-club.ts');
    const banner = await runClub({ ...options, dataDir, extend }, closers);
    giveBackMemory();
    announce(banner);
  } catch (error) {
    // A start that was stopped half-way fails in whatever it was at; that is no failure.
    if (closers.closing) return;
    await closers.close();
    exitWith(error);
  }
}
