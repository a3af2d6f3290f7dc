import { expect, test } from 'vitest';
import { useClub } from '../../testing/club.ts';
import { openDatabase } from './database.ts';

const club = useClub();

/** More than the pool has. */
const TIMES = 12;

test('transactions whose connections are lost keep no place in the pool', async () => {
  const db = await openDatabase(club.databaseUrl, () => {});
  const connection = db.orm.em.getConnection();
  for (let time = 0; time < TIMES; time++) {
    const lost = connection.transactional(async transaction => {
      const [row] = await connection.execute<{ pid: number }[]>(
        'select pg_backend_pid() as pid',
        [],
        'all',
        transaction,
      );
      await club.sql('select pg_terminate_backend($1)', [row!.pid]);
      await connection.execute('select 1', [], 'all', transaction);
    });
    await expect(lost).rejects.toThrow(/terminat|connection/i);
  }
  await expect(db.orm.em.fork().execute('select 1 as one')).resolves.toEqual([{ one: 1 }]);
  await db.close();
}, 20_000);
