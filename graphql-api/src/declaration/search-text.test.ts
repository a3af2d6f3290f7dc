import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import { openDatabase } from '../database/database.ts';
import { refreshTexts } from '../jobs/refresh-search-texts.ts';
import { entities } from '../resources/index.ts';

const app = useApp();
let other: pg.Client;
let trainerId: string;

beforeAll(async () => {
  other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
});
afterAll(() => other.end());
beforeEach(async () => {
  trainerId = (await makeRecord(app.as('admin'), 'Trainer', { name: 'Before' })).id;
});

const rename = (name: string) => app.as('admin').records('Trainer').update(trainerId, { name });
const addSession = () => makeRecord(app.as('admin'), 'Session', { trainerId });

/** Whether this many statements of the API wait for a lock. */
const waiting = async () => {
  const [row] = await app.sql<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row!.count;
};

const searchTexts = () =>
  app.sql<{ right: boolean }>(
    `select position(lower(t.name) in s.search_text) > 0 as "right"
       from session s join trainer t on t.id = s.trainer_id where t.id = $1`,
    [trainerId],
  );

async function expectRight(count: number): Promise<void> {
  const texts = await searchTexts();
  expect(texts.map(({ right }) => right)).toEqual(Array.from({ length: count }, () => true));
}

test('a session that is added while the trainer is being renamed is found by the new name', async () => {
  await other.query('begin');
  await other.query(`update trainer set name = 'After' where id = $1`, [trainerId]);
  const added = addSession();
  await expect.poll(waiting).toBe(1);
  await other.query('commit');
  await added;
  await expectRight(1);
});

test('a trainer who is renamed while a session is being added is found by the new name', async () => {
  const example = await makeRecord(app.as('admin'), 'Session');
  await other.query('begin');
  await other.query(
    `insert into session select (jsonb_populate_record(s, jsonb_build_object('id', nextval('session_id_seq'), 'trainer_id', $1::int))).*
       from session s where id = $2`,
    [trainerId, example.id],
  );
  const renamed = rename('After');
  await expect.poll(waiting).toBe(1);
  await other.query('commit');
  await renamed;
  await expectRight(1);
});

test('a record that changes while its related record is being renamed is found by the new name', async () => {
  const { id } = await addSession();
  await other.query('begin');
  await other.query('select 1 from trainer where id = $1 for update', [trainerId]);
  await other.query(`update trainer set name = 'After' where id = $1`, [trainerId]);
  const changed = app.as('admin').records('Session').update(id, { sessionType: 'Boxing' });
  await expect.poll(waiting).toBe(1);
  await other.query('commit');
  await changed;
  await expectRight(1);
});

test('renames and new sessions at the same time leave every text right', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 3 === 0 ? rename(`Name ${n}`) : addSession())));
  await expectRight(13);
});

test('a change that is not searched leaves the text, and locks no related record', async () => {
  const { id } = await addSession();
  await other.query('begin');
  await other.query('select 1 from trainer where id = $1 for update', [trainerId]);
  await app.as('admin').records('Session').update(id, { notes: 'Bring a towel' });
  await other.query('rollback');
  await expectRight(1);
});

test('a rename leaves most of many sessions to a job, which starts again after a second rename', async () => {
  const { id } = await addSession();
  await app.sql(
    `insert into session select (jsonb_populate_record(s, jsonb_build_object('id', nextval('session_id_seq')))).*
       from session s, generate_series(1, 2499) where id = $1`,
    [id],
  );
  const stale = async () => (await searchTexts()).filter(({ right }) => !right).length;
  await expectRight(2_500);
  await rename('After');
  expect(await stale()).toBe(1_500);

  const { databaseUrl } = app;
  const database = await openDatabase({ databaseUrl }, entities(), () => undefined);
  onTestFinished(() => database.close());
  const { signal } = new AbortController();
  const db = database.forRequest(signal);
  const ended = new AbortController();
  const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(async work => {
    ended.abort();
    return database.forRequest(signal).transaction(work);
  });
  await expect(refreshTexts({ db, signal: ended.signal })).rejects.toThrow('aborted');
  expect(transaction).toHaveBeenCalledOnce();
  expect(await stale()).toBe(500);

  await rename('Once more');
  expect(await stale()).toBe(1_500);
  expect(await refreshTexts({ db, signal })).toEqual({ changed: 1_500 });
  await expectRight(2_500);
  expect(await refreshTexts({ db, signal })).toEqual({ changed: 0 });
});

test('a job that refreshes texts waits for a rename, and a rename for it', async () => {
  const { databaseUrl } = app;
  const database = await openDatabase({ databaseUrl }, entities(), () => undefined);
  onTestFinished(() => database.close());
  const { signal } = new AbortController();
  const db = database.forRequest(signal);
  await addSession();
  await app.sql(`insert into stale_search_text values ('session', 'trainer_id', $1, 0)`, [trainerId]);
  await other.query('begin');
  await other.query(`update trainer set name = 'After' where id = $1`, [trainerId]);
  const refreshed = refreshTexts({ db, signal });
  await expect.poll(waiting).toBe(1);
  await other.query('commit');
  expect(await refreshed).toEqual({ changed: 1 });
  await expectRight(1);

  await app.sql(`insert into stale_search_text values ('session', 'trainer_id', $1, 0)`, [trainerId]);
  await other.query('begin');
  await other.query('select 1 from trainer where id = $1 for key share', [trainerId]);
  const renamed = rename('Again');
  await expect.poll(waiting).toBe(1);
  expect(await refreshTexts({ db, signal })).toEqual({ changed: 1 });
  await other.query('rollback');
  await renamed;
  await expectRight(1);
});
