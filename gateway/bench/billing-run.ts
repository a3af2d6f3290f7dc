import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { signIn } from './compare.ts';
import { startContender } from './contender.ts';
import { reportFigure } from './report-figure.ts';

interface BillingOptions {
  databaseUrl: string;
  contracts: number;
}

/** The longest time of a run of 100,000 contracts, in seconds. */
const TARGET = 60;
/** Requests of the rounds before the run. */
const REQUESTS = 300;

const READ = `query { page: members(page: { limit: 25 }) { items { id name email status } totalCount } }`;
const START = 'mutation ($date: LocalDate!) { run: startBillingRun(date: $date) { runId } }';

/** A billing run of contracts that are all due, and the response times of staff before and during it. */
export async function testBillingRun(
  { databaseUrl, contracts }: BillingOptions,
  resources: AsyncDisposableStack,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  resources.defer(() => client.end());
  await signContracts(client, contracts);
  const { url, usage } = await startContender('ours', databaseUrl, resources);
  const token = await signIn(url);
  const send = async (query: string, variables: object = {}): Promise<Record<string, unknown>> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const time = async () => {
    const start = performance.now();
    await send(READ);
    return performance.now() - start;
  };

  const before: number[] = [];
  for (let n = 0; n < REQUESTS; n++) before.push(await time());
  const { computed } = await usage();
  const began = performance.now();
  const date = new Date().toISOString().slice(0, 10);
  const { run } = (await send(START, { date })) as unknown as { run: { runId: string } };
  const during: number[] = [];
  let stored = await readRun(client, run.runId);
  while (stored.status === 'running') {
    during.push(await time());
    await sleep(50);
    stored = await readRun(client, run.runId);
  }
  const seconds = (performance.now() - began) / 1000;
  const cpu = ((await usage()).computed - computed) / 1000;
  console.log(`\nBilling run of ${contracts} contracts: ${JSON.stringify(stored)}\n`);
  reportFigure('a run', seconds, 's', TARGET);
  console.log(`processor time of the server, without the database's: ${cpu.toFixed(1)} s`);
  console.log(
    `a list of members, p95 before: ${p95(before).toFixed(1)} ms, during: ${p95(during).toFixed(1)} ms`,
  );
}

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] ?? NaN;

interface StoredRun {
  status: string;
  created: number;
  failed: number;
}

async function readRun(client: pg.Client, id: string): Promise<StoredRun> {
  const { rows } = await client.query<StoredRun>(
    'select status, created, skipped, failed, total_amount from billing_run where id = $1',
    [id],
  );
  return rows[0]!;
}

/** A contract of each member, of which nothing is invoiced. Repeatable. */
async function signContracts(client: pg.Client, contracts: number): Promise<void> {
  await client.query(`
    delete from billing_run_item; delete from billing_run; delete from billing_record where contract_id is not null;
    delete from contract where contract_number like 'BENCH-%';
    insert into membership_plan (plan_name, duration, duration_unit, price, billing_frequency, features, contract_required,
           auto_renewal, access_hours, peak_hours_access, off_peak_hours_access, locations_access, equipment_access,
           facility_access, status)
    select 'Premium', 12, 'months', 59.90, 'monthly', '{}', true, false, '{}', true, true, '{}', '{}', '{}', 'active'
     where not exists (select from membership_plan)`);
  await client.query(
    `insert into contract (contract_number, member_id, plan_id, kind, price, start_date, billing_frequency, billing_anchor, status, auto_renewal)
     select 'BENCH-' || id, id, (select min(id) from membership_plan), 'membership', 59.90, current_date, 'monthly', current_date, 'active', false
       from member order by id limit $1`,
    [contracts],
  );
  await client.query('vacuum analyze contract, billing_record, billing_run_item');
}
