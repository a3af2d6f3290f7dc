import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { silent } from '../../testing/log.ts';
import { connect, PREPARE_LOCK } from '../database/connect.ts';
import { prepareDatabase } from './prepare-database.ts';

test('a start waits 20 seconds for another one that migrates, says so, and gives up', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const other = await connect(database.url);
  onTestFinished(() => other.end());
  await other.query(
    `drop schema public cascade; create schema public; select pg_advisory_lock(${PREPARE_LOCK})`,
  );

  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let state = 'waits';
  const logged = Promise.withResolvers<[object, string]>();
  const outcome = prepareDatabase({
    databaseUrl: database.url,
    production: false,
    demo: false,
    log: { ...silent, info: (...line) => logged.resolve(line) },
  }).then(
    () => 'prepared',
    (error: Error) => (state = error.message),
  );
  expect(await logged.promise).toEqual([{ seconds: 20 }, 'Waiting for another start, a backup or a restore']);
  vi.advanceTimersByTime(19_999);
  // It has tried again by then.
  await new Promise(done => setTimeout(done, 300));
  expect(state).toBe('waits');
  vi.advanceTimersByTime(1);
  expect(await outcome).toBe(
    'Another start, a backup or a restore works on this database and has not finished within 20 seconds. Wait until it has, then start again.',
  );
});
