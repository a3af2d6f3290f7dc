import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import type { Rejected } from '../../../testing/test-user.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const users = () => app.as('admin').records('User');
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
  app.sql(`update "user" set role = 'Super User', status = 'active' where username = 'admin'`),
);

test('user name, email, full name, role and password are required', async () => {
  await expect(users().create({})).rejects.toMatchObject(
    invalidInput({
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
    invalidInput({
      username: 'Username is required',
      email: 'Email is required',
      fullName: 'Full name is required',
      role: 'Role is required',
      status: 'Status is required',
    }),
  );
});

test('email, password length and password confirmation are validated', async () => {
  await expect(users().create(least({ email: 'bob', password: '12345' }))).rejects.toMatchObject(
    invalidInput({ email: 'Enter a valid email', password: 'Password must be at least 6 characters' }),
  );
  await expect(users().create(least({ confirmPassword: 'secret2' }))).rejects.toMatchObject(
    invalidInput({ confirmPassword: 'Passwords must match' }),
  );
  expect(await users().create(least({ confirmPassword: 'secret' }))).toMatchObject({
    status: 'active',
    lastLogin: null,
  });
});

test('the roles are those of the specification', async () => {
  await expect(users().create(least({ role: 'Owner' }))).rejects.toMatchObject(
    invalidInput({ role: 'Role must be one of: Super User, Admin, Accounts, Reception, Trainer' }),
  );
});

test.each(['username', 'email'])('%s is unique', async field => {
  const one = await users().create(least());
  const label = field === 'email' ? 'Email' : 'Username';
  await expect(users().create(least({ [field]: one[field] }))).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: { [field]: `${label} is already in use` },
  });
});

const taken = (field: 'username' | 'email') => ({
  code: 'CONFLICT',
  fields: { [field]: `${field === 'email' ? 'Email' : 'Username'} is already in use` },
});

describe('texts that look alike are one', () => {
  const forms = [
    'JOS\u00c9 lee',
    'jose\u0301 lee',
    ' jos\u00e9\u00a0 lee ',
    'jo\u200bs\u00e9 le\u00ade',
    '\u202ejos\u00e9 lee\u202c',
    'JOSE\u200d\u0301 LEE',
  ];

  test('user names', async () => {
    const { id } = await users().create(least({ username: 'jos\u00e9 lee' }));
    const other = await users().create(least());
    for (const username of forms) {
      await expect(users().create(least({ username })), username).rejects.toMatchObject(taken('username'));
      await expect(users().update(other.id, { username }), username).rejects.toMatchObject(taken('username'));
    }
    await expect(users().create(least({ username: 'jose lee' }))).resolves.toBeDefined();
    expect(await users().update(id, { username: 'Jose\u0301\u200b Lee ' })).toMatchObject({
      username: 'Jos\u00e9 Lee',
    });
  });

  test('e-mail addresses', async () => {
    await users().create(least({ email: 'Ana@x.example' }));
    for (const email of ['ana@x.example', 'ANA@X.EXAMPLE', 'ana\u200b@x.example', '\ufeffana@x.example'])
      await expect(users().create(least({ email })), email).rejects.toMatchObject(taken('email'));
    expect(await users().create(least({ email: ' b\u200bea@x.example' }))).toMatchObject({
      email: 'bea@x.example',
    });
  });

  test('a name of invisible characters only is missing', async () => {
    await expect(users().create(least({ username: '\u200b\u2060' }))).rejects.toMatchObject(
      invalidInput({ username: 'Username is required' }),
    );
  });

  test('when they are created at the same time, too', async () => {
    const created = await Promise.allSettled(
      ['mia', 'MIA', 'Mia ', 'm\u200bia'].map(username => users().create(least({ username }))),
    );
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = created.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
    expect(reasons).toMatchObject([taken('username'), taken('username'), taken('username')]);
  });

  test('of every resource with texts that are unique', async () => {
    const admin = app.as('admin');
    const input = { name: 'Caf\u00e9', subject: 'Hello', body: 'Hello' };
    await makeRecord(admin, 'MessageTemplate', input);
    await expect(
      makeRecord(admin, 'MessageTemplate', { ...input, name: 'CAFE\u0301' }),
    ).rejects.toMatchObject({ code: 'CONFLICT', fields: { name: 'Name is already in use' } });
    const item = { page: 'Lockers', dropdownName: 'size', value: 'wide', displayText: 'Wide' };
    await makeRecord(admin, 'MasterDataItem', item);
    await expect(
      makeRecord(admin, 'MasterDataItem', { ...item, page: 'lockers', value: 'Wide\u200b' }),
    ).rejects.toMatchObject({ code: 'CONFLICT', message: 'There is such a master data entry already' });
    const save = (name: string) =>
      admin.request('mutation ($input: SavedQueryInput!) { createSavedQuery(input: $input) { id } }', {
        input: { name, query: '{ members { totalCount } }' },
      });
    await save('Churn');
    await expect(save('CHURN\u2060')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You have a saved query of this name already',
    });
  });

  test('numbers: the server takes the next one that is free', async () => {
    const admin = app.as('admin');
    const first = await makeRecord(admin, 'BillingRecord');
    const next = String(first['invoiceNumber']).replace(/\d+$/, digits =>
      String(Number(digits) + 1).padStart(digits.length, '0'),
    );
    await makeRecord(admin, 'BillingRecord', { invoiceNumber: next.toLowerCase() });
    const third = await makeRecord(admin, 'BillingRecord', { invoiceNumber: undefined });
    expect(String(third['invoiceNumber']).toLowerCase()).not.toBe(next.toLowerCase());
    await expect(
      makeRecord(admin, 'BillingRecord', { invoiceNumber: ` ${next}\u200b` }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: { invoiceNumber: 'Invoice number is already in use' },
    });
  });
});

