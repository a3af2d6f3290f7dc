import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import type { Saved } from '../../testing/records.ts';
import { makeRecord } from '../../testing/samples.ts';
import { linesOf, openTable } from '../../testing/tables.ts';
import type { TestUser } from '../../testing/test-user.ts';

const app = useApp();

interface Person {
  user: TestUser;
  userId: string;
  employee: Saved;
  trainer: Saved;
  member: Saved;
}

let tom: Person;
let eva: Person;
/** A trainer who is no employee: no trainer at all, for filters. */
let unlinked: TestUser;

async function signUp(role = 'Trainer'): Promise<{ user: TestUser; userId: string }> {
  const user = await makeRecord(app.as('admin'), 'User', { role, password: 'a password' });
  const signedIn = await app.anonymous.signIn(String(user['username']), 'a password');
  return { user: app.bearer(signedIn), userId: user.id };
}

async function makePerson(name: string): Promise<Person> {
  const signedIn = await signUp();
  const trainer = await makeRecord(app.as('admin'), 'Trainer', { name });
  const employee = await makeRecord(app.as('admin'), 'Employee', {
    name,
    userId: signedIn.userId,
    trainerId: trainer.id,
  });
  const member = await makeRecord(app.as('admin'), 'Member', {
    name: `Member of ${name}`,
    assignedTrainerId: trainer.id,
  });
  return { ...signedIn, employee, trainer, member };
}

beforeAll(async () => {
  tom = await makePerson('Tom');
  eva = await makePerson('Eva');
  ({ user: unlinked } = await signUp());
  await makeRecord(app.as('admin'), 'Member', { name: 'Member of nobody' });
});

const MINE = { assignedTrainerId: { eq: 'me' } };

/** Every shape of a query that may share a plan, each with `me` in the document and in a variable. */
const QUERIES: [name: string, query: string, variables?: object][] = [
  ['list', '{ r: members(filter: { assignedTrainerId: { eq: "me" } }) { items { name } } }'],
  [
    'escaped text',
    String.raw`{ r: members(filter: { assignedTrainerId: { eq: "\u006de" } }) { items { name } } }`,
  ],
  ['block text', '{ r: members(filter: { assignedTrainerId: { eq: """me""" } }) { items { name } } }'],
  [
    'list with a variable',
    'query ($filter: MemberFilter) { r: members(filter: $filter) { items { name } totalCount } }',
    { filter: MINE },
  ],
  [
    'default value',
    'query ($id: ID = "me") { r: members(filter: { assignedTrainerId: { eq: $id } }) { items { name } } }',
  ],
  [
    'aggregate',
    '{ r: membersAggregate(filter: { assignedTrainerId: { in: ["me"] } }) { count min { name } } }',
  ],
  [
    'aggregate with a variable',
    'query ($filter: MemberFilter) { r: membersAggregate(filter: $filter) { min { name } } }',
    { filter: MINE },
  ],
  ['of a relation', '{ r: members(filter: { assignedTrainer: { id: { eq: "me" } } }) { items { name } } }'],
  [
    'nested list',
    '{ r: trainers { items { members(filter: { assignedTrainerId: { eq: "me" } }) { items { name } } } } }',
  ],
];

test.each(QUERIES)('%s: each user finds what is theirs', async (_, query, variables = {}) => {
  const responses = [];
  for (const { user } of [tom, eva, tom])
    responses.push(JSON.stringify(await user.request(query, variables as Record<string, unknown>)));
  const [first, second, third] = responses as [string, string, string];
  expect(third).toBe(first);
  expect(first).toContain('Tom');
  expect(first).not.toContain('Eva');
  expect(second).toContain('Eva');
  expect(second).not.toContain('Tom');
  expect(JSON.stringify(await unlinked.request(query, variables as Record<string, unknown>))).not.toMatch(
    /Tom|Eva|nobody|:[1-9]/,
  );
});

test('a count is of the caller, too', async () => {
  const query = 'query ($filter: MemberFilter) { r: members(filter: $filter) { totalCount } }';
  await makeRecord(app.as('admin'), 'Member', { assignedTrainerId: eva.trainer.id, status: 'inactive' });
  const filter = { ...MINE, status: { eq: 'inactive' } };
  for (const [user, totalCount] of [
    [tom.user, 0],
    [eva.user, 1],
    [unlinked, 0],
  ] as const)
    expect(await user.request(query, { filter })).toEqual({ r: { totalCount } });
});

const namesOf = async (user: TestUser, assignedTrainerId: object) =>
  (await user.records('Member').list({ filter: { assignedTrainerId, status: { eq: 'active' } } })).items
    .map(({ name }) => name)
    .toSorted();

test('every operator of an id knows it, among others too', async () => {
  expect(await namesOf(tom.user, { in: ['me', eva.trainer.id] })).toEqual(['Member of Eva', 'Member of Tom']);
  expect(await namesOf(tom.user, { ne: 'me' })).toEqual(['Member of Eva', 'Member of nobody']);
  expect(await namesOf(tom.user, { notIn: ['me'] })).toEqual(['Member of Eva', 'Member of nobody']);
  expect(await namesOf(unlinked, { ne: 'me' })).toEqual([
    'Member of Eva',
    'Member of Tom',
    'Member of nobody',
  ]);
  expect(await namesOf(unlinked, { in: ['me'] })).toEqual([]);
});

test('it is the own user and the own employee as well', async () => {
  const admin = app.as('admin');
  const own = await admin.request<{ users: { items: { username: string }[] } }>(
    '{ users(filter: { id: { eq: "me" } }) { items { username } } }',
  );
  expect(own.users.items).toEqual([{ username: 'admin' }]);
  const signedIn = await signUp('Admin');
  const query = '{ employees(filter: { id: { eq: "me" } }) { items { id } } }';
  expect(await signedIn.user.request(query)).toEqual({ employees: { items: [] } });
  const employee = await makeRecord(admin, 'Employee', { userId: signedIn.userId });
  expect(await signedIn.user.request(query)).toEqual({ employees: { items: [{ id: employee.id }] } });
});

test('every row of a table is of the caller too', async () => {
  const query =
    '{ members(filter: { assignedTrainerId: { eq: "me" }, status: { eq: "active" } }) { items { name } } }';
  for (const { user, member } of [tom, eva])
    expect(await linesOf(await openTable(user, query))).toBe(`name|text|${member['name']}\n`);
});

test('ids of other records are no caller', async () => {
  for (const filter of [{ id: { eq: 'me' } }, { sessions: { some: { id: { in: ['me'] } } } }])
    await expect(tom.user.records('Member').list({ filter })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
});

test('a user is one employee, and a trainer too', async () => {
  const admin = app.as('admin');
  for (const field of ['userId', 'trainerId'])
    await expect(makeRecord(admin, 'Employee', { [field]: tom.employee[field] })).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: { [field]: expect.stringContaining('is already in use') },
    });
});
