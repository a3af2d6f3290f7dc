import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { openDatabase } from './database.ts';
import { entities } from '../resources/index.ts';

const app = useApp();

/** More than the pool has. */
const TIMES = 12;

test('transactions with lost connections leave the pool', async () => {
  const db = await openDatabase(app, entities(), () => {});
  const { signal } = new AbortController();
  for (let time = 0; time < TIMES; time++) {
    const lost = db.forRequest(signal).transaction(async tx => {
      const [row] = await tx.query<{ pid: number }[]>('select pg_backend_pid() as pid');
      await app.sql('select pg_terminate_backend($1)', [row!.pid]);
      await tx.query('select 1');
    });
    await expect(lost).rejects.toThrow(
      'The database cannot be reached. Nothing was saved. Try again shortly.',
    );
  }
  const read = db.forRequest(signal).onOneConnection(tx => tx.query('select 1 as one'));
  await expect(read).resolves.toEqual([{ one: 1 }]);
  await db.close();
}, 20_000);