test('an update does not change the password', async () => {
  const { id } = await users().create(least());
  await expect(users().update(id, { password: 'another' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

const LAST = {
  code: 'CONFLICT',
  message: 'The last active Super User cannot be deactivated or given another role',
};

const OWN_ROLE = {
  code: 'FORBIDDEN',
  message: 'You cannot change your own role. Ask another administrator.',
};

test('the last active Super User keeps the role', async () => {
  const id = await idOf('admin');
  const inactive = await users().create(least({ role: 'Super User', status: 'inactive' }));
  await expect(users().update(id, { role: 'Admin' })).rejects.toMatchObject(LAST);
  await expect(users().update(id, { status: 'inactive' })).rejects.toMatchObject(LAST);
  await users().update(inactive.id, { status: 'active' });
  await users().update(inactive.id, { role: 'Admin' });
  expect(await users().one(id)).toMatchObject({ role: 'Super User', status: 'active' });
});

test('only a Super User creates, changes or deactivates a Super User', async () => {
  const manager = app.as('manager');
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
    manager.request(`mutation { setUserStatus(id: "${other.id}", status: "inactive") { id } }`),
  ).rejects.toMatchObject(forbidden);
  expect(await users().one(other.id)).toEqual(other);
});

test('a status is active or inactive, and users cannot change their own', async () => {
  const set = (id: string, status: string) =>
    app.as('manager').request(`mutation { setUserStatus(id: "${id}", status: "${status}") { status } }`);
  const { id } = await users().create(least());
  await expect(set(id, 'asleep')).rejects.toMatchObject(
    invalidInput({ status: 'Status must be one of: active, inactive' }),
  );
  expect(await set(id, 'inactive')).toEqual({ setUserStatus: { status: 'inactive' } });
  expect(await set(id, 'active')).toEqual({ setUserStatus: { status: 'active' } });
  await expect(set(await idOf('manager'), 'inactive')).rejects.toMatchObject(
    invalidInput({ status: 'You cannot change your own status' }),
  );
});

test('a status takes the same permission by both mutations', async () => {
  const { id } = await users().create(least());
  const flag = (can: boolean) =>
    app.sql(`update permission set can_delete = $1 where role = 'Admin' and resource = 'users'`, [can]);
  const manager = app.as('manager');
  const outcomes = () =>
    Promise.all(
      [
        manager.request(`mutation { setUserStatus(id: "${id}", status: "inactive") { id } }`),
        manager.request(`mutation { updateUser(id: "${id}", patch: { status: "inactive" }) { id } }`),
      ].map(sent =>
        sent.then(
          () => 'saved',
          ({ code }: { code: string }) => code,
        ),
      ),
    );
  await flag(false);
  await expect.poll(outcomes).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  await manager.records('User').update(id, { status: 'active', fullName: 'Same Status' });
  await flag(true);
  await expect.poll(outcomes).toEqual(['saved', 'saved']);
});

describe('a role', () => {
  const grant = (role: string, resource: string, flags: string) =>
    app.sql(`update permission set ${flags} where role = $1 and resource = $2`, [role, resource]);

  test('cannot be changed by its own user', async () => {
    const { id } = await users().create(least({ role: 'Super User' }));
    const [own] = await app.sql<{ id: number }>(`select id from "user" where username = 'admin'`);
    await expect(users().update(String(own!.id), { role: 'Admin' })).rejects.toMatchObject(OWN_ROLE);
    await expect(users().update(String(own!.id), { status: 'inactive' })).rejects.toMatchObject(
      invalidInput({ status: 'You cannot change your own status' }),
    );
    await users().update(id, { role: 'Admin' });
  });

  test('can be changed only with permission to edit permissions', async () => {
    const { id } = await users().create(least());
    const asManager = app.as('manager').records('User');
    const rejected = { code: 'FORBIDDEN', extensions: { permission: 'permissions:edit' } };
    await expect(asManager.update(id, { role: 'Trainer' })).rejects.toMatchObject({
      ...rejected,
      message: 'Changing a role takes the permission to edit permissions. Ask a Super User.',
    });
    expect(await asManager.update(id, { role: 'Reception', fullName: 'Bob B.' })).toMatchObject({
      fullName: 'Bob B.',
    });
    await grant('Admin', 'permissions', 'can_edit = true');
    await expect.poll(() => asManager.update(id, { role: 'Trainer' }).catch(String)).toMatchObject({ id });
    await grant('Admin', 'permissions', 'can_edit = false');
  });

  test('can be given to a new user only with all of its permissions', async () => {
    expect(
      await app
        .as('manager')
        .records('User')
        .create(least({ role: 'Admin' })),
    ).toMatchObject({
      role: 'Admin',
    });
    await grant('Reception', 'users', 'can_view = true, can_add = true, can_edit = true');
    const reception = app.as('reception');
    const made = (role: string) => reception.records('User').create(least({ role }));
    await expect.poll(() => made('Reception').catch(String)).toMatchObject({ role: 'Reception' });
    const exceeds = {
      code: 'FORBIDDEN',
      message: 'The role Admin may do more than you may. Ask somebody who may edit permissions.',
    };
    await expect(made('Admin')).rejects.toMatchObject(exceeds);
    const managerId = await idOf('manager');
    const passwords = {
      currentPassword: 'reception123',
      newPassword: 'taken over',
      confirmPassword: 'taken over',
    };
    await expect(
      reception.request(
        'mutation ($id: ID!, $input: PasswordInput!) { changePassword(userId: $id, input: $input) { message } }',
        { id: managerId, input: passwords },
      ),
    ).rejects.toMatchObject(exceeds);
    await grant('Reception', 'users', 'can_view = false, can_add = false, can_edit = false');
  });
});

describe('a personal token that may write', () => {
  const tokenOf = async (resources: string[]) => {
    const { made } = await app
      .as('admin')
      .request<{ made: { token: string } }>(
        'mutation ($input: PersonalTokenInput!) { made: createPersonalToken(input: $input) { token } }',
        { input: { name: 'Writes', mayWrite: true, resources } },
      );
    return app.bearer(made.token);
  };
  const signInOnly = {
    code: 'FORBIDDEN',
    message: 'A personal token may not do this: sign in with your password',
  };

  test('cannot create users or change role, status, e-mail or password', async () => {
    const { id, ...stored } = await users().create(least());
    const token = await tokenOf(['users']);
    const asToken = token.records('User');
    const attempts = [
      () => asToken.create(least({ role: 'Super User' })),
      () => asToken.create(least()),
      () => asToken.create({}),
      () => asToken.update(id, { role: 'Super User' }),
      () => asToken.update(id, { status: 'inactive' }),
      () => asToken.update(id, { email: 'other@club.example' }),
      () => token.request(`mutation { setUserStatus(id: "${id}", status: "inactive") { id } }`),
      () => token.request(`mutation { changePassword(userId: "${id}", input: {}) { message } }`),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(signInOnly);
    expect(await users().one(id)).toEqual({ id, ...stored });
    const { role, status, email } = stored;
    expect(await asToken.update(id, { role, status, email, fullName: 'Bob B.' })).toMatchObject({
      fullName: 'Bob B.',
    });
  });

  test('cannot write permissions', async () => {
    const [row] = await app.sql<{ id: number }>(`select id from permission where role = 'Trainer' limit 1`);
    const id = String(row!.id);
    const permissions = (await tokenOf(['permissions'])).records('Permission');
    const before = await permissions.one(id);
    for (const attempt of [
      () => permissions.create({}),
      () => permissions.update(id, { canView: true }),
      () => permissions.remove(id),
    ])
      await expect(attempt()).rejects.toMatchObject(signInOnly);
    expect(await permissions.one(id)).toEqual(before);
  });
});

test('of two Super Users who concurrently demote each other one stays', async () => {
  for (let round = 0; round < 3; round++) {
    const other = await users().create(least({ role: 'Super User' }));
    await app.sql(
      `update "user" set role = 'Admin' where role = 'Super User' and username <> 'admin' and id <> $1`,
      [other.id],
    );
    const otherToken = await app.anonymous
      .at(`198.51.100.${round}`)
      .signIn(String(other['username']), 'secret');
    const adminId = await idOf('admin');
    const results = await Promise.allSettled([
      users().update(other.id, { role: 'Admin' }),
      app.bearer(otherToken).records('User').update(adminId, { status: 'inactive' }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const left = await app.sql(`select 1 from "user" where role = 'Super User' and status = 'active'`);
    expect(left).toHaveLength(1);
    await app.sql(`update "user" set role = 'Super User', status = 'active' where username = 'admin'`);
    await app.sql(`update "user" set token_version = $1 where username = 'admin'`, [0]);
    await expect.poll(() => users().one(adminId).catch(String)).toMatchObject({ role: 'Super User' });
  }
});

// The last test: the order is not deterministic, and the demoted users may do nothing afterwards.
test('of Super Users who are all demoted concurrently one stays', async () => {
  for (let more = 0; more < 3; more++) await users().create(least({ role: 'Super User' }));
  const all = await app.sql<{ id: number }>(
    `select id from "user" where role = 'Super User' and status = 'active' order by id desc`,
  );
  const results = await Promise.allSettled(
    all.map(({ id }) => users().update(String(id), { role: 'Admin' })),
  );
  const [left] = await app.sql<{ count: number }>(
    `select count(*)::int from "user" where role = 'Super User' and status = 'active'`,
  );
  expect(left!.count).toBe(1);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(all.length - 1);
  const rejected = results.flatMap(data => (data.status === 'rejected' ? [data.reason as Rejected] : []));
  expect(rejected).toHaveLength(1);
  // The signed-in user is one of them and cannot change their own role, so that the last one stays.
  expect([LAST.code, OWN_ROLE.code]).toContain(rejected[0]!.code);
});
