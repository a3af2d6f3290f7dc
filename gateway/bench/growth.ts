import { signIn } from './compare.ts';
import { startContender } from './contender.ts';
import type { Size } from './data.ts';
import type { BenchServer } from './database.ts';
import { type Endpoint, measureInTurns, median } from './load.ts';
import { growing } from './workloads.ts';

export interface GrowthOptions {
  /** Members in each database, with three payments each. */
  members: readonly number[];
  rounds: number;
  seconds: number;
}

/** The largest allowed ratio between the fastest and the slowest database. */
const TARGET = 1.5;

/** Runs the same workloads on databases of several sizes, in turns. */
export async function measureGrowth(
  server: BenchServer,
  { members, rounds, seconds }: GrowthOptions,
  resources: AsyncDisposableStack,
): Promise<void> {
  const databases: { size: Size; endpoint: Endpoint }[] = [];
  for (const count of members) {
    const size = { members: count, payments: 3 * count, sessions: 0 };
    const contender = await startContender('ours', await server.database(size), resources);
    const token = await signIn(contender.url);
    databases.push({ size, endpoint: { ...contender, headers: { authorization: `Bearer ${token}` } } });
  }
  console.log(`\nDatabases of ${members.join(', ')} members; ${rounds} rounds of ${seconds} s\n`);
  for (const workload of growing) {
    const loads = databases.map(
      ({ size, endpoint }) => [size, { endpoint, requests: workload(size).requests.ours! }] as const,
    );
    const measured = await measureInTurns(new Map(loads), rounds, seconds);
    const rates = [...measured.values()].map(results => median(results.map(({ rate }) => rate)));
    const ratio = Math.max(...rates) / Math.min(...rates);
    console.log(workload(databases[0]!.size).name);
    console.log(`  ${rates.map(rate => `${rate.toPrecision(3)}/s`).join('  ')}`);
    console.log(
      `  ${ratio.toFixed(2)}× between the fastest and the slowest: ${ratio <= TARGET ? 'reached' : 'MISSED'} ${TARGET}×\n`,
    );
  }
}
