import { beforeEach, expect, test } from 'vitest';
import { useClub } from '../../testing/club.ts';
import type { Refused } from '../../testing/person.ts';
import { wrong } from '../../testing/refusals.ts';

const club = useClub();
const users = () => club.as('admin').records('User');
let number = 0;
const least = (more: Record<string, unknown> = {}) => ({
  username: `bob${++number}`,
  email: `bob${number}@club.example`,
  fullName: 'Bob Brown',
  role: 'Reception',
  password: 'secret',
  ...more,
});
const idOf = async (username: string) => {
  const { items } = await users().list({ filter: { username: { eq: username } } });
  return items[0]!.id;
};

beforeEach(() =>
  club.sql(`update "user" set role = 'Super User', status = 'active' where username = 'admin'`),
);

test('user name, email, full name, role and password are required', async () => {
  await expect(users().create({})).rejects.toMatchObject(
    wrong({
      username: 'Username is required',
      email: 'Email is required',
      fullName: 'Full name is required',
      role: 'Role is required',
      password: 'Password is required',
    }),
  );
  const { id } = await users().create(least());
  await expect(
    users().update(id, { username: ' ', email: '', fullName: null, role: null, status: '' }),
  ).rejects.toMatchObject(
    wrong({
      username: 'Username is required',
      email: 'Email is required',
      fullName: 'Full name is required',
      role: 'Role is required',
      status: 'Status is required',
    }),
  );
});

test('an email, a password of 6 characters, and the same again', async () => {
  await expect(users().create(least({ email: 'bob', password: '12345' }))).rejects.toMatchObject(
    wrong({ email: 'Enter a valid email', password: 'Password must be at least 6 characters' }),
  );
  await expect(users().create(least({ confirmPassword: 'secret2' }))).rejects.toMatchObject(
    wrong({ confirmPassword: 'Passwords must match' }),
  );
  expect(await users().create(least({ confirmPassword: 'secret' }))).toMatchObject({
    status: 'active',
    lastLogin: null,
  });
});

test('the roles are those of the club', async () => {
  await expect(users().create(least({ role: 'Owner' }))).rejects.toMatchObject(
    wrong({ role: 'Role must be one of: Super User, Admin, Accounts, Reception, Trainer' }),
  );
});

test.each(['username', 'email'])('%s is there once', async field => {
  const one = await users().create(least());
  const label = field === 'email' ? 'Email' : 'Username';
  await expect(users().create(least({ [field]: one[field] }))).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: { [field]: `${label} is already in use` },
  });
});

test('a password is changed by its own call alone', async () => {
  const { id } = await users().create(least());
  await expect(users().update(id, { password: 'another' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

const LAST = {
  code: 'CONFLICT',
  message: 'The last active Super User cannot be deactivated or given another role',
};

test('the last active Super User stays one', async () => {
  const id = await idOf('admin');
  const inactive = await users().create(least({ role: 'Super User', status: 'inactive' }));
  await expect(users().update(id, { role: 'Admin' })).rejects.toMatchObject(LAST);
  await expect(users().update(id, { status: 'inactive' })).rejects.toMatchObject(LAST);
  await users().update(inactive.id, { status: 'active' });
  await users().update(inactive.id, { role: 'Admin' });
  expect(await users().one(id)).toMatchObject({ role: 'Super User', status: 'active' });
});

test('nobody but a Super User makes, changes or deactivates one', async () => {
  const manager = club.as('manager');
  const forbidden = { code: 'FORBIDDEN' };
  await expect(manager.records('User').create(least({ role: 'Super User' }))).rejects.toMatchObject(
    forbidden,
  );
  const reception = await users().create(least());
  await expect(manager.records('User').update(reception.id, { role: 'Super User' })).rejects.toMatchObject(
    forbidden,
  );
  const other = await users().create(least({ role: 'Super User' }));
  await expect(manager.records('User').update(other.id, { email: 'x@y.example' })).rejects.toMatchObject(
    forbidden,
  );
  await expect(
    manager.ask(`mutation { setUserStatus(id: "${other.id}", status: "inactive") { id } }`),
  ).rejects.toMatchObject(forbidden);
  expect(await users().one(other.id)).toEqual(other);
});

test('a status is active or inactive, and nobody changes their own', async () => {
  const set = (id: string, status: string) =>
    club.as('manager').ask(`mutation { setUserStatus(id: "${id}", status: "${status}") { status } }`);
  const { id } = await users().create(least());
  await expect(set(id, 'asleep')).rejects.toMatchObject(
    wrong({ status: 'Status must be one of: active, inactive' }),
  );
  expect(await set(id, 'inactive')).toEqual({ setUserStatus: { status: 'inactive' } });
  expect(await set(id, 'active')).toEqual({ setUserStatus: { status: 'active' } });
  await expect(set(await idOf('manager'), 'inactive')).rejects.toMatchObject(
    wrong({ status: 'You cannot change your own status' }),
  );
});

// The last: whose turn comes first is not foreseen, and the others may do nothing afterwards.
test('of Super Users who are all demoted at the same moment, one stays', async () => {
  for (let more = 0; more < 3; more++) await users().create(least({ role: 'Super User' }));
  const all = await club.sql<{ id: number }>(
    `select id from "user" where role = 'Super User' and status = 'active' order by id desc`,
  );
  const answers = await Promise.allSettled(
    all.map(({ id }) => users().update(String(id), { role: 'Admin' })),
  );
  const [left] = await club.sql<{ count: number }>(
    `select count(*)::int from "user" where role = 'Super User' and status = 'active'`,
  );
  expect(left!.count).toBe(1);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(all.length - 1);
  const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason as Refused] : []));
  expect(refused).toHaveLength(1);
  // Who asks is one of them, and may be demoted before the last request is looked at.
  expect([LAST.code, 'UNAUTHENTICATED']).toContain(refused[0]!.code);
});
