import { expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { openDatabase } from '../../database/database.ts';
import { entities } from '../index.ts';
import { runDunning } from './run-dunning.ts';

const app = useApp();

const MEMBERS = 400;

test('the first run reads the steps of each member, not all that it has carried out', async () => {
  await app.sql(
    `with added as (
       insert into member (name, email, phone, membership_type, status, joining_date, membership_start_date, membership_end_date,
              health_conditions)
       select 'Member ' || n, n || '@example.com', '555', 'Standard', 'active', current_date, current_date, current_date, '{}'
         from generate_series(1, $1::int) n returning id)
     insert into billing_record (member_id, invoice_number, invoice_date, due_date, amount, tax_amount, discount_amount, total_amount,
            paid_amount, payment_status, billing_type)
     select id, 'INV-' || id, current_date - 60, current_date - 40, 10, 0, 0, 10, 0, 'overdue', 'membership' from added`,
    [MEMBERS],
  );
  // PostgreSQL learns that the table of steps is empty.
  await app.sql('vacuum analyze');
  const database = await openDatabase(app, entities(), () => {});
  const { signal } = new AbortController();
  const db = database.forRequest(signal);
  const run = {
    payload: {},
    db,
    releases: undefined as never,
    queries: undefined as never,
    contextOf: undefined as never,
    signal,
    progress() {},
  };
  await expect(runDunning.run(run)).resolves.toMatchObject({ opened: MEMBERS, reminder: MEMBERS });
  // A connection that ends reports what it has read.
  await database.close();
  const readSteps = async () => {
    const [row] = await app.sql<{ count: number }>(
      `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_user_tables where relname = 'dunning_action'`,
    );
    return row!.count;
  };
  await expect.poll(readSteps).toBeGreaterThanOrEqual(MEMBERS);
  expect(await readSteps()).toBeLessThan(10 * MEMBERS);
});
