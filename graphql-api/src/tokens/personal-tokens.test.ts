import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { grantsWithin } from '../auth/personal-tokens.ts';
import type { Grants } from '../auth/access-cache.ts';
import { useApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();

interface Token {
  id: string;
  name: string;
  start: string;
  owner: string;
  resources: string[];
  mayWrite: boolean;
  active: boolean;
  expiresAt: string;
  lastUsedAt: string | null;
}
const FIELDS = 'id name start owner resources mayWrite active expiresAt lastUsedAt';

async function make(person: TestUser, input: object = {}): Promise<{ token: string; personalToken: Token }> {
  const { made } = await person.request<{ made: { token: string; personalToken: Token } }>(
    `mutation ($input: PersonalTokenInput!) { made: createPersonalToken(input: $input) { token personalToken { ${FIELDS} } } }`,
    { input: { name: 'Monthly figures', ...input } },
  );
  return made;
}
const tokenOf = async (person: TestUser, input?: object) => app.bearer((await make(person, input)).token);
const own = async (person: TestUser) =>
  (await person.request<{ tokens: { items: Token[] } }>(`{ tokens: personalTokens { items { ${FIELDS} } } }`))
    .tokens.items;
const revoke = (person: TestUser, id: string) =>
  person.request('mutation ($id: ID!) { revokePersonalToken(id: $id) }', { id });

const members = (person: TestUser) => person.request('{ members { items { name } } }');
const expenses = (person: TestUser) => person.request('{ expenses { totalCount } }');
const add = (person: TestUser) =>
  person.request('mutation { createExpense(input: { category: "Rent", vendor: "V", amount: 1 }) { id } }');
const forbidden = (permission: string) => ({ code: 'FORBIDDEN', extensions: { permission } });
const ended = { code: 'UNAUTHENTICATED', message: 'Please sign in' };

beforeAll(() => makeRecord(app.as('admin'), 'Member'));

describe('a personal token for saved queries', () => {
  const save = async (person: TestUser, name: string) => {
    const { saved } = await person.request<{ saved: { id: string } }>(
      'mutation ($name: String) { saved: createSavedQuery(input: { name: $name, query: "{ members { totalCount } }" }) { id } }',
      { name },
    );
    return saved.id;
  };

  test('names queries that its owner finds, and changes nothing', async () => {
    const person = app.as('accounts');
    const [own, hidden] = [await save(person, 'Own'), await save(app.as('admin'), 'Hidden')];
    const rejected = (savedQueries: string) => ({
      code: 'BAD_USER_INPUT',
      extensions: { fields: { savedQueries } },
    });
    await expect(make(person, { savedQueries: [own, hidden] })).rejects.toMatchObject(
      rejected(`Unknown saved query: ${hidden}`),
    );
    await expect(
      make(person, { savedQueries: [own], mayWrite: true, resources: ['members'] }),
    ).rejects.toMatchObject(rejected('A token for saved queries changes no records and releases no hub'));
    await expect(members(await tokenOf(person, { savedQueries: [own] }))).rejects.toMatchObject(ended);
  });
});

describe('a personal token', () => {
  test('is shown once, kept as a hash, and found in lists by how it begins', async () => {
    const { token, personalToken } = await make(app.as('accounts'));
    expect(token).toMatch(/^gym_[\w-]{43}$/);
    expect(token.startsWith(personalToken.start)).toBe(true);
    expect(await own(app.as('accounts'))).toContainEqual(personalToken);
    const stored = JSON.stringify([
      await app.sql('select * from personal_token'),
      await app.sql('select * from audit_entry'),
    ]);
    expect(stored).not.toContain(token.slice(personalToken.start.length));
  });

  test('reads what its owner may view, and changes nothing', async () => {
    const reader = await tokenOf(app.as('accounts'));
    await members(reader);
    await expenses(reader);
    await expect(reader.request('{ users { totalCount } }')).rejects.toMatchObject(forbidden('users:view'));
    await expect(add(reader)).rejects.toMatchObject(forbidden('expenses:add'));
    const { me } = await reader.request<{ me: { permissions: Record<string, boolean>[] } }>(
      '{ me { permissions { view add edit delete menuVisible } } }',
    );
    expect(me.permissions.some(({ view }) => view)).toBe(true);
    expect(me.permissions.filter(grant => grant['add'] || grant['edit'] || grant['delete'])).toEqual([]);
  });

  test('is limited to its resources, through relations too', async () => {
    const reader = await tokenOf(app.as('admin'), { resources: ['members'] });
    await members(reader);
    await expect(expenses(reader)).rejects.toMatchObject(forbidden('expenses:view'));
    await expect(reader.request('{ members { items { payments { totalCount } } } }')).rejects.toMatchObject(
      forbidden('payments:view'),
    );
    await expect(reader.request('{ permissions { totalCount } }')).rejects.toMatchObject(
      forbidden('permissions:view'),
    );
  });

  test('changes what it was made for, and only what its owner may change', async () => {
    const writing = { mayWrite: true, resources: ['expenses', 'members'] };
    const writer = await tokenOf(app.as('accounts'), writing);
    await add(writer);
    await expect(writer.records('Member').remove('1')).rejects.toMatchObject(forbidden('members:delete'));
    await expect(
      add(await tokenOf(app.as('manager'), { ...writing, resources: ['members'] })),
    ).rejects.toMatchObject(forbidden('expenses:add'));
  });

  test('makes, lists and revokes no tokens, and changes no password', async () => {
    const { token, personalToken } = await make(app.as('admin'));
    const reader = app.bearer(token);
    const rejected = forbidden('sign-in');
    await expect(make(reader)).rejects.toMatchObject(rejected);
    await expect(own(reader)).rejects.toMatchObject(rejected);
    await expect(reader.request('{ allPersonalTokens { totalCount } }')).rejects.toMatchObject(rejected);
    await expect(revoke(reader, personalToken.id)).rejects.toMatchObject(rejected);
    await expect(
      reader.request(
        `mutation { changePassword(userId: "1", input: { currentPassword: "admin123" }) { message } }`,
      ),
    ).rejects.toMatchObject(rejected);
  });

  test('takes a name, known resources, and resources by name where it may change them', async () => {
    const rejection = (input: object) =>
      make(app.as('admin'), input).then(
        () => 'made',
        (error: { fields: object }) => error.fields,
      );
    expect(await rejection({ name: ' ', days: 0 })).toEqual({
      name: 'Name is required',
      days: 'Days must be from 1 to 366',
    });
    expect(await rejection({ days: 367 })).toEqual({ days: 'Days must be from 1 to 366' });
    expect(await rejection({ resources: ['members', 'secrets'] })).toEqual({
      resources: 'Unknown resource: secrets',
    });
    expect(await rejection({ mayWrite: true })).toEqual({
      resources: 'Name the resources that the token may change',
    });
  });

  test('shows when it was last used', async () => {
    const { token, personalToken } = await make(app.as('accounts'));
    expect(personalToken.lastUsedAt).toBeNull();
    const before = Date.now();
    await members(app.bearer(token));
    const used = (await own(app.as('accounts'))).find(({ id }) => id === personalToken.id)!;
    expect(Date.parse(used.lastUsedAt!)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(used.lastUsedAt!)).toBeLessThanOrEqual(Date.now());
  });
});

test('the name of a token has a hundred characters, whatever they are', async () => {
  const create = (name: string) =>
    app
      .as('admin')
      .request('mutation ($input: PersonalTokenInput!) { createPersonalToken(input: $input) { token } }', {
        input: { name },
      });
  await expect(create('\u{1F3CB}'.repeat(100))).resolves.toBeDefined();
  await expect(create('\u{1F3CB}'.repeat(101))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

describe('a personal token ends', () => {
  const grant = (canView: boolean) =>
    app.sql(
      `update permission set can_view = $1 where role = 'Accounts' and resource in ('analytics', 'expenses')`,
      [canView],
    );
  afterEach(() => grant(true));

  test('at once when its owner revokes it', async () => {
    const { token, personalToken } = await make(app.as('accounts'));
    await members(app.bearer(token));
    await revoke(app.as('accounts'), personalToken.id);
    await expect(members(app.bearer(token))).rejects.toMatchObject(ended);
    await expect(revoke(app.as('accounts'), personalToken.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('at once when an administrator revokes it, who finds those of everybody', async () => {
    const { token, personalToken } = await make(app.as('accounts'));
    const { all } = await app
      .as('manager')
      .request<{ all: { items: Token[] } }>(`{ all: allPersonalTokens { items { ${FIELDS} } } }`);
    expect(all.items).toContainEqual({ ...personalToken, owner: 'accounts' });
    await revoke(app.as('manager'), personalToken.id);
    await expect(members(app.bearer(token))).rejects.toMatchObject(ended);
    expect(
      await app.sql(
        `select action, title, username from audit_entry where resource = 'analytics' and record_id = $1`,
        [personalToken.id],
      ),
    ).toEqual([
      { action: 'created', title: 'Monthly figures', username: 'accounts' },
      { action: 'deleted', title: 'Monthly figures', username: 'manager' },
    ]);
  });

  test('not by anybody else, who does not even learn that it is there', async () => {
    const { token, personalToken } = await make(app.as('manager'));
    const rejections = [personalToken.id, '999999'].map(id =>
      revoke(app.as('accounts'), id).catch(({ code, message }: { code: string; message: string }) => [
        code,
        message,
      ]),
    );
    const rejection = ['NOT_FOUND', 'Token not found'];
    expect(await Promise.all(rejections)).toEqual([rejection, rejection]);
    await members(app.bearer(token));
  });

  test('when it expires', async () => {
    const { token, personalToken } = await make(app.as('accounts'), { days: 1 });
    expect(Date.parse(personalToken.expiresAt) - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
    await app.sql(`update personal_token set expires_at = now() where id = $1`, [personalToken.id]);
    await expect(members(app.bearer(token))).rejects.toMatchObject(ended);
    expect((await own(app.as('accounts'))).find(({ id }) => id === personalToken.id)?.active).toBe(false);
  });

  test("with its owner's account, role and password", async () => {
    for (const change of [`status = 'inactive'`, `token_version = token_version + 1`]) {
      const user = await makeRecord(app.as('admin'), 'User', { role: 'Accounts', password: 'a password' });
      const session = await app.anonymous.signIn(String(user['username']), 'a password');
      const token = await tokenOf(app.bearer(session));
      await members(token);
      await app.sql(`update "user" set ${change} where id = $1`, [user.id]);
      await expect.poll(() => members(token).catch(error => error)).toMatchObject(ended);
    }
  });

  test('while its owner may not use tokens, and shrinks with what the owner may view', async () => {
    const token = await tokenOf(app.as('accounts'));
    await expenses(token);
    await app.sql(`update permission set can_view = false where role = 'Accounts' and resource = 'expenses'`);
    await expect.poll(() => expenses(token).catch(error => error)).toMatchObject(forbidden('expenses:view'));
    await grant(false);
    await expect.poll(() => members(token).catch(error => error)).toMatchObject(ended);
    await expect(make(app.as('accounts'))).rejects.toMatchObject(forbidden('analytics:view'));
    await grant(true);
    await expect.poll(() => expenses(token).catch(error => error)).toHaveProperty('expenses');
  });

  test('never by guessing', async () => {
    for (const guess of ['gym_', `gym_${'A'.repeat(43)}`, 'gym_\0'])
      await expect(members(app.bearer(guess))).rejects.toMatchObject(ended);
  });
});

describe('the number of personal tokens', () => {
  const fill = (count: number, more: string) =>
    app.sql(
      `insert into personal_token (user_id, name, token_hash, start, resources, may_write, user_token_version, expires_at)
       select id, 'Number ' || n, md5(random()::text), 'gym_', '{}', false, token_version, ${more}
         from "user", generate_series(1, $1::int) n where username = 'accounts'`,
      [count],
    );
  beforeEach(() => app.sql('delete from personal_token'));

  test('is limited for each user, also when many are made at once', async () => {
    await fill(45, `now() + interval '1 day'`);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => make(app.as('accounts'))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(make(app.as('accounts'))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You have 50 tokens already. Revoke one that you no longer use, then create this one.',
    });
    await make(app.as('manager'));
    await revoke(app.as('accounts'), (await own(app.as('accounts')))[0]!.id);
    await make(app.as('accounts'));
  });

  test('counts no tokens that have ended, of which the newest 50 are kept', async () => {
    await fill(80, `now() - interval '1 day'`);
    await make(app.as('accounts'));
    expect(await app.sql('select 1 from personal_token')).toHaveLength(51);
  });

  test('is shown page by page, newest first, and searched', async () => {
    await fill(30, `now() + interval '1 day'`);
    await make(app.as('manager'));
    interface Page {
      items: Token[];
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
    }
    const page = (person: TestUser, field: string, args: string) =>
      person
        .request<{ page: Page }>(
          `{ page: ${field}(${args}) { items { ${FIELDS} } totalCount pageInfo { hasNextPage endCursor } } }`,
        )
        .then(response => response.page);
    const first = await page(app.as('accounts'), 'personalTokens', 'page: { limit: 20 }');
    expect(first).toMatchObject({ totalCount: 30, pageInfo: { hasNextPage: true } });
    expect(first.items.map(({ name }) => name).slice(0, 2)).toEqual(['Number 30', 'Number 29']);
    const after = `page: { limit: 20, after: "${first.pageInfo.endCursor}" }`;
    const second = await page(app.as('accounts'), 'personalTokens', after);
    expect(second.items.map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Number ${10 - n}`),
    );
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect((await page(app.as('accounts'), 'personalTokens', 'search: "ber 3"')).totalCount).toBe(2);
    expect((await page(app.as('accounts'), 'personalTokens', 'search: "%"')).totalCount).toBe(0);
    const found = await page(app.as('admin'), 'allPersonalTokens', 'search: "manag"');
    expect(found).toMatchObject({ totalCount: 1, items: [{ owner: 'manager' }] });
    const wrongPages = ['page: { limit: 1001 }', 'page: { offset: -1 }', 'page: { after: "x" }'];
    for (const args of [...wrongPages, `search: "${'x'.repeat(1001)}"`])
      await expect(page(app.as('accounts'), 'personalTokens', args)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
  });
});

describe('tokens that nobody has', () => {
  /** How often the table of tokens was queried. */
  function countLookups() {
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    return () =>
      queries.mock.calls.filter(([statement]) => JSON.stringify(statement ?? '').includes('personal_token'))
        .length;
  }
  afterEach(() => void vi.restoreAllMocks());

  test.each(['gym_x', `gym_${'x'.repeat(42)}`, `gym_${'x'.repeat(44)}`, `gym_${'ü'.repeat(43)}`])(
    'the database is not queried for %s',
    async token => {
      const lookups = countLookups();
      await expect(members(app.bearer(token))).rejects.toMatchObject(ended);
      expect(lookups()).toBe(0);
    },
  );

  test('an address that sends many is rejected before the database is queried, and its valid tokens are not', async () => {
    const reader = await tokenOf(app.as('accounts'));
    await members(reader);
    const address = '203.0.113.77';
    const lookups = countLookups();
    const codes = new Set<unknown>();
    for (let count = 0; count < 700; count++) {
      const token = `gym_${randomBytes(32).toString('base64url')}`;
      const { errors } = await app.api.execute({ query: '{ me { id } }' }, { token, address });
      codes.add(errors![0]!.extensions['code']);
    }
    expect(codes).toEqual(new Set(['UNAUTHENTICATED', 'RATE_LIMITED']));
    expect(lookups()).toBeLessThanOrEqual(600);
    const { data } = await app.api.execute(
      { query: '{ members { totalCount } }' },
      { token: reader.token, address },
    );
    expect(data).toMatchObject({ members: {} });
  });
});

test('tokens of equal limits have the same grants, by which plans are cached', () => {
  const grant = { view: true, add: true, edit: true, delete: true, menuVisible: true };
  const grants: Grants = new Map(['members', 'expenses'].map(resource => [resource, { resource, ...grant }]));
  const of = (resources: string[], mayWrite: boolean) => grantsWithin(grants, { resources, mayWrite });
  expect(of(['members', 'expenses'], false)).toBe(of(['expenses', 'members'], false));
  expect(of([], true)).toBe(grants);
  expect(of([], false)).toBe(of([], false));
  expect(of([], false)).not.toBe(of(['members'], false));
  expect(of(['members'], true)).not.toBe(of(['members'], false));
});
