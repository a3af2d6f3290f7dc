/** `npx -y pnpm@12 bench`: compares this server with others in one run, and measures its limits. */
import { parseArgs } from 'node:util';
import { allTargets, apiTarget, isForPage } from '../launch/build.ts';
import { startBuilds } from '../launch/build-for-serving.ts';
import { disposeOnSignals } from '../launch/dispose-on-signals.ts';
import { exitWith, CliError } from '../launch/cli-error.ts';
import type { Size } from './data.ts';
import type { BenchServer } from './database.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A small database and short rounds. */
    quick: { type: 'boolean', default: false },
    /** Restricts the comparison to the workloads whose names contain it. */
    only: { type: 'string', default: '' },
  },
});

const { quick, only } = options;
const size: Size = quick
  ? { members: 20_000, payments: 200_000, sessions: 100_000 }
  : { members: 100_000, payments: 1_000_000, sessions: 500_000 };
const rounds = quick ? 3 : 5;
const seconds = quick ? 0.25 : 2;
const resources = new AsyncDisposableStack();

/** The measurements by their names on the command line. */
const parts: Readonly<Record<string, (server: BenchServer) => Promise<void>>> = {
  /** Every workload on every contender. */
  async compare(server) {
    const { compare } = await import('./compare.ts');
    const options = { rounds: 5, seconds: quick ? 1.5 : seconds, only };
    await compare({ databaseUrl: await server.database(size), size, ...options }, resources);
  },
  /** All payments as CSV, compared with COPY of PostgreSQL. */
  async csv(server) {
    const { compareCsv } = await import('./csv.ts');
    await compareCsv(
      { databaseUrl: await server.database(size), payments: size.payments, rounds },
      resources,
    );
  },
  /** Aggregates of relations, compared with SQL by hand. */
  async aggregates(server) {
    const { compareAggregates } = await import('./aggregates.ts');
    const databaseUrl = await server.database({ members: 80_000, payments: 800_000, sessions: 10_000 });
    await compareAggregates({ databaseUrl, rounds }, resources);
  },
  /** Response times of staff, alone and beside eight analysts. */
  async analysts(server) {
    const { testAnalysts } = await import('./analysts.ts');
    await testAnalysts(
      { databaseUrl: await server.database(size), rounds, seconds: quick ? 5 : 10 },
      resources,
    );
  },
  /** Start time, memory and many connections. */
  async limits(server) {
    const { testLimits } = await import('./limits.ts');
    await testLimits(
      { databaseUrl: await server.database(size), size, minutes: quick ? 0.2 : 10 },
      resources,
    );
  },
  /** One, two and four processes behind one port. */
  async workers(server) {
    const { compareWorkers } = await import('./workers.ts');
    await compareWorkers(
      { databaseUrl: await server.database(size), size, rounds, seconds: quick ? 1 : 4 },
      resources,
    );
  },
  /** Databases of several sizes. */
  async growth(server) {
    const { measureGrowth } = await import('./growth.ts');
    const members = quick ? [2_000, 20_000] : [10_000, 100_000, 1_000_000];
    await measureGrowth(server, { members, rounds, seconds }, resources);
  },
  /** Response times of the search over all resources. */
  async search(server) {
    const { testSearch } = await import('./search.ts');
    const millions = { members: 1_000_000, payments: 1_000_000, sessions: 100_000 };
    await testSearch({ databaseUrl: await server.database(quick ? size : millions), rounds }, resources);
  },
  /** The time of a billing run, and the response times of staff meanwhile. */
  async 'billing-run'(server) {
    const { testBillingRun } = await import('./billing-run.ts');
    const members = quick ? 20_000 : 100_000;
    const databaseUrl = await server.database({ members, payments: 200_000, sessions: 10_000 });
    await testBillingRun({ databaseUrl, contracts: members }, resources);
  },
  /** Processor time and size of compressed responses. */
  async compression(server) {
    const { testCompression } = await import('./compression.ts');
    await testCompression({ databaseUrl: await server.database(size), rounds, seconds }, resources);
  },
  /** What a developer waits for. */
  async dev() {
    const { measureInnerLoop } = await import('./inner-loop.ts');
    await measureInnerLoop(resources);
  },
  /** Transferred bytes, requests and response times in the browser. */
  async browser(server) {
    const { testBrowser } = await import('./browser.ts');
    await testBrowser(await server.database({ members: 5_000, payments: 1_000, sessions: 1_000 }), resources);
  },
};

disposeOnSignals(resources);
try {
  const unknown = positionals.find(name => !parts[name]);
  if (unknown)
    throw new CliError(
      `There is no measurement "${unknown}". The measurements are ${Object.keys(parts).join(', ')}.`,
    );
  const wanted = positionals.length > 0 ? positionals : quick ? ['compare'] : Object.keys(parts);
  const targets = allTargets().filter(isForPage);
  await startBuilds(resources, wanted.includes('browser') || wanted.includes('dev') ? targets : [apiTarget])
    .page;
  const { openBenchServer } = await import('./database.ts');
  const server = await openBenchServer(resources);
  for (const name of wanted) await parts[name]!(server);
} catch (error) {
  if (!resources.disposed) exitWith(error);
} finally {
  await resources.disposeAsync();
}
