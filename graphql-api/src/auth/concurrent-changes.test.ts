import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();
const ENDED = { code: 'UNAUTHENTICATED', message: 'Please sign in' };

let user: { id: string; username: string; person: TestUser };
/** Holds the user's row as a change of the password does until it is committed. */
let change: pg.Client;
let last = 0;

beforeEach(async () => {
  const made = await makeRecord(app.as('admin'), 'User', { role: 'Accounts', password: 'a password' });
  const username = String(made['username']);
  const token = await app.anonymous.at(`198.51.100.${++last}`).signIn(username, 'a password');
  user = { id: made.id, username, person: app.bearer(token) };
  change = new pg.Client({ connectionString: app.databaseUrl });
  await change.connect();
  await change.query('begin');
});
afterEach(() => change.end());

const changePasswordElsewhere = () =>
  change.query(`update "user" set token_version = token_version + 1 where id = $1`, [user.id]);

/** Until a request waits for the lock that the change holds. */
const isWaiting = () =>
  expect
    .poll(() =>
      app.sql(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      ),
    )
    .toHaveLength(1);

const createToken = () =>
  user.person.request<{ made: { token: string } }>(
    'mutation { made: createPersonalToken(input: { name: "Survivor" }) { token } }',
  );
const saveQuery = () =>
  user.person.request('mutation { createSavedQuery(input: { name: "Q", query: "{ me { id } }" }) { id } }');
const saveView = () =>
  user.person.request(
    'mutation { createListView(input: { list: "payments", name: "V", state: "{}" }) { id } }',
  );
const pinChart = () =>
  user.person.request('mutation { pinChart(input: { list: "payments", title: "C", state: "{}" }) { id } }');
const changePassword = () =>
  user.person.request(
    `mutation { changePassword(userId: "${user.id}", input: {
       currentPassword: "a password", newPassword: "by the thief", confirmPassword: "by the thief"
     }) { token } }`,
  );

test.each([
  ['a personal token', createToken],
  ['a saved query', saveQuery],
  ['a view of a list', saveView],
  ['a pinned chart', pinChart],
  ['another password', changePassword],
])('%s is not made by a session that ends at the same moment', async (_, attempt) => {
  await changePasswordElsewhere();
  const result = attempt().catch((error: unknown) => error);
  await isWaiting();
  await change.query('commit');
  expect(await result).toMatchObject(ENDED);
  expect(await app.sql('select 1 from personal_token where user_id = $1', [user.id])).toEqual([]);
  expect(await app.sql('select 1 from saved_query where owner_id = $1', [user.id])).toEqual([]);
  expect(await app.sql('select 1 from list_view where owner_id = $1', [user.id])).toEqual([]);
  expect(await app.sql('select 1 from pinned_chart where owner_id = $1', [user.id])).toEqual([]);
});

test('a personal token is made when the change at the same moment is rolled back', async () => {
  await changePasswordElsewhere();
  const result = createToken();
  await isWaiting();
  await change.query('rollback');
  const { made } = await result;
  expect(await app.bearer(made.token).request('{ me { username } }')).toEqual({
    me: { username: user.username },
  });
});

test('a sign-in whose password changes while it is checked gets a token that has ended', async () => {
  await changePasswordElsewhere();
  const signIn = app.anonymous.at('198.51.100.200').signIn(user.username, 'a password');
  await isWaiting();
  await change.query('commit');
  await expect(app.bearer(await signIn).request('{ me { username } }')).rejects.toMatchObject(ENDED);
});

test('two administrators who set the password of each other at the same moment do not lock up', async () => {
  await change.query('rollback');
  const makeAdmin = async (n: number) => {
    const made = await makeRecord(app.as('admin'), 'User', { role: 'Admin', password: 'a password' });
    const token = await app.anonymous.at(`192.0.2.${n}`).signIn(String(made['username']), 'a password');
    return { id: made.id, person: app.bearer(token).at(`192.0.2.${n}`) };
  };
  const [ann, ben] = [await makeAdmin(1), await makeAdmin(2)];
  const set = (by: TestUser, id: string) =>
    by.request(
      `mutation { changePassword(userId: "${id}", input: {
         currentPassword: "a password", newPassword: "taken away", confirmPassword: "taken away"
       }) { message } }`,
    );
  const results = await Promise.allSettled([set(ann.person, ben.id), set(ben.person, ann.id)]);
  // Whose session ended first changes nothing any more.
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
