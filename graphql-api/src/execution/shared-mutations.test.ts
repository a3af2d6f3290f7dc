import pg from 'pg';
import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { interrupted } from '../../testing/interrupted-transactions.ts';
import { makeRecord } from '../../testing/samples.ts';
import { initOrm } from '../database/database.ts';
import { entities } from '../resources/index.ts';

const app = useApp();
const member = (name: string) =>
  `{ name: "${name}", email: "${name.replaceAll(' ', '-')}@example.com", phone: "555" }`;
const stored = async () =>
  (await app.sql<{ name: string }>('select name from member order by name')).map(({ name }) => name);
const send = (query: string) => app.as('admin').respond(query);

test('the mutations of a document are saved together, and later ones see what earlier ones changed', async () => {
  const { id } = await makeRecord(app.as('admin'), 'Member', { name: 'Together' });
  const { data, errors } = await send(`mutation {
    __typename
    a: updateMember(id: "${id}", patch: { name: "First" }) { name }
    b: updateMember(id: "${id}", patch: { city: "Second" }) { name city version }
    c: createReward(input: { memberId: "${id}", points: 5 }) { member { name } }
    d: deleteMember(id: "${(await makeRecord(app.as('admin'), 'Member', { name: 'Gone' })).id}")
  }`);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    __typename: 'Mutation',
    a: { name: 'First' },
    b: { name: 'First', city: 'Second', version: 3 },
    c: { member: { name: 'First' } },
  });
  expect(await stored()).toEqual(['First']);
});

test.each([
  [
    'last',
    `a: createMember(input: ${member('first')}) { id } b: createMember(input: { name: "" }) { id }`,
    'b',
  ],
  [
    'first',
    `a: createMember(input: { name: "" }) { id } b: createMember(input: ${member('second')}) { id }`,
    'a',
  ],
  [
    'in GraphQL.js',
    `a: createMember(input: ${member('third')}) { id } b: undoChange(entryId: "0") { __typename }`,
    'b',
  ],
])('a mutation that fails %s takes back all', async (_name, mutations, failing) => {
  const before = await stored();
  const entries = await app.sql('select id from audit_entry');
  for (let time = 0; time < 2; time++) {
    const { data, errors } = await send(`mutation { ${mutations} }`);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: [failing] }]);
  }
  expect(await stored()).toEqual(before);
  expect(await app.sql('select id from audit_entry')).toEqual(entries);
});

test('a connection that is lost before the commit leaves nothing, after it all, and the error says so', async () => {
  const orm = await initOrm(app.databaseUrl, entities());
  const { Client } = (await orm.em.getConnection().getNativeClient()) as unknown as {
    Client: typeof pg.Client;
  };
  await orm.close();
  const terminate = (processId: number) => app.sql('select pg_terminate_backend($1)', [processId]);
  const mutations = (name: string) =>
    `mutation { a: createMember(input: ${member(`${name} A`)}) { id } b: createMember(input: ${member(`${name} B`)}) { id } }`;
  const before = await stored();
  const lost = async (name: string, at: { before?: number; afterCommit?: boolean }) => {
    let response: Awaited<ReturnType<typeof send>> | undefined;
    const { statements, isInterrupted } = await interrupted({ ...at, Client }, terminate, async () => {
      response = await send(mutations(name));
    });
    return { response: response!, statements, isInterrupted };
  };
  const { statements } = await lost('Whole', {});
  expect(await stored()).toEqual([...before, 'Whole A', 'Whole B']);
  // The last statement before the commit belongs to the second mutation.
  const dropped = await lost('Dropped', { before: statements.length - 1 });
  expect(dropped).toMatchObject({ isInterrupted: true, response: { data: null, errors: [{}] } });
  expect(dropped.response.errors![0]!.extensions).toMatchObject({ code: 'UNAVAILABLE' });
  expect(await stored()).toEqual([...before, 'Whole A', 'Whole B']);
  const committed = await lost('Saved', { afterCommit: true });
  expect(committed.response.errors![0]!.extensions).toMatchObject({
    code: 'UNAVAILABLE',
    outcome: 'unknown',
  });
  expect(await stored()).toEqual([...before, 'Saved A', 'Saved B', 'Whole A', 'Whole B']);
  // Of the connections that were lost.
  app.errors.splice(0);
});

test('after a deadlock all mutations are executed again', async () => {
  const first = await makeRecord(app.as('admin'), 'Member', { name: 'Yes 1', city: 'A' });
  const second = await makeRecord(app.as('admin'), 'Member', { name: 'Yes 2', city: 'A' });
  const other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
  try {
    // The database ends the transaction that notices first; this one takes its time.
    await other.query(`set deadlock_timeout = '1min'; begin`);
    await other.query('select 1 from member where id = $1 for update', [second.id]);
    const sent = send(`mutation {
      a: updateMember(id: "${first.id}", patch: { city: "B" }) { city }
      b: updateMember(id: "${second.id}", patch: { city: "B" }) { city }
    }`);
    await expect
      .poll(() =>
        app.sql(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      .toHaveLength(1);
    await other.query('select 1 from member where id = $1 for update', [first.id]);
    await other.query('commit');
    expect(await sent).toMatchObject({ data: { a: { city: 'B' }, b: { city: 'B' } } });
  } finally {
    await other.end();
  }
  const entries = `select record_id from audit_entry where resource = 'members' and record_id in ($1, $2) and action = 'updated'`;
  expect(await app.sql(entries, [first.id, second.id])).toHaveLength(2);
});

test('what follows a commit follows that of the document', async () => {
  const [{ id }] = (await app.sql<{ id: number }>(
    `select id from permission where role = 'Trainer' and resource = 'expenses'`,
  )) as [{ id: number }];
  const trainer = app.as('trainer');
  const reads = () =>
    trainer.respond('{ expenses { totalCount } }').then(({ errors = [] }) => errors.length === 0);
  expect(await reads()).toBe(false);
  const { errors } = await send(`mutation {
    a: updatePermission(id: "${id}", patch: { canView: true }) { id }
    b: createMember(input: ${member('after the permission')}) { id }
  }`);
  expect(errors).toBeUndefined();
  expect(await reads()).toBe(true);
});
