import { readXlsx } from 'hucre/xlsx';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { executeGraphql, startTestApp, tokenOf, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let database: pg.Client;
/** A personal token of the role Accounts. */
let token: string;

const QUERY = `query Cities($city: String, $most: Int = 10, $names: [String!], $filter: MemberFilter = {}) {
  members(filter: { and: [{ city: { eq: $city, in: $names } }, $filter] }, page: { limit: $most }, sort: [{ field: name }]) { items { name city } } }`;

beforeAll(async () => {
  app = await startTestApp();
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
  await database.query(`
    insert into member (name, email, phone, membership_type, status, health_conditions, joining_date,
                        membership_start_date, membership_end_date, city)
      select 'Member ' || number, 'm' || number || '@example.com', '1', 'Basic', 'active', '{}', date '2026-01-31',
             date '2026-01-31', date '2027-01-30', case when number > 1 then 'Århus' else 'Wien' end
        from generate_series(1, 3) number`);
  token = await newToken();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});
beforeEach(() => database.query('delete from saved_query'));

async function newToken(input: object = {}, user = 'accounts'): Promise<string> {
  const { made } = await executeGraphql(
    app,
    'mutation ($input: PersonalTokenInput!) { made: createPersonalToken(input: $input) { token } }',
    { input: { name: 'Data', ...input } },
    user,
  );
  return made!['token'] as string;
}

async function saved(input: object = {}, user = 'accounts'): Promise<string> {
  const { made } = await executeGraphql(
    app,
    'mutation ($input: SavedQueryInput!) { made: createSavedQuery(input: $input) { id } }',
    { input: { name: 'Members by city', query: QUERY, ...input } },
    user,
  );
  return made!['id'] as string;
}

const bearer = (of: string) => ({ authorization: `Bearer ${of}` });

async function load(path: string, headers: Record<string, string> = bearer(token), method = 'GET') {
  const response = await fetch(`${app.url}/data/${path}`, { headers, method });
  return { response, status: response.status, text: await response.text() };
}

test('a saved query is a file by its id or its name, for a token as bearer or as password', async () => {
  const id = await saved();
  const csv = 'name,city\r\nMember 1,Wien\r\nMember 2,Århus\r\nMember 3,Århus\r\n';
  const byId = await load(`${id}.csv`);
  expect([byId.status, byId.text]).toEqual([200, csv]);
  expect(Object.fromEntries(byId.response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="Members by city \d{4}-\d\d-\d\d \d{4} accounts\.csv"$/,
    ) as string,
    'cache-control': 'private, no-cache',
    link: `</explorer?saved=${id}>; rel="describedby"`,
    'x-total-count': '3',
  });
  const basic = { authorization: `Basic ${Buffer.from(`anything:${token}`).toString('base64')}` };
  expect((await load('Members%20by%20city.csv', basic)).text).toBe(csv);
  expect((await load(`${id}.jsonl?most=1`)).text).toBe('{"name":"Member 1","city":"Wien"}\n');
});

test('a workbook says what it is', async () => {
  const id = await saved();
  const address = `${app.url}/data/${id}.xlsx?city=Wien`;
  const response = await fetch(address, { headers: bearer(token) });
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  expect(sheets[0]!.rows).toEqual([
    ['name', 'city'],
    ['Member 1', 'Wien'],
  ]);
  expect(Object.fromEntries(sheets[1]!.rows as [string, string][])).toMatchObject({
    Name: 'Members by city',
    Address: address,
    Query: QUERY,
    Variables: '{"city":"Wien"}',
    User: 'accounts',
    Rows: '1',
  });
});

test('variables of the address have the types of the query, before those that are saved', async () => {
  const id = await saved({ variables: '{"city": "Wien"}' });
  const names = async (parameters: string) => {
    const { text } = await load(`${id}.jsonl?${parameters}`);
    return text
      .split('\n')
      .filter(Boolean)
      .map(line => (JSON.parse(line) as { name: string }).name);
  };
  expect(await names('')).toEqual(['Member 1']);
  expect(await names('city=%C3%85rhus&most=1')).toEqual(['Member 2']);
  expect(await names('city=Wien&names=Wien&names=x')).toEqual(['Member 1']);
  expect(await names(`filter=${encodeURIComponent('{"name":{"eq":"Member 2"}}')}`)).toEqual([]);
});

