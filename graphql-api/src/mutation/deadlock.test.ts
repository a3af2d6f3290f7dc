import pg from 'pg';
import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();

test('who is in the way of another is tried again, and nobody hears of it', async () => {
  const admin = app.as('admin');
  const trainer = await makeRecord(admin, 'Trainer');
  const member = await makeRecord(admin, 'Member', { assignedTrainerId: trainer.id });
  const other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
  try {
    // The database ends the transaction that notices first; this one takes its time.
    await other.query(`set deadlock_timeout = '1min'; begin`);
    await other.query('select 1 from member where id = $1 for update', [member.id]);
    const deleted = admin.records('Trainer').remove(trainer.id);
    await expect.poll(waiting).toBe(1);
    await other.query('select 1 from trainer where id = $1 for share', [trainer.id]);
    await other.query('commit');
    expect(await deleted).toBe(trainer.id);
  } finally {
    await other.end();
  }
  expect(await admin.records('Member').one(member.id)).toMatchObject({ assignedTrainerId: null });
});

async function waiting(): Promise<number> {
  const [row] = await app.sql<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row!.count;
}
