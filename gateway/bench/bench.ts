/** `npx -y pnpm@12 bench`: how fast we are beside what a club might use instead, in one run. */
import { parseArgs } from 'node:util';
import { apiTarget } from '../launch/build.ts';
import { buildForServing } from '../launch/build-for-serving.ts';
import { Closers, closeOnSignals } from '../launch/closers.ts';
import { exitWith } from '../launch/problem.ts';
import type { Size } from './data.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

const size: Size = options.quick
  ? { members: 20_000, payments: 200_000, sessions: 100_000 }
  : { members: 100_000, payments: 1_000_000, sessions: 500_000 };
const rounds = options.quick ? 3 : 7;
const seconds = options.quick ? 1 : 3;

const closers = new Closers();
closeOnSignals(closers);
try {
  await buildForServing(closers, [apiTarget]);
  const { openBenchServer } = await import('./database.ts');
  const { compare } = await import('./compare.ts');
  const server = await openBenchServer(closers);
  const databaseUrl = await server.club(size);
  await compare({ databaseUrl, size, rounds, seconds, only: options.only }, closers);
} catch (error) {
  if (!closers.closing) exitWith(error);
} finally {
  await closers.close();
}
