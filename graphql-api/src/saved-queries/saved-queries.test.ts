import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { invalidInput } from '../../testing/rejections.ts';

const app = useApp();
beforeAll(() => app.sql('delete from saved_query'));

interface SavedQuery {
  id: string;
  name: string;
  description: string | null;
  query: string;
  variables: string | null;
  sharedWith: string[];
  ownerName: string;
  isOwn: boolean;
  version: number;
  updatedAt: string;
}
const FIELDS = 'id name description query variables sharedWith ownerName isOwn version updatedAt';
const ENDING = { name: 'Expenses of the month', query: '{ expenses { totalCount } }' };

async function keep(person: TestUser, input: object = {}): Promise<SavedQuery> {
  const { saved } = await person.request<{ saved: SavedQuery }>(
    `mutation ($input: SavedQueryInput!) { saved: createSavedQuery(input: $input) { ${FIELDS} } }`,
    { input: { ...ENDING, ...input } },
  );
  return saved;
}
async function change(person: TestUser, id: string, patch: object, version?: number): Promise<SavedQuery> {
  const { saved } = await person.request<{ saved: SavedQuery }>(
    `mutation ($id: ID!, $patch: SavedQueryPatch!, $version: Int) {
       saved: updateSavedQuery(id: $id, patch: $patch, version: $version) { ${FIELDS} }
     }`,
    { id, patch, version },
  );
  return saved;
}
const remove = (person: TestUser, id: string) =>
  person.request('mutation ($id: ID!) { deleteSavedQuery(id: $id) }', { id });
type Summary = Omit<SavedQuery, 'query' | 'variables'>;
const SUMMARY = 'id name description sharedWith ownerName isOwn version updatedAt';
const summary = ({ query: _query, variables: _variables, ...rest }: SavedQuery): Summary => rest;
const all = async (person: TestUser) =>
  (await person.request<{ saved: { items: Summary[] } }>(`{ saved: savedQueries { items { ${SUMMARY} } } }`))
    .saved.items;
const names = async (person: TestUser) => (await all(person)).map(({ name }) => name);
const one = async (person: TestUser, id: string) =>
  (
    await person.request<{ saved: SavedQuery | null }>(
      `query ($id: ID!) { saved: savedQuery(id: $id) { ${FIELDS} } }`,
      { id },
    )
  ).saved;

const forbidden = (permission: string) => ({ code: 'FORBIDDEN', extensions: { permission } });
const nowhere = { code: 'NOT_FOUND', message: 'Saved query not found' };
async function grantReception(canView: boolean): Promise<void> {
  const [row] = await app.sql<{ id: number }>(
    `select id from permission where role = 'Reception' and resource = 'analytics'`,
  );
  await app.as('admin').records('Permission').update(String(row!.id), { canView });
}

afterEach(() => app.sql('delete from saved_query'));

