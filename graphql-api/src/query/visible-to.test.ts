import { getNamedType, isObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { schema } from '../../testing/root-field-needs.ts';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import { linesOf, openTable } from '../../testing/tables.ts';
import type { TestUser } from '../../testing/test-user.ts';

const app = useApp();

/** Two users of one role, who share cached plans: each request is sent by the owner first. */
let owner: TestUser;
let other: TestUser;
let ownerId: string;
let tokenId: string;
let savedId: string;
let viewId: string;
let admin: TestUser;

const SECRET = 'Confidential';

async function signUp(): Promise<[person: TestUser, id: string]> {
  const user = await makeRecord(app.as('admin'), 'User', { role: 'Accounts', password: 'a password' });
  const person = app.bearer(await app.anonymous.signIn(String(user['username']), 'a password'));
  return [person, String(user.id)];
}

beforeAll(async () => {
  await app.sql('delete from saved_query');
  admin = app.as('admin');
  [owner, ownerId] = await signUp();
  [other] = await signUp();
  const { made } = await owner.request<{ made: { personalToken: { id: string } } }>(
    `mutation { made: createPersonalToken(input: { name: "${SECRET}" }) { personalToken { id } } }`,
  );
  tokenId = made.personalToken.id;
  const { saved } = await owner.request<{ saved: { id: string } }>(
    `mutation { saved: createSavedQuery(input: { name: "${SECRET}", query: "{ me { id } }" }) { id } }`,
  );
  savedId = saved.id;
  const { view } = await owner.request<{ view: { id: string } }>(
    `mutation { view: createListView(input: { list: "payments", name: "${SECRET}", state: "{}" }) { id } }`,
  );
  viewId = view.id;
});

/** The lists of which users see different records. */
const LISTS = [
  { list: 'personalTokens', id: () => tokenId, ownerField: 'user' },
  { list: 'savedQueries', id: () => savedId, ownerField: 'owner' },
  { list: 'listViews', id: () => viewId, ownerField: 'owner' },
];

/** The response as text, or the code of its error. */
const outcome = (person: TestUser, query: string) =>
  person.request(query).then(
    data => JSON.stringify(data),
    ({ code }: { code: string }) => code,
  );

test.each(LISTS)("$list: another user's records are in no response", async ({ list, id, ownerField }) => {
  const shapes = [
    `{ r: ${list} { items { id name } totalCount pageInfo { endCursor } } }`,
    `{ r: ${list} { totalCount } }`,
    `{ r: ${list}(page: { offset: 0, limit: 1 }) { totalCount items { name ${ownerField} { id username } } } }`,
    `{ r: ${list}(filter: { id: { eq: "${id()}" } }) { totalCount items { name } } }`,
    `{ r: ${list}(filter: { or: [{ name: { contains: "${SECRET}" } }, { ${ownerField}Id: { eq: "${ownerId}" } }] }) { totalCount items { name } } }`,
    `{ r: ${list}(filter: { not: { id: { eq: "999999" } } }) { totalCount items { name } } }`,
    `{ r: ${list}(filter: { ${ownerField}: { id: { eq: "${ownerId}" } } }) { totalCount items { name } } }`,
    `{ r: ${list}(search: "${SECRET}") { totalCount items { name } } }`,
    `{ r: ${list}(sort: [{ field: name }]) { totalCount items { name } } }`,
    `{ r: ${list}Aggregate(groupBy: [{ name: true }]) { group { name } count } }`,
    `{ r: ${list}Aggregate(groupBy: [{ ${ownerField}: { username: true } }]) { group { ${ownerField} { username } } count } }`,
    `{ r: ${list}Aggregate(filter: { name: { startsWith: "Conf" } }, having: { count: { gt: 0 } }) { count min { name } max { createdAt } } }`,
    `{ r: ${list}Aggregate { filtered(filter: { name: { startsWith: "Conf" } }) { count max { name } } calculated { share(of: "count") } } }`,
    `{ r: ${list}Aggregate(search: "${SECRET}", groupBy: [{ name: true }]) { count group { name } } }`,
  ];
  for (const query of shapes) {
    const emptied = { r: expect.anything() };
    const seen = await outcome(owner, query);
    expect(seen, query).toMatch(/"(?:totalCount|count)":1\b/);
    for (const again of [1, 2]) {
      const hidden = JSON.parse(await outcome(other, query)) as object;
      expect(hidden, `${query} ${again}`).toMatchObject(emptied);
      expect(JSON.stringify(hidden), query).not.toMatch(/Confidential|"(?:totalCount|count)":[1-9]/);
    }
  }
  const table = `{ ${list}(sort: [{ field: id }]) { items { id name } } }`;
  const read = async (person: TestUser) => linesOf(await openTable(person, table));
  expect(await read(owner)).toContain(SECRET);
  expect(await read(other)).not.toContain(SECRET);
});

test('a cursor of another list, an earlier day and a filter on secrets are rejected', async () => {
  for (const { list } of LISTS)
    for (const args of ['asOf: "2026-01-01"', 'page: { after: "x" }', 'filter: { tokenHash: { ne: "" } }'])
      expect(await outcome(other, `{ ${list}(${args}) { totalCount } }`), args).toBe('BAD_USER_INPUT');
  for (const { list } of LISTS)
    expect(await outcome(other, `{ ${list}Aggregate(asOf: "2026-01-01") { count } }`)).toBe('BAD_USER_INPUT');
});

test('a single record is visible to its owner alone', async () => {
  const query = `{ savedQuery(id: "${savedId}") { name query ownerName isOwn } }`;
  const record = { name: SECRET, query: '{ me { id } }', isOwn: true };
  expect(await owner.request(query)).toMatchObject({ savedQuery: record });
  for (const person of [other, admin, other])
    expect(await person.request(query)).toEqual({ savedQuery: null });
  expect(await outcome(owner, `{ savedQuery(id: "${savedId}", asOf: "2026-01-01") { name } }`)).toBe(
    'BAD_USER_INPUT',
  );
});

test('a shared record is not the own one of another user of the role', async () => {
  const { shared } = await owner.request<{ shared: { id: string } }>(
    'mutation { shared: createSavedQuery(input: { name: "Shared", query: "{ me { id } }", sharedWith: ["Accounts"] }) { id } }',
  );
  const query = `{ savedQueries(filter: { id: { eq: "${shared.id}" } }) { items { isOwn } } own: savedQueriesAggregate(filter: { isOwn: { eq: true } }, search: "Shared") { count } }`;
  const seenBy = (isOwn: boolean, count: number) => ({
    savedQueries: { items: [{ isOwn }] },
    own: [{ count }],
  });
  expect(await owner.request(query)).toEqual(seenBy(true, 1));
  expect(await other.request(query)).toEqual(seenBy(false, 0));
});

test('search and audit log contain none of them, for administrators neither', async () => {
  for (const person of [owner, other, admin]) {
    expect(await outcome(person, `{ search(text: "${SECRET}") { __typename } }`)).not.toContain(SECRET);
    const log = '{ auditEntries(page: { limit: 1000 }) { items { title resource } } }';
    expect(await outcome(person, log)).not.toContain(SECRET);
  }
});

test('no other field of the schema returns them', () => {
  const types =
    /^(?:PersonalToken|SavedQuery|QuerySchedule|QueryRun|ListView|PinnedChart)(?:Page|Aggregate)?$/;
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap(type => Object.values(type.getFields()).map(field => ({ type, field })))
    .filter(({ type, field }) => types.test(getNamedType(field.type).name) && !types.test(type.name))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect(fields.toSorted()).toEqual([
    'Mutation.arrangePinnedCharts',
    'Mutation.createListView',
    'Mutation.createQuerySchedule',
    'Mutation.createSavedQuery',
    'Mutation.pinChart',
    'Mutation.renamePinnedChart',
    'Mutation.unpinChart',
    'Mutation.updateListView',
    'Mutation.updateQuerySchedule',
    'Mutation.updateSavedQuery',
    'NewPersonalToken.personalToken',
    'Query.allPersonalTokens',
    'Query.allPersonalTokensAggregate',
    'Query.listView',
    'Query.listViews',
    'Query.listViewsAggregate',
    'Query.personalTokens',
    'Query.personalTokensAggregate',
    'Query.pinnedCharts',
    'Query.queryRuns',
    'Query.queryRunsAggregate',
    'Query.querySchedule',
    'Query.querySchedules',
    'Query.querySchedulesAggregate',
    'Query.savedQueries',
    'Query.savedQueriesAggregate',
    'Query.savedQuery',
  ]);
});
