import { expect, test } from 'vitest';
import { useApp, type Login } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import { setPassword } from '../sign-in/set-password.ts';

const app = useApp();

interface Change {
  field: string;
  before: string | null;
  after: string | null;
  beforeText: string | null;
  afterText: string | null;
}

interface Entry {
  id: string;
  username: string | null;
  endpoint: string | null;
  resource: string;
  fieldChanges: Change[];
}

const list = async (filter: object, username: Login = 'admin') => {
  const { page } = await app.as(username).request<{ page: { items: Entry[]; totalCount: number } }>(
    `query ($filter: AuditEntryFilter) { page: auditEntries(filter: $filter, page: { limit: 100 }) {
         totalCount items { id username endpoint resource fieldChanges { field before after beforeText afterText } } } }`,
    { filter },
  );
  return page;
};

test('values are shown as people read them, with the titles of related records', async () => {
  const admin = app.as('admin');
  const trainer = await makeRecord(admin, 'Trainer', { name: 'Tess Tran' });
  const member = await makeRecord(admin, 'Member');
  await admin.records('Member').update(member.id, {
    assignedTrainerId: trainer.id,
    membershipEndDate: '2031-03-04',
    status: 'inactive',
    healthConditions: ['Asthma', 'Knee'],
  });
  const ofMember = { resource: { eq: 'members' }, recordId: { eq: member.id } };
  const changeOf = async (field: string) =>
    (await list(ofMember)).items[0]!.fieldChanges.find(change => change.field === field);
  expect(await changeOf('assignedTrainerId')).toMatchObject({ after: trainer.id, afterText: 'Tess Tran' });
  expect(await changeOf('membershipEndDate')).toMatchObject({
    after: '2031-03-04',
    afterText: '2031-03-04',
  });
  expect(await changeOf('status')).toMatchObject({ before: 'active', beforeText: 'Active' });
  expect(await changeOf('healthConditions')).toMatchObject({ afterText: 'Asthma, Knee' });
  await admin.records('Trainer').remove(trainer.id);
  const [cleared] = (await list(ofMember)).items;
  expect(cleared!.fieldChanges).toEqual([
    {
      field: 'assignedTrainerId',
      before: trainer.id,
      after: null,
      beforeText: 'Tess Tran',
      afterText: null,
    },
  ]);
  const expense = await makeRecord(admin, 'Expense', { amount: 1234.5 });
  const [added] = (await list({ resource: { eq: 'expenses' }, recordId: { eq: expense.id } })).items;
  expect(added!.fieldChanges.find(({ field }) => field === 'amount')).toMatchObject({
    before: null,
    after: '1234.5',
    afterText: '1234.5',
  });
});

test('entries are filtered by user, changed field and time, and counted by group', async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  await app.as('reception').records('Member').update(member.id, { city: 'Rome' });
  const found = await list({ username: { eq: 'reception' }, changedFields: { contains: 'city' } });
  expect(found.totalCount).toBe(1);
  expect(await list({ at: { gt: '2200-01-01T00:00:00Z' } })).toMatchObject({ totalCount: 0 });
  const { groups } = await app.as('admin').request<{ groups: { group: object; count: number }[] }>(
    `query ($id: ID!) { groups: auditEntriesAggregate(
       filter: { resource: { eq: "members" }, recordId: { eq: $id } }, groupBy: [{ username: true }]) {
       group { username } count } }`,
    { id: member.id },
  );
  expect(groups).toEqual([
    { group: { username: 'admin' }, count: 1 },
    { group: { username: 'reception' }, count: 1 },
  ]);
});

test.each<Login>(['admin', 'manager', 'accounts', 'reception', 'trainer'])(
  '%s sees entries of the resources that the role may view only',
  async username => {
    for (const type of ['Member', 'Expense', 'User']) await makeRecord(app.as('admin'), type);
    const [{ role }] = (await app.sql<{ role: string }>('select role from "user" where username = $1', [
      username,
    ])) as [{ role: string }];
    const viewed = await app.sql<{ resource: string }>(
      `select resource from permission where role = $1 and (can_view or role = 'Super User')`,
      [role],
    );
    const { groups } = await app
      .as(username)
      .request<{ groups: { group: { resource: string } }[] }>(
        '{ groups: auditEntriesAggregate(groupBy: [{ resource: true }]) { group { resource } count } }',
      );
    const seen = groups.map(({ group }) => group.resource);
    expect(seen).toContain('members');
    expect(viewed.map(({ resource }) => resource)).toEqual(expect.arrayContaining(seen));
    const { items } = await list({}, username);
    expect(seen).toEqual(expect.arrayContaining([...new Set(items.map(({ resource }) => resource))]));
  },
);

test('hidden columns of a user never show', async () => {
  const user = await makeRecord(app.as('admin'), 'User');
  await app.as('admin').records('User').update(user.id, { status: 'inactive' });
  const text = JSON.stringify(await list({ resource: { eq: 'users' }, recordId: { eq: user.id } }));
  expect(text).toContain('status');
  expect(text).not.toMatch(/tokenVersion|passwordHash|argon2/);
});

test('an entry names the endpoint, also of the command line', async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  expect((await list({ recordId: { eq: member.id }, resource: { eq: 'members' } })).items[0]).toMatchObject({
    username: 'admin',
    endpoint: 'graphql',
  });
  await setPassword({ databaseUrl: app.databaseUrl, username: ' TRAINER', password: 'another-secret' });
  const [changed] = (await list({ endpoint: { eq: 'command' } })).items;
  expect(changed).toMatchObject({
    username: null,
    resource: 'users',
    fieldChanges: [{ field: 'password', before: null, after: null }],
  });
});

test.each(['update audit_entry set username = null', 'delete from audit_entry', 'truncate audit_entry'])(
  'the log is append-only: %s',
  async statement => {
    await makeRecord(app.as('admin'), 'Member');
    await expect(app.sql(statement)).rejects.toThrow('The audit log is append-only');
  },
);

test('earlier states of the log are rejected', async () => {
  await expect(
    app.as('admin').request('{ auditEntries(asOf: "2026-01-01") { totalCount } }'),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});