describe('a saved query', () => {
  test('comes back as it was kept, for its owner', async () => {
    const given = {
      name: '  Expenses of a month ',
      description: 'What the club spent',
      query:
        'query Spent($from: LocalDate) {\n  expenses(filter: { date: { gte: $from } }) { totalCount }\n}',
      variables: '{"from": "2026-01-01"}',
      sharedWith: ['Admin', 'Admin'],
    };
    const saved = await keep(app.as('accounts'), given);
    expect(saved).toMatchObject({
      ...given,
      name: 'Expenses of a month',
      sharedWith: ['Admin'],
      ownerName: 'accounts',
      isOwn: true,
      version: 1,
    });
    expect(await one(app.as('accounts'), saved.id)).toEqual(saved);
    expect(await all(app.as('accounts'))).toEqual([summary(saved)]);
  });

  test('is listed by its name', async () => {
    for (const name of ['Churn', 'Visits', 'Busy hours']) await keep(app.as('accounts'), { name });
    expect(await names(app.as('accounts'))).toEqual(['Busy hours', 'Churn', 'Visits']);
  });

  test('takes a name, a query that can be read, an object of variables, and roles that there are', async () => {
    const rejection = (input: object) =>
      keep(app.as('accounts'), input).then(
        () => 'kept',
        (error: { fields: object }) => error.fields,
      );
    expect(await rejection({ name: ' ', query: '' })).toEqual({
      name: 'Name is required',
      query: 'Query is required',
    });
    expect(await rejection({ name: 'n'.repeat(121) })).toEqual({
      name: 'Name may have 120 characters at the most',
    });
    expect(await rejection({ query: `{ members { totalCount } } ${'#'.repeat(20_000)}` })).toEqual({
      query: 'Query may have 20000 characters at the most',
    });
    expect(
      await rejection({ query: '{\n  members {', variables: '[]', sharedWith: ['Admin', 'Owner'] }),
    ).toEqual({
      query: 'This is not valid GraphQL: Syntax Error: Expected Name, found <EOF>. (line 2, column 12)',
      variables: 'Variables must be a JSON object, such as {"limit": 10}',
      sharedWith: 'Unknown role: Owner',
    });
    expect(await rejection({ query: `{ ${'a '.repeat(3_000)}}` })).toEqual({
      query: expect.stringContaining('Document contains more that 3000 tokens'),
    });
    expect(await rejection({ query: 'fragment Name on Member { name }' })).toEqual({
      query: 'The text contains no query',
    });
    expect(await rejection({ query: 'mutation { deleteMember(id: "1") }' })).toEqual({
      query: 'Only queries can be saved, not mutations',
    });
    expect(await rejection({ variables: '{from: 1}' })).toEqual({
      variables: 'Variables must be JSON, such as {"limit": 10}',
    });
    for (const variables of ['null', '"from"', '1'])
      expect(await rejection({ variables })).toHaveProperty('variables');
    expect(await all(app.as('accounts'))).toEqual([]);
  });

  test('has a name that its owner has given once', async () => {
    const message = 'You have a saved query of this name already';
    const clash = { code: 'CONFLICT', message, fields: { name: message } };
    const saved = await keep(app.as('accounts'));
    await expect(keep(app.as('accounts'))).rejects.toMatchObject(clash);
    await keep(app.as('manager'));
    const other = await keep(app.as('accounts'), { name: 'Another' });
    await expect(change(app.as('accounts'), other.id, { name: saved.name })).rejects.toMatchObject(clash);
  });

  test('is changed by its owner, field by field, unless it has changed since', async () => {
    const owner = app.as('accounts');
    const saved = await keep(owner, { description: 'As it was' });
    const changed = await change(owner, saved.id, { name: 'Spent', description: '' }, 1);
    expect(changed).toMatchObject({ ...ENDING, name: 'Spent', description: null, version: 2 });
    expect(changed.updatedAt > saved.updatedAt).toBe(true);
    await expect(change(owner, saved.id, { name: 'Late' }, 1)).rejects.toMatchObject({
      code: 'CONFLICT',
      extensions: { version: 2, current: { name: 'Spent' } },
    });
    await expect(change(owner, saved.id, { query: '{' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(change(owner, saved.id, { name: '' })).rejects.toMatchObject(
      invalidInput({ name: 'Name is required' }),
    );
    await change(owner, saved.id, { sharedWith: ['Admin'] });
    expect(await one(owner, saved.id)).toMatchObject({ name: 'Spent', sharedWith: ['Admin'], version: 3 });
  });

  test('leaves a trail', async () => {
    const owner = app.as('accounts');
    const { id } = await keep(owner);
    await change(owner, id, { sharedWith: ['Admin'] });
    await change(owner, id, { sharedWith: ['Admin'] });
    await remove(app.as('manager'), id);
    const trail = await app.sql(
      `select username, action, title, changes from audit_entry
        where resource = 'saved-queries' and record_id = $1 order by id`,
      [id],
    );
    const title = ENDING.name;
    expect(trail).toEqual([
      {
        username: 'accounts',
        action: 'created',
        title,
        changes: expect.objectContaining({ query: [null, ENDING.query] }),
      },
      { username: 'accounts', action: 'updated', title, changes: { sharedWith: [[], ['Admin']] } },
      {
        username: 'manager',
        action: 'deleted',
        title,
        changes: expect.objectContaining({ name: [title, null] }),
      },
    ]);
  });
});

describe('sharing', () => {
  beforeEach(() => grantReception(true));
  afterEach(() => grantReception(false));

  test('shows a query to its roles, and to nobody else', async () => {
    const { id } = await keep(app.as('accounts'), { sharedWith: ['Reception'] });
    const shared = { id, ownerName: 'accounts', isOwn: false };
    expect(await one(app.as('reception'), id)).toMatchObject(shared);
    expect(await all(app.as('reception'))).toMatchObject([shared]);
    await change(app.as('accounts'), id, { sharedWith: ['Super User'] });
    expect(await all(app.as('reception'))).toEqual([]);
    expect(await one(app.as('reception'), id)).toBeNull();
  });

  test('hides a query that is not shared, as if it were not there', async () => {
    const { id } = await keep(app.as('accounts'));
    for (const person of [app.as('reception'), app.as('manager'), app.as('admin')]) {
      expect(await all(person)).toEqual([]);
      expect(await one(person, id)).toBeNull();
      await expect(change(person, id, { name: 'Mine' })).rejects.toMatchObject(nowhere);
      await expect(remove(person, id)).rejects.toMatchObject(nowhere);
    }
    expect(await one(app.as('accounts'), id)).toMatchObject(ENDING);
  });

  test('only its owner may change it; users who may delete in analytics may delete it', async () => {
    const { id } = await keep(app.as('accounts'), { sharedWith: ['Reception'] });
    for (const person of [app.as('reception'), app.as('manager')])
      await expect(change(person, id, { name: 'Mine' })).rejects.toMatchObject({
        ...forbidden('owner'),
        message: 'Only its owner may change a saved query. Save a copy of your own.',
      });
    await expect(remove(app.as('reception'), id)).rejects.toMatchObject(forbidden('analytics:delete'));
    expect(await one(app.as('manager'), id)).toMatchObject({ id, isOwn: false });
    await remove(app.as('manager'), id);
    await expect(remove(app.as('accounts'), id)).rejects.toMatchObject(nowhere);
  });

  test('runs with the permissions of the user who runs it', async () => {
    const { id } = await keep(app.as('accounts'), { sharedWith: ['Reception'] });
    const { query } = (await one(app.as('reception'), id))!;
    await app.as('accounts').request(query);
    await expect(app.as('reception').request(query)).rejects.toMatchObject(forbidden('expenses:view'));
  });

  test('outlives the account of its owner', async () => {
    const { id } = await keep(app.as('accounts'), { sharedWith: ['Reception'] });
    await app.sql(`update "user" set status = 'inactive' where username = 'accounts'`);
    expect(await one(app.as('reception'), id)).toMatchObject({ id, ownerName: 'accounts' });
    await app.sql(`update "user" set status = 'active' where username = 'accounts'`);
  });
});

describe('a role that cannot open the explorer', () => {
  const rejected = {
    code: 'BAD_USER_INPUT',
    fields: {
      sharedWith:
        'Reception and Trainer cannot open the explorer. Share with Super User, Admin, Accounts, or grant analytics:view first.',
    },
  };

  test('is not offered, and a query is not shared with it', async () => {
    const accounts = app.as('accounts');
    expect(await accounts.request('{ analystRoles }')).toEqual({
      analystRoles: ['Super User', 'Admin', 'Accounts'],
    });
    const sharedWith = ['Reception', 'Trainer', 'Admin'];
    await expect(keep(accounts, { sharedWith })).rejects.toMatchObject(rejected);
    const { id } = await keep(accounts);
    await expect(change(accounts, id, { sharedWith })).rejects.toMatchObject(rejected);
  });

  test('keeps what was shared with it before', async () => {
    const accounts = app.as('accounts');
    const { id } = await keep(accounts);
    await app.sql(`update saved_query set shared_with = '{Reception}'`);
    expect(await change(accounts, id, { sharedWith: ['Reception', 'Admin'] })).toMatchObject({
      sharedWith: ['Reception', 'Admin'],
    });
  });
});

describe('who may not use analytics', () => {
  test.each(['reception', 'trainer'] as const)('finds and keeps nothing: %s', async username => {
    const { id } = await keep(app.as('accounts'));
    await app.sql(`update saved_query set shared_with = '{Reception,Trainer}'`);
    const person = app.as(username);
    const rejection = forbidden('analytics:view');
    await expect(all(person)).rejects.toMatchObject(rejection);
    await expect(one(person, id)).rejects.toMatchObject(rejection);
    await expect(keep(person)).rejects.toMatchObject(rejection);
    await expect(change(person, id, {})).rejects.toMatchObject(rejection);
    await expect(remove(person, id)).rejects.toMatchObject(rejection);
  });
});

describe('a personal token', () => {
  const tokenOf = async (person: TestUser, input: object = {}) => {
    const { made } = await person.request<{ made: { token: string } }>(
      'mutation ($input: PersonalTokenInput!) { made: createPersonalToken(input: $input) { token } }',
      { input: { name: 'Nightly', ...input } },
    );
    return app.bearer(made.token);
  };

  test("finds its owner's saved queries and changes none", async () => {
    const saved = await keep(app.as('accounts'));
    const token = await tokenOf(app.as('accounts'));
    expect(await all(token)).toEqual([summary(saved)]);
    expect(await one(token, saved.id)).toEqual(saved);
    const rejection = forbidden('sign-in');
    await expect(keep(token, { name: 'Another' })).rejects.toMatchObject(rejection);
    await expect(change(token, saved.id, { name: 'Another' })).rejects.toMatchObject(rejection);
    await expect(remove(token, saved.id)).rejects.toMatchObject(rejection);
  });

  test('that is limited to resources finds none', async () => {
    const token = await tokenOf(app.as('accounts'), { resources: ['expenses'] });
    await expect(all(token)).rejects.toMatchObject(forbidden('analytics:view'));
  });
});

describe('the number of saved queries', () => {
  const fill = (count: number) =>
    app.sql(
      `insert into saved_query (owner_id, name, query, shared_with)
       select id, 'Number ' || lpad(n::text, 3, '0'), '{ me { id } }', '{Admin}'
         from "user", generate_series(1, $1::int) n where username = 'accounts'`,
      [count],
    );

  test('is limited for each user, also when many are saved at once', async () => {
    await fill(195);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => keep(app.as('accounts'), { name: `Another ${n}` })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(keep(app.as('accounts'))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'You have 200 saved queries already. Delete one that you no longer use, then save this one.',
    });
    await keep(app.as('manager'));
  });

  test('is shown page by page, by name, and searched', async () => {
    await fill(30);
    await keep(app.as('manager'), { name: 'Mine', description: 'Number of visits' });
    const page = (args: string) =>
      app
        .as('manager')
        .request<{ page: { items: Summary[]; totalCount: number; pageInfo: { endCursor: string } } }>(
          `{ page: savedQueries(${args}) { items { ${SUMMARY} } totalCount pageInfo { endCursor } } }`,
        )
        .then(data => data.page);
    const first = await page('page: { limit: 2 }');
    expect(first.totalCount).toBe(31);
    const next = await page(`page: { limit: 2, after: "${first.pageInfo.endCursor}" }`);
    expect([...first.items, ...next.items].map(({ name }) => name)).toEqual([
      'Mine',
      'Number 001',
      'Number 002',
      'Number 003',
    ]);
    expect(await page('filter: { isOwn: { eq: true } }')).toMatchObject({
      totalCount: 1,
      items: [{ name: 'Mine', isOwn: true }],
    });
    expect((await page('filter: { isOwn: { eq: false } }')).totalCount).toBe(30);
    expect((await page('search: "number 00"')).totalCount).toBe(9);
    expect((await page('search: "VISITS"')).totalCount).toBe(1);
  });

  test('has texts of a limited length', async () => {
    await expect(
      keep(app.as('accounts'), { variables: JSON.stringify({ text: 'x'.repeat(20_000) }) }),
    ).rejects.toMatchObject({ fields: { variables: 'Variables may have 20000 characters at the most' } });
    const roles = Array.from({ length: 200 }, (_, n) => `Role ${n} ${'x'.repeat(900)}`);
    const rejection = await keep(app.as('accounts'), { sharedWith: roles }).catch((error: Error) => error);
    expect((rejection as Error).message.length).toBeLessThan(500);
  });
});
