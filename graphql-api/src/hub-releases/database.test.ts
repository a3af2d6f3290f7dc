import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { silent } from '../../testing/log.ts';
import { ReleaseDatabase } from './database.ts';

const app = useApp();

test('a connection that is lost between two statements ends the change, not the process', async () => {
  const database = new ReleaseDatabase({ databaseUrl: app.databaseUrl, log: silent });
  const change = database.change(async client => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise(resolve => client.once('end', resolve));
    await app.sql('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await ended;
    await client.query('select 1');
  });
  await expect(change).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
  await database.close();
});
