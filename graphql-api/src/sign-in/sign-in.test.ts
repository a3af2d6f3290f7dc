import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { silent } from '../../testing/log.ts';
import { makeRecord } from '../../testing/samples.ts';
import { TestUser, type Rejected } from '../../testing/test-user.ts';
import { createApi } from '../index.ts';
import type { Saved } from '../../testing/records.ts';

const app = useApp();

const me = (person: TestUser) => person.request<{ me: { username: string } }>('{ me { username } }');
const REJECTED = { code: 'UNAUTHENTICATED', message: 'Invalid username or password' };

/** Every test comes from an address of its own, so that one does not use up the attempts of another. */
let last = 0;
const visitor = () => app.anonymous.at(`198.51.100.${++last}`);

async function newUser(role = 'Reception'): Promise<Saved & { username: string; person: TestUser }> {
  const user = await makeRecord(app.as('admin'), 'User', { role, password: 'first password' });
  const username = String(user['username']);
  const token = await visitor().signIn(username, 'first password');
  return { ...user, username, person: app.bearer(token) };
}

const failAt = async (one: TestUser, times: number, nameOf: (attempt: number) => string) => {
  for (let attempt = 0; attempt < times; attempt++)
    await expect(one.signIn(nameOf(attempt), 'wrong')).rejects.toMatchObject(REJECTED);
};

