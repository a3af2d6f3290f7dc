import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { useClub } from '../../testing/club.ts';
import { makeRecord } from '../../testing/samples.ts';
import type { Person, Refused } from '../../testing/person.ts';
import type { Saved } from '../../testing/records.ts';

const club = useClub();

const me = (person: Person) => person.ask<{ me: { username: string } }>('{ me { username } }');
const REFUSED = { code: 'UNAUTHENTICATED', message: 'Invalid username or password' };

/** Every test comes from an address of its own, so that one does not use up the attempts of another. */
let last = 0;
const visitor = () => club.stranger.at(`198.51.100.${++last}`);

async function newUser(role = 'Reception'): Promise<Saved & { username: string; person: Person }> {
  const user = await makeRecord(club.as('admin'), 'User', { role, password: 'first password' });
  const username = String(user['username']);
  const token = await visitor().signIn(username, 'first password');
  return { ...user, username, person: club.bearer(token) };
}

const failAt = async (one: Person, times: number, nameOf: (attempt: number) => string) => {
  for (let attempt = 0; attempt < times; attempt++)
    await expect(one.signIn(nameOf(attempt), 'wrong')).rejects.toMatchObject(REFUSED);
};

describe('signing in', () => {
  test('answers a token and the user with the permissions of the role', async () => {
    const data = await visitor().ask<{
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
    expect(await me(club.bearer(data.login.token))).toEqual({ me: { username: 'reception' } });
  });

  test('is kept as the last login, and changes no version', async () => {
    const user = await newUser();
    const now = (await club.as('admin').records('User').one(user.id))!;
    expect(Date.now() - Date.parse(String(now['lastLogin']))).toBeLessThan(60_000);
    expect(now.version).toBe(user.version);
  });

  test('gives the same answer for a wrong password, an unknown and an inactive user', async () => {
    const { id, username } = await newUser();
    await club.as('admin').ask(`mutation { setUserStatus(id: "${id}", status: "inactive") { status } }`);
    await expect(visitor().signIn('reception', 'wrong password')).rejects.toMatchObject(REFUSED);
    await expect(visitor().signIn('nobody at all', 'wrong password')).rejects.toMatchObject(REFUSED);
    await expect(visitor().signIn(username, 'first password')).rejects.toMatchObject(REFUSED);
    await expect(visitor().signIn('a\0b', 'x')).rejects.toMatchObject(REFUSED);
  });

  test('is limited by user name and address, for unknown users as for known ones', async () => {
    for (const username of ['manager', 'somebody unknown']) {
      const one = visitor();
      for (let attempt = 0; attempt < 5; attempt++)
        await expect(one.signIn(username, 'wrong')).rejects.toMatchObject(REFUSED);
      const limited = { code: 'RATE_LIMITED', extensions: { retryAfter: expect.any(Number) } };
      await expect(one.signIn(username, 'manager123')).rejects.toMatchObject(limited);
      await expect(one.signIn(username.toUpperCase(), 'manager123')).rejects.toMatchObject(limited);
    }
    await expect(visitor().signIn('manager', 'manager123')).resolves.toEqual(expect.any(String));
  });

  test('that succeeds forgets the attempts before it', async () => {
    const one = visitor();
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++)
        await expect(one.signIn('manager', 'wrong')).rejects.toMatchObject(REFUSED);
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
    const answers: string[] = [];
    for (let attempt = 0; attempt < 61; attempt++)
      answers.push(
        await one.signIn(username, 'first password').then(
          () => 'in',
          (error: Refused) => error.code,
        ),
      );
    expect(answers.filter(answer => answer === 'in')).toHaveLength(60);
    expect(answers.at(-1)).toBe('RATE_LIMITED');
  });

  test('at the same moment by many is refused beyond those who can wait', { timeout: 60_000 }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        club.stranger
          .at(`192.0.2.${n}`)
          .signIn(`nobody ${n}`, 'x')
          .catch((error: Refused) => error.message),
      ),
    );
    const busy = answers.filter(answer => answer.startsWith('Too many people are signing in'));
    expect(busy.length).toBeGreaterThan(100);
    expect(answers.filter(answer => answer === REFUSED.message).length).toBeGreaterThan(50);
  });

  test('takes a user name of any length', async () => {
    await expect(visitor().signIn('x'.repeat(100_000), 'x')).rejects.toMatchObject(REFUSED);
  });

  test('many names from one address are limited too', async () => {
    const one = visitor();
    const answers = await Promise.all(
      Array.from({ length: 52 }, (_, n) =>
        one.signIn(`guess ${n}`, 'x').catch((error: { code: string }) => error.code),
      ),
    );
    expect(answers.filter(code => code === 'RATE_LIMITED')).toHaveLength(2);
  });
});

