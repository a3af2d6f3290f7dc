/** `npx -y pnpm@12 bench`: how fast we are beside what a club might use instead, in one run. */
import { parseArgs } from 'node:util';
import { allTargets, apiTarget } from '../launch/build.ts';
import { buildForServing } from '../launch/build-for-serving.ts';
import { Closers, closeOnSignals } from '../launch/closers.ts';
import { exitWith } from '../launch/problem.ts';
import type { Size } from './data.ts';

const { values: options } = parseArgs({
  options: {
    /** A small club and short rounds. */
    quick: { type: 'boolean', default: false },
    /** Only the workloads that have this in their names. */
    only: { type: 'string', default: '' },
    /** Start, memory and many connections instead of the comparison. */
    limits: { type: 'boolean', default: false },
    /** All payments as CSV beside the database's own COPY. */
    csv: { type: 'boolean', default: false },
    /** Staff alone and beside eight analysts. */
    analysts: { type: 'boolean', default: false },
    /** What is fetched and how soon the page answers, in the browser, instead of the comparison. */
    browser: { type: 'boolean', default: false },
  },
});

const size: Size = options.browser
  ? { members: 5_000, payments: 1_000, sessions: 1_000 }
  : options.quick
    ? { members: 20_000, payments: 200_000, sessions: 100_000 }
    : { members: 100_000, payments: 1_000_000, sessions: 500_000 };
const rounds = options.quick ? 3 : 5;
const seconds = options.quick ? 1 : 2;

const closers = new Closers();
closeOnSignals(closers);
try {
  await buildForServing(closers, options.browser ? allTargets() : [apiTarget]);
  const { openBenchServer } = await import('./database.ts');
  const { testBrowser } = await import('./browser.ts');
  const { testLimits } = await import('./limits.ts');
  const { compare } = await import('./compare.ts');
  const { compareCsv } = await import('./csv.ts');
  const { testAnalysts } = await import('./analysts.ts');
  const server = await openBenchServer(closers);
  const databaseUrl = await server.club(size);
  if (options.browser) await testBrowser(databaseUrl, closers);
  else if (options.limits) await testLimits(databaseUrl, size, closers);
  else if (options.csv) await compareCsv({ databaseUrl, payments: size.payments, rounds }, closers);
  else if (options.analysts)
    await testAnalysts({ databaseUrl, rounds, seconds: options.quick ? 5 : 10 }, closers);
  else await compare({ databaseUrl, size, rounds, seconds, only: options.only }, closers);
} catch (error) {
  if (!closers.closing) exitWith(error);
} finally {
  await closers.close();
}