describe('signing in', () => {
  test('returns a token and the user with the permissions of the role', async () => {
    const data = await visitor().request<{
      login: { token: string; user: { permissions: { resource: string }[] } };
    }>(
      `mutation { login(username: " reception ", password: "reception123") { token user {
         id username email fullName role status lastLogin createdAt updatedAt permissions { resource view add edit delete menuVisible }
       } } }`,
    );
    expect(data.login.user).toMatchObject({ username: 'reception', role: 'Reception', status: 'active' });
    expect(data.login.user.permissions).toContainEqual({
      resource: 'members',
      view: true,
      add: true,
      edit: true,
      delete: false,
      menuVisible: true,
    });
    expect(await me(app.bearer(data.login.token))).toEqual({ me: { username: 'reception' } });
  });

  test('is kept as the last login, and changes no version', async () => {
    const before = Date.now();
    const user = await newUser();
    const now = (await app.as('admin').records('User').one(user.id))!;
    expect(Date.parse(String(now['lastLogin']))).toBeGreaterThanOrEqual(before);
    expect(now.version).toBe(user.version);
  });

  test('has the same error for a wrong password, an unknown and an inactive user', async () => {
    const { id, username } = await newUser();
    await app.as('admin').request(`mutation { setUserStatus(id: "${id}", status: "inactive") { status } }`);
    await expect(visitor().signIn('reception', 'wrong password')).rejects.toMatchObject(REJECTED);
    await expect(visitor().signIn('nobody at all', 'wrong password')).rejects.toMatchObject(REJECTED);
    await expect(visitor().signIn(username, 'first password')).rejects.toMatchObject(REJECTED);
    await expect(visitor().signIn('a\0b', 'x')).rejects.toMatchObject(REJECTED);
  });

  test('is limited by user name and address, for unknown users as for known ones', async () => {
    for (const username of ['manager', 'somebody unknown']) {
      const one = visitor();
      for (let attempt = 0; attempt < 5; attempt++)
        await expect(one.signIn(username, 'wrong')).rejects.toMatchObject(REJECTED);
      const limited = { code: 'RATE_LIMITED', extensions: { retryAfter: expect.any(Number) } };
      await expect(one.signIn(username, 'manager123')).rejects.toMatchObject(limited);
      await expect(one.signIn(username.toUpperCase(), 'manager123')).rejects.toMatchObject(limited);
    }
    await expect(visitor().signIn('manager', 'manager123')).resolves.toEqual(expect.any(String));
  });

  test('takes the user name in any form that looks alike', async () => {
    const { username } = await makeRecord(app.as('admin'), 'User', {
      username: 'Zo\u00eb Lee',
      password: 'first password',
    });
    for (const typed of [username, 'zo\u00eb lee', 'ZOE\u0308 LEE', ' zo\u200b\u00eb\u00a0lee '])
      await expect(visitor().signIn(String(typed), 'first password')).resolves.toEqual(expect.any(String));
    await expect(visitor().signIn('zoe lee', 'first password')).rejects.toMatchObject(REJECTED);
  });

  test('takes a user name of a hundred characters, whatever they are', async () => {
    const { username } = await makeRecord(app.as('admin'), 'User', {
      username: '\u{1F3CB}'.repeat(100),
      password: 'first password',
    });
    await expect(visitor().signIn(String(username), 'first password')).resolves.toEqual(expect.any(String));
  });

  test.each(['manager', 'somebody unknown'])('is limited for all forms of %s together', async username => {
    const one = visitor();
    const forms = ['', '\u200b', '\u00ad', '\u2060', ' '].map(more => `${username.toUpperCase()}${more}`);
    await failAt(one, 5, attempt => forms[attempt]!);
    await expect(one.signIn(username, 'wrong')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('that succeeds forgets the attempts before it', async () => {
    const one = visitor();
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++)
        await expect(one.signIn('manager', 'wrong')).rejects.toMatchObject(REJECTED);
      await one.signIn('manager', 'manager123');
    }
  });

  test('does not lock out a user who signed in from the same address before, whatever others do there', async () => {
    const one = visitor();
    await one.signIn('manager', 'manager123');
    await failAt(one, 50, n => `guess ${n}`);
    await expect(one.signIn('reception', 'reception123')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(one.signIn('manager', 'manager123')).resolves.toEqual(expect.any(String));
    await expect(visitor().signIn('reception', 'reception123')).resolves.toEqual(expect.any(String));
  });

  test('does not lock out a user whose password others guess from many addresses', async () => {
    const { username } = await newUser();
    const home = visitor();
    await home.signIn(username, 'first password');
    for (let address = 0; address < 10; address++) await failAt(visitor(), 5, () => username);
    await expect(visitor().signIn(username, 'first password')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
    await expect(home.signIn(username, 'first password')).resolves.toEqual(expect.any(String));
  });

  test('is limited for right passwords too: each takes a password hash', async () => {
    const { username } = await newUser();
    const one = visitor();
    const results: string[] = [];
    for (let attempt = 0; attempt < 61; attempt++)
      results.push(
        await one.signIn(username, 'first password').then(
          () => 'in',
          (error: Rejected) => error.code,
        ),
      );
    expect(results.filter(result => result === 'in')).toHaveLength(60);
    expect(results.at(-1)).toBe('RATE_LIMITED');
  });

  test('of many users at once is rejected when the queue is full', { timeout: 60_000 }, async () => {
    const results = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        app.anonymous
          .at(`192.0.2.${n}`)
          .signIn(`nobody ${n}`, 'x')
          .catch((error: Rejected) => error.message),
      ),
    );
    const busy = results.filter(result => result.startsWith('Too many people are signing in'));
    expect(busy.length).toBeGreaterThan(100);
    expect(results.filter(result => result === REJECTED.message).length).toBeGreaterThan(50);
  });

  test('takes a user name of any length', async () => {
    await expect(visitor().signIn('x'.repeat(100_000), 'x')).rejects.toMatchObject(REJECTED);
  });

  test('many names from one address are limited too', async () => {
    const one = visitor();
    const results = await Promise.all(
      Array.from({ length: 52 }, (_, n) =>
        one.signIn(`guess ${n}`, 'x').catch((error: { code: string }) => error.code),
      ),
    );
    expect(results.filter(code => code === 'RATE_LIMITED')).toHaveLength(2);
  });
});

describe('a token', () => {
  const ended = { code: 'UNAUTHENTICATED', message: 'Please sign in' };

  test('ends with a changed password; the user who changed it gets another', async () => {
    const user = await newUser();
    const { changePassword } = await user.person.request<{
      changePassword: { message: string; token: string };
    }>(
      `mutation { changePassword(userId: "${user.id}", input: {
         currentPassword: "first password", newPassword: "second password", confirmPassword: "second password"
       }) { message token } }`,
    );
    expect(changePassword.message).toBe('Password updated successfully');
    await expect(me(user.person)).rejects.toMatchObject(ended);
    expect(await me(app.bearer(changePassword.token))).toEqual({ me: { username: user.username } });
    await expect(visitor().signIn(user.username, 'first password')).rejects.toMatchObject(REJECTED);
    await visitor().signIn(user.username, 'second password');
  });

  test('ends when an administrator changes the password', async () => {
    const user = await newUser();
    const { changePassword } = await app.as('manager').request<{ changePassword: { token: string | null } }>(
      `mutation { changePassword(userId: "${user.id}", input: {
         currentPassword: "manager123", newPassword: "given to you", confirmPassword: "given to you"
       }) { token } }`,
    );
    expect(changePassword.token).toBeNull();
    await expect(me(user.person)).rejects.toMatchObject(ended);
  });

  test('ends with a deactivation, and does not live again', async () => {
    const user = await newUser();
    const set = (status: string) =>
      app.as('admin').request(`mutation { setUserStatus(id: "${user.id}", status: "${status}") { status } }`);
    expect(await set('inactive')).toEqual({ setUserStatus: { status: 'inactive' } });
    await expect(me(user.person)).rejects.toMatchObject(ended);
    await set('active');
    await expect(me(user.person)).rejects.toMatchObject(ended);
  });

  test('ends with another role, but not with another name', async () => {
    const user = await newUser();
    const users = app.as('admin').records('User');
    await users.update(user.id, { fullName: 'Somebody Else' });
    await expect(me(user.person)).resolves.toBeDefined();
    await users.update(user.id, { role: 'Trainer' });
    await expect(me(user.person)).rejects.toMatchObject(ended);
  });

  test('that is expired, forged, of another algorithm or no token at all opens nothing', async () => {
    const [secret] = await app.sql<{ value: string }>(`select value from secret where name = 'token-key'`);
    const key = createHash('sha256').update(secret!.value).digest();
    const [admin] = await app.sql<{ id: number; token_version: number }>(
      `select id, token_version from "user" where username = 'admin'`,
    );
    const signed = (expires: string, by: Uint8Array, algorithm = 'HS256') =>
      new SignJWT({ v: admin!.token_version })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(String(admin!.id))
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(by);
    expect(await me(app.bearer(await signed('1h', key)))).toEqual({ me: { username: 'admin' } });

    const [header, , signature] = app.as('reception').token!.split('.');
    const claims = Buffer.from(
      JSON.stringify({ sub: String(admin!.id), v: admin!.token_version, exp: 4_102_444_800 }),
    ).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const bad = [
      await signed('-1s', key),
      await signed('1h', createHash('sha256').update('guessed').digest()),
      await signed('1h', Buffer.concat([key, key]), 'HS512'),
      `${header}.${claims}.${signature}`,
      `${none}.${claims}.`,
      'nonsense',
      '',
      undefined,
    ];
    for (const token of bad) await expect(me(app.bearer(token)), token).rejects.toMatchObject(ended);
  });
});

describe('signing out', () => {
  const logOut = (person: TestUser) => person.request<{ logout: boolean }>('mutation { logout }');
  const endSessions = (person: TestUser, userId: string) =>
    person.request('mutation ($userId: ID!) { endSessions(userId: $userId) }', { userId });
  const ended = { code: 'UNAUTHENTICATED' };
  const anotherOf = async ({ username }: { username: string }) =>
    app.bearer(await visitor().signIn(username, 'first password'));

  test('ends the session of the token alone, at once and in every process, and may be repeated', async () => {
    const user = await newUser();
    const other = await anotherOf(user);
    const api = await createApi({ databaseUrl: app.databaseUrl, production: false, log: silent });
    try {
      const elsewhere = new TestUser(api, user.person.token);
      expect(await me(elsewhere)).toEqual({ me: { username: user.username } });
      expect(await logOut(user.person)).toEqual({ logout: true });
      await expect(me(user.person)).rejects.toMatchObject(ended);
      await expect.poll(() => me(elsewhere).catch((error: Rejected) => error.code)).toBe('UNAUTHENTICATED');
      expect(await logOut(user.person)).toEqual({ logout: true });
      expect(await logOut(app.anonymous)).toEqual({ logout: true });
      expect(await me(other)).toEqual({ me: { username: user.username } });
    } finally {
      await api.close();
    }
  });

  test('everywhere ends all sessions and personal tokens of the user, and no others', async () => {
    const user = await newUser('Admin');
    const other = await anotherOf(user);
    const { made } = await user.person.request<{ made: { token: string } }>(
      'mutation { made: createPersonalToken(input: { name: "Ends with them" }) { token } }',
    );
    await endSessions(user.person, user.id);
    for (const person of [user.person, other, app.bearer(made.token)])
      await expect(me(person)).rejects.toMatchObject(ended);
    expect(await me(await anotherOf(user))).toEqual({ me: { username: user.username } });
    expect(await me(app.as('admin'))).toEqual({ me: { username: 'admin' } });
  });

  test('of another user takes the permission to edit users, and of a Super User to be one', async () => {
    const user = await newUser();
    await expect(endSessions(app.as('reception'), user.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await me(user.person)).toEqual({ me: { username: user.username } });
    await endSessions(app.as('manager'), user.id);
    await expect(me(user.person)).rejects.toMatchObject(ended);
    const superUser = await newUser('Super User');
    await expect(endSessions(app.as('manager'), superUser.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('needs no session, and no personal token has one', async () => {
    const { made } = await app
      .as('admin')
      .request<{ made: { token: string } }>(
        'mutation { made: createPersonalToken(input: { name: "No session" }) { token } }',
      );
    await expect(logOut(app.bearer(made.token))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a password', () => {
  const change = (person: TestUser, userId: string, input: Record<string, string>) =>
    person.request(
      'mutation ($userId: ID!, $input: PasswordInput!) { changePassword(userId: $userId, input: $input) { message } }',
      {
        userId,
        input,
      },
    );
  let user: Awaited<ReturnType<typeof newUser>>;
  beforeAll(async () => {
    user = await newUser();
  });

  test('needs the current one, a new one of at least 6 characters, and the same again', async () => {
    await expect(change(user.person, user.id, {})).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        currentPassword: 'Current password is required',
        newPassword: 'New password is required',
        confirmPassword: 'Confirm password is required',
      },
    });
    const short = { currentPassword: 'first password', newPassword: 'short', confirmPassword: 'other' };
    await expect(change(user.person, user.id, short)).rejects.toMatchObject({
      fields: {
        newPassword: 'Password must be at least 6 characters',
        confirmPassword: 'Passwords must match',
      },
    });
    const wrong = { currentPassword: 'no', newPassword: 'long enough', confirmPassword: 'long enough' };
    await expect(change(user.person, user.id, wrong)).rejects.toMatchObject({
      fields: { currentPassword: expect.any(String) },
    });
  });

  test('of another needs users:edit; of a Super User, a Super User', async () => {
    const input = {
      currentPassword: 'first password',
      newPassword: 'long enough',
      confirmPassword: 'long enough',
    };
    const [admin] = await app.sql<{ id: number }>(`select id from "user" where username = 'admin'`);
    await expect(change(user.person, String(admin!.id), input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const asManager = { ...input, currentPassword: 'manager123' };
    await expect(change(app.as('manager'), String(admin!.id), asManager)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(change(app.as('manager'), '999999', asManager)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('is in no response and not in the audit trail, nor is its hash', async () => {
    await change(user.person, user.id, {
      currentPassword: 'first password',
      newPassword: 'never to be seen',
      confirmPassword: 'never to be seen',
    });
    const entries = await app.sql(`select changes::text from audit_entry where resource = 'users'`);
    expect(JSON.stringify(entries)).not.toMatch(/argon2|first password|never to be seen/);
    const [stored] = await app.sql<{ password_hash: string }>(
      'select password_hash from "user" where id = $1',
      [user.id],
    );
    expect(stored!.password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('the hint', () => {
  const hint = (person: TestUser) => person.request<{ loginHint: string | null }>('{ loginHint }');

  test('shows while the default credentials work, and no longer', async () => {
    const { loginHint } = await hint(app.anonymous);
    expect(loginHint).toContain('admin');
    expect(loginHint).toContain('admin123');
    await app.sql(`update "user" set username = 'Admin' where username = 'admin'`);
    expect((await hint(app.anonymous)).loginHint).toContain('admin123');
    await app.sql(`update "user" set username = 'admin' where username = 'Admin'`);
    await app.sql(`update "user" set status = 'inactive' where username = 'admin'`);
    expect(await hint(app.anonymous)).toEqual({ loginHint: null });
    await app.sql(
      `update "user" set status = 'active', password_hash = (select password_hash from "user" where username = 'manager') where username = 'admin'`,
    );
    expect(await hint(app.anonymous)).toEqual({ loginHint: null });
  });

  const live = useApp({ production: true });
  test('is never given in production', async () => {
    expect(await hint(live.anonymous)).toEqual({ loginHint: null });
  });
});
