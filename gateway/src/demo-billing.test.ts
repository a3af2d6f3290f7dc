import pg from 'pg';
import { expect, test } from 'vitest';
import { executeGraphql, useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ demo: true });

interface Compared {
  amount: number;
  tax: number;
  location: number;
}

/** Of whole periods: those of frozen contracts, and last ones, cost less. */
test('a billing run in the demo club continues its invoices: amount, tax and location', async () => {
  const date = new Date(Date.now() + 25 * 86_400_000).toISOString().slice(0, 10);
  const start = 'mutation ($date: LocalDate!) { started: startBillingRun(date: $date) { runId } }';
  await executeGraphql(app, start, { date }, 'accounts');
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    const run = async () =>
      (
        await client.query<{ id: number; status: string; failed: number }>(
          `select id, status, failed from billing_run where trigger = 'manual' order by id desc limit 1`,
        )
      ).rows[0]!;
    await expect.poll(async () => (await run()).status, { timeout: 60_000, interval: 250 }).toBe('completed');
    const { id, failed } = await run();
    expect(failed).toBe(0);
    const columns = (alias: string) =>
      `${alias}.amount::float8 as amount, ${alias}.tax_amount::float8 as tax, ${alias}.location_id as location`;
    const { rows } = await client.query<{ created: Compared; seeded: Compared }>(
      `select to_jsonb(created) as created, to_jsonb(seeded) as seeded from billing_run_item item
         join billing_record b on b.id = item.invoice_id and b.billing_period_start is not null
         join contract c on c.id = b.contract_id and c.end_date is distinct from b.billing_period_end
           and not exists (select from contract_freeze where contract_id = c.id)
         cross join lateral (select ${columns('b')}) created
         cross join lateral (select ${columns('e')} from billing_record e
                              where e.contract_id = b.contract_id and e.id < b.id and e.billing_period_start is not null
                              order by e.id desc limit 1) seeded
        where item.run_id = $1`,
      [id],
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ created, seeded }) => JSON.stringify(created) !== JSON.stringify(seeded))).toEqual(
      [],
    );
    expect(rows.every(({ created }) => created.tax > 0 && created.location > 0)).toBe(true);
  } finally {
    await client.end();
  }
});