test.each([
  ['nonsense=1', 'The saved query has no variable nonsense: it has city, most, names, filter'],
  ['__proto__=1', 'The saved query has no variable __proto__: it has city, most, names, filter'],
  ['most=many', 'most: Int cannot represent non-integer value: "many"'],
  ['filter=1', 'filter: Expected type "MemberFilter" to be an object.'],
  ['city=a&city=b', 'city: String cannot represent a non string value: ["a", "b"]'],
  ['decimals=x', 'decimals takes a whole number from 0 to 10'],
  ['as_of=2026-01-01&as_of=2026-01-02', 'as_of is given more than once'],
  ['as_of=someday', expect.stringMatching(/^as_of: .*A date is yyyy-mm-dd, such as 2025-01-31/)],
])('%s is rejected with a text', async (parameters, message) => {
  const { response, status, text } = await load(`${await saved()}.csv?${parameters}`);
  expect([status, text]).toEqual([400, message]);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('as_of is the asOf of the query', async () => {
  const id = await saved({ query: '{ members { totalCount } }' });
  expect((await load(`${id}.csv`)).text).toBe('totalCount\r\n3\r\n');
  expect((await load(`${id}.csv?as_of=now-400d`)).text).toBe('totalCount\r\n0\r\n');
  const without = await saved({ name: 'Other', query: '{ analystRoles }' });
  expect((await load(`${without}.csv?as_of=now`)).text).toBe(
    'The saved query has no earlier values: leave out as_of',
  );
});

test('an unchanged table is not sent again, and HEAD has its headers', async () => {
  const id = await saved();
  for (const extension of ['csv', 'xlsx']) {
    const { response } = await load(`${id}.${extension}`);
    const etag = response.headers.get('etag')!;
    expect(etag).toMatch(/^W\/"\S+"$/);
    const again = await load(`${id}.${extension}`, { ...bearer(token), 'if-none-match': `"x", ${etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await load(`${id}.${extension}`, bearer(token), 'HEAD');
    expect([head.status, head.text, head.response.headers.get('etag')]).toEqual([200, '', etag]);
    await database.query(`update member set city = city || '!' where name = 'Member 1'`);
    const changed = await load(`${id}.${extension}`, { ...bearer(token), 'if-none-match': etag });
    expect(changed.status).toBe(200);
  }
  await database.query(`update member set city = 'Wien' where name = 'Member 1'`);
});

test('without a valid token nothing is served', async () => {
  const id = await saved();
  for (const headers of [{}, bearer('gym_x'), { authorization: 'Basic eDp5' }]) {
    const { response, status, text } = await load(`${id}.csv`, headers as Record<string, string>);
    expect([status, text]).toEqual([401, expect.stringMatching(/^Send a valid personal token/)]);
    expect(response.headers.get('www-authenticate')).toMatch(/^Basic /);
  }
});

test('queries that the user does not find are not there, and rights are those of the user', async () => {
  const own = await saved({ name: 'Mine' }, 'admin');
  expect(await load(`${own}.csv`)).toMatchObject({ status: 404, text: 'Saved query not found' });
  expect((await load('Mine.csv')).status).toBe(404);
  expect((await load('12')).text).toMatch(/^The address ends with/);
  const users = await saved({ name: 'Users', query: '{ users { items { username } } }' });
  expect(await load(`${users}.csv`)).toMatchObject({
    status: 403,
    text: 'You do not have permission for this (users:view)',
  });
});

test('a token for saved queries runs these and does nothing else', async () => {
  const [id, other] = [await saved(), await saved({ name: 'Other' })];
  const limited = await newToken({ savedQueries: [id] });
  expect((await load(`${id}.csv`, bearer(limited))).status).toBe(200);
  expect((await load('Members%20by%20city.csv', bearer(limited))).status).toBe(200);
  expect((await load(`${other}.csv`, bearer(limited))).status).toBe(404);
  const post = (accept: string) =>
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { ...bearer(limited), accept, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ members { totalCount } }' }),
    });
  const elsewhere = await Promise.all([
    post('application/json'),
    post('text/csv'),
    fetch(`${app.url}/api/members`, { headers: bearer(limited) }),
    fetch(`${app.url}/documents/invoices/1.pdf`, { headers: bearer(limited) }),
  ]);
  expect(await elsewhere[0]!.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(elsewhere.slice(1).map(({ status }) => status)).toEqual([401, 401, 401]);
});

test('a session works as a token does', async () => {
  const id = await saved();
  expect((await load(`${id}.csv`, bearer(await tokenOf(app, 'accounts')))).status).toBe(200);
});

test('changes are read from a position on', async () => {
  const changes = async (parameters = '') => {
    const { status, text, response } = await load(`changes${parameters}`);
    return { status, text, type: response.headers.get('content-type') };
  };
  const page = ({ text }: { text: string }) =>
    JSON.parse(text) as { changes: { title: string; recordId: number }[]; next: string; hasMore: boolean };
  const { next } = page(await changes());
  const make = (title: string) =>
    executeGraphql(
      app,
      'mutation ($input: TrainerInput!) { createTrainer(input: $input) { id } }',
      {
        input: {
          name: title,
          email: `${title}@example.com`,
          phone: '+43 1 2345678',
          specializations: ['Yoga'],
          salary: 1000,
        },
      },
      'admin',
    );
  await make('Ann');
  await make('Bea');
  const first = page(await changes(`?after=${next}&limit=1`));
  expect(first).toMatchObject({
    changes: [
      { action: 'created', resource: 'trainers', recordName: 'trainer', title: 'Ann', username: 'admin' },
    ],
    hasMore: true,
  });
  const second = page(await changes(`?after=${first.next}&resources=trainers,payments`));
  expect(second).toMatchObject({ changes: [{ title: 'Bea' }], hasMore: false });
  expect(page(await changes(`?after=${first.next}&resources=payments`)).changes).toEqual([]);
  expect(await changes('?after=1')).toMatchObject({
    status: 400,
    text: '`after` takes what `next` of an earlier page returned',
  });
  expect(await changes('?limit=x&since=1')).toMatchObject({
    status: 400,
    text: 'Unknown query parameter: since; limit takes a whole number',
  });
  const limited = await newToken({ savedQueries: [await saved()] });
  expect((await load('changes', bearer(limited))).status).toBe(401);
});