describe('a token', () => {
  const ended = { code: 'UNAUTHENTICATED', message: 'Please sign in' };

  test('ends with a changed password; the one who changed it gets another', async () => {
    const user = await newUser();
    const { changePassword } = await user.person.ask<{ changePassword: { message: string; token: string } }>(
      `mutation { changePassword(userId: "${user.id}", input: {
         currentPassword: "first password", newPassword: "second password", confirmPassword: "second password"
       }) { message token } }`,
    );
    expect(changePassword.message).toBe('Password updated successfully');
    await expect(me(user.person)).rejects.toMatchObject(ended);
    expect(await me(club.bearer(changePassword.token))).toEqual({ me: { username: user.username } });
    await expect(visitor().signIn(user.username, 'first password')).rejects.toMatchObject(REFUSED);
    await visitor().signIn(user.username, 'second password');
  });

  test('ends when an administrator changes the password', async () => {
    const user = await newUser();
    const { changePassword } = await club.as('manager').ask<{ changePassword: { token: string | null } }>(
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
      club.as('admin').ask(`mutation { setUserStatus(id: "${user.id}", status: "${status}") { status } }`);
    expect(await set('inactive')).toEqual({ setUserStatus: { status: 'inactive' } });
    await expect(me(user.person)).rejects.toMatchObject(ended);
    await set('active');
    await expect(me(user.person)).rejects.toMatchObject(ended);
  });

  test('ends with another role, but not with another name', async () => {
    const user = await newUser();
    const users = club.as('admin').records('User');
    await users.update(user.id, { fullName: 'Somebody Else' });
    await expect(me(user.person)).resolves.toBeDefined();
    await users.update(user.id, { role: 'Trainer' });
    await expect(me(user.person)).rejects.toMatchObject(ended);
  });

  test('that is expired, forged, of another algorithm or no token at all opens nothing', async () => {
    const [secret] = await club.sql<{ value: string }>(`select value from secret where name = 'token-key'`);
    const key = createHash('sha256').update(secret!.value).digest();
    const [admin] = await club.sql<{ id: number; token_version: number }>(
      `select id, token_version from "user" where username = 'admin'`,
    );
    const signed = (expires: string, by: Uint8Array, algorithm = 'HS256') =>
      new SignJWT({ v: admin!.token_version })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(String(admin!.id))
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(by);
    expect(await me(club.bearer(await signed('1h', key)))).toEqual({ me: { username: 'admin' } });

    const [header, , signature] = club.as('reception').token!.split('.');
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
    for (const token of bad) await expect(me(club.bearer(token)), token).rejects.toMatchObject(ended);
  });
});

describe('a password', () => {
  const change = (person: Person, userId: string, input: Record<string, string>) =>
    person.ask(
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
    const [admin] = await club.sql<{ id: number }>(`select id from "user" where username = 'admin'`);
    await expect(change(user.person, String(admin!.id), input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const asManager = { ...input, currentPassword: 'manager123' };
    await expect(change(club.as('manager'), String(admin!.id), asManager)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(change(club.as('manager'), '999999', asManager)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('leaves neither itself nor its hash in any answer or in the audit trail', async () => {
    await change(user.person, user.id, {
      currentPassword: 'first password',
      newPassword: 'never to be seen',
      confirmPassword: 'never to be seen',
    });
    const entries = await club.sql(`select changes::text from audit_entry where resource = 'users'`);
    expect(JSON.stringify(entries)).not.toMatch(/argon2|first password|never to be seen/);
    const [stored] = await club.sql<{ password_hash: string }>(
      'select password_hash from "user" where id = $1',
      [user.id],
    );
    expect(stored!.password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('the hint', () => {
  const hint = (person: Person) => person.ask<{ loginHint: string | null }>('{ loginHint }');

  test('stands while the default credentials work, and no longer', async () => {
    const { loginHint } = await hint(club.stranger);
    expect(loginHint).toContain('admin');
    expect(loginHint).toContain('admin123');
    await club.sql(`update "user" set status = 'inactive' where username = 'admin'`);
    expect(await hint(club.stranger)).toEqual({ loginHint: null });
    await club.sql(
      `update "user" set status = 'active', password_hash = (select password_hash from "user" where username = 'manager') where username = 'admin'`,
    );
    expect(await hint(club.stranger)).toEqual({ loginHint: null });
  });

  const live = useClub({ production: true });
  test('is never given in production', async () => {
    expect(await hint(live.stranger)).toEqual({ loginHint: null });
  });
});
