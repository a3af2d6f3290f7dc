import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp, type Login } from '../../../testing/app.ts';
import type { Values } from '../../../testing/records.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp({ runsJobs: true });
const patient = { timeout: 30_000, interval: 50 };

interface Operation {
  id: string;
  kind: string;
  status: string;
  fields: string[];
  total: number;
  done: number;
  changed: number;
  unchanged: number;
  rejected: number;
  undoesId: string | null;
  error: string | null;
}

interface Preview {
  total: number;
  checked: number;
  changed: number;
  unchanged: number;
  rejected: number;
  rejections: { recordId: string; title: string; reason: string; reasonTemplate: string }[];
}

const STARTED =
  '{ id preview { total checked changed unchanged rejected rejections { recordId title reason reasonTemplate } } }';
const UPDATE = `mutation ($ids: [ID!], $versions: [Int!], $filter: MemberFilter, $search: String, $patch: MemberPatch!, $dryRun: Boolean! = false) {
  started: bulkUpdateMembers(ids: $ids, versions: $versions, filter: $filter, search: $search, patch: $patch, dryRun: $dryRun) ${STARTED} }`;
const DELETE = `mutation ($ids: [ID!], $filter: MemberFilter, $dryRun: Boolean! = false) {
  started: bulkDeleteMembers(ids: $ids, filter: $filter, dryRun: $dryRun) ${STARTED} }`;
const UNDO = `mutation ($id: ID!, $dryRun: Boolean! = false) { started: undoBulkOperation(id: $id, dryRun: $dryRun) ${STARTED} }`;
const OPERATION = `query ($id: ID!) { operation: bulkOperation(id: $id) {
  id kind status fields total done changed unchanged rejected undoesId error } }`;

async function start(mutation: string, variables: Values, login: Login = 'admin') {
  const { started } = await app
    .as(login)
    .request<{ started: { id: string | null; preview: Preview | null } }>(mutation, variables);
  return started;
}

async function operationOf(id: string, login: Login = 'admin'): Promise<Operation | null> {
  return (await app.as(login).request<{ operation: Operation | null }>(OPERATION, { id })).operation;
}

/** Starts an operation and waits for its end. */
async function done(mutation: string, variables: Values, login: Login = 'admin'): Promise<Operation> {
  const { id } = await start(mutation, variables, login);
  await expect.poll(async () => (await operationOf(id!))!.status, patient).not.toBe('running');
  return (await operationOf(id!))!;
}

const preview = async (mutation: string, variables: Values) =>
  (await start(mutation, { ...variables, dryRun: true })).preview!;

interface Item {
  recordId: string;
  title: string | null;
  outcome: string;
  reason: string | null;
}

const report = async (operationId: string, outcome: string) =>
  (
    await app.as('admin').request<{ page: { items: Item[]; totalCount: number } }>(
      `query ($filter: BulkOperationItemFilter) { page: bulkOperationItems(filter: $filter) {
         totalCount items { recordId title outcome reason } } }`,
      { filter: { operationId: { eq: operationId }, outcome: { eq: outcome } } },
    )
  ).page;

/** Every row of the tables that an operation may change. */
const rows = () =>
  app.sql(
    `select 'member' as of, id, to_jsonb(member) - '{version,updated_at,created_at,search_text}'::text[] as row from member
      union all select 'session', id, to_jsonb(session) - '{version,updated_at,created_at,search_text}'::text[] from session order by 1, 2`,
  );

const cities = () =>
  app.sql<{ city: string | null; count: number }>(
    'select city, count(*)::int as count from member group by 1 order by 1 nulls first',
  );

async function addMembers(count: number): Promise<string[]> {
  const made = await app.sql<{ id: string }>(
    `insert into member (name, email, phone, membership_type, status, joining_date, membership_start_date, membership_end_date, health_conditions)
     select 'Member ' || n, n || '@example.com', '555', 'Standard', 'active', current_date, current_date, current_date + 365, '{}'
       from generate_series(1, $1) n returning id::text`,
    [count],
  );
  return made.map(({ id }) => id);
}

let ids: string[];

beforeEach(async () => {
  await app.sql(
    'delete from bulk_operation_item; delete from bulk_operation; delete from session; delete from member',
  );
  ids = await addMembers(600);
});

test('records of a filter are changed, in batches, and taken back as they were', async () => {
  const before = await rows();
  const filter = { name: { contains: 'Member' } };
  expect(await preview(UPDATE, { filter, patch: { city: 'Rome' } })).toEqual({
    total: 600,
    checked: 600,
    changed: 600,
    unchanged: 0,
    rejected: 0,
    rejections: [],
  });
  expect(await rows()).toEqual(before);

  const update = await done(UPDATE, { filter, patch: { city: 'Rome' } });
  expect(update).toMatchObject({ kind: 'update', status: 'completed', fields: ['city'], error: null });
  expect(update).toMatchObject({ total: 600, done: 600, changed: 600, unchanged: 0, rejected: 0 });
  expect(await cities()).toEqual([{ city: 'Rome', count: 600 }]);
  const [logged] = await app.sql(
    'select count(*)::int as count, min(username) as username, min(endpoint) as endpoint from audit_entry where operation_id = $1',
    [update.id],
  );
  expect(logged).toEqual({ count: 600, username: 'admin', endpoint: 'graphql' });

  const again = await done(UPDATE, { filter, patch: { city: 'Rome' } });
  expect(again).toMatchObject({ changed: 0, unchanged: 600 });

  const undo = await done(UNDO, { id: update.id });
  expect(undo).toMatchObject({ kind: 'undo', undoesId: update.id, total: 600, changed: 600, rejected: 0 });
  expect(await rows()).toEqual(before);

  // An undo is an operation as well.
  expect(await done(UNDO, { id: undo.id })).toMatchObject({ changed: 600 });
  expect(await cities()).toEqual([{ city: 'Rome', count: 600 }]);
});

test('what is rejected does not stop the others, and the report says why', async () => {
  const taken = await makeRecord(app.as('admin'), 'Member', { cardNumber: 'C-1', name: 'Carla' });
  const chosen = [...ids.slice(0, 5), '999999'];
  const patch = { cardNumber: 'C-2' };
  const rejected = { total: 6, changed: 1, rejected: 5 };
  expect(await preview(UPDATE, { ids: chosen, patch })).toMatchObject({
    ...rejected,
    changed: 5,
    rejected: 1,
  });
  const update = await done(UPDATE, { ids: chosen, patch });
  expect(update).toMatchObject({ ...rejected, status: 'completed', done: 6 });
  const { items } = await report(update.id, 'rejected');
  expect(items.map(({ title, reason }) => [title, reason])).toEqual([
    ...[2, 3, 4, 5].map(n => [`Member ${n}`, 'Card number is already in use']),
    [null, 'Member not found'],
  ]);
  expect((await report(update.id, 'changed')).items).toMatchObject([{ recordId: ids[0], title: 'Member 1' }]);
  const wrong = await preview(UPDATE, {
    ids: [taken.id, ids[7]],
    patch: { email: 'no', cardNumber: 'x'.repeat(500) },
  });
  expect(wrong).toMatchObject({ rejected: 2, rejections: [{ title: 'Member 8' }, { title: 'Carla' }] });
  expect(wrong.rejections[0]!.reason).toMatch(/e-?mail.*; Card number/i);
  expect(JSON.parse(wrong.rejections[0]!.reasonTemplate)).toMatchObject({
    template: '{before}; {last}',
    values: {
      before: { template: expect.any(String) as string },
      last: { values: { label: expect.anything() as unknown } },
    },
  });
});

test('a record that was changed since it was seen stays as it is', async () => {
  const members = await Promise.all(
    ['Ann', 'Bea', 'Cid'].map(name => makeRecord(app.as('admin'), 'Member', { name })),
  );
  // In any order, and one twice.
  const [ann, bea, cid] = members.map(({ id }) => id) as [string, string, string];
  await app.as('reception').records('Member').update(bea, { city: 'Oslo' });
  const update = { ids: [cid, bea, ann, cid], versions: [1, 1, 1, 1], patch: { city: 'Bonn' } };
  const reason = 'Member was changed by another user since you opened it';
  expect(await preview(UPDATE, update)).toMatchObject({
    changed: 2,
    rejections: [{ recordId: bea, title: 'Bea', reason }],
  });
  expect(await done(UPDATE, update)).toMatchObject({ changed: 2, rejected: 1 });
  const cities = await app.sql('select name, city from member where id = any($1) order by name', [
    [ann, bea, cid],
  ]);
  expect(cities.map(({ city }) => city)).toEqual(['Bonn', 'Oslo', 'Bonn']);
  expect(await done(UPDATE, { ...update, versions: [2, 2, 2, 2], patch: { city: 'Kiel' } })).toMatchObject({
    changed: 3,
  });
  for (const [wrong, message] of [
    [{ ...update, versions: [1] }, 'Give a version for each of the ids'],
    [{ filter: {}, versions: [1], patch: {} }, 'Give versions together with ids'],
  ] as const)
    await expect(start(UPDATE, wrong)).rejects.toMatchObject({ fields: { versions: message } });
});

test('records are deleted unless others refer to them, and return with their ids', async () => {
  const session = await makeRecord(app.as('admin'), 'Session', { memberId: ids[3] });
  const before = await rows();
  const deletion = await done(DELETE, { ids });
  expect(deletion).toMatchObject({ kind: 'delete', changed: 599, rejected: 1 });
  const { items } = await report(deletion.id, 'rejected');
  expect(items).toMatchObject([
    { recordId: ids[3], title: 'Member 4', reason: expect.stringContaining('session') as string },
  ]);
  expect((await report(deletion.id, 'changed')).items[0]).toMatchObject({ title: 'Member 1' });
  expect(await app.sql(`select id::text from member where name like 'Member %'`)).toEqual([{ id: ids[3] }]);
  expect(await done(UNDO, { id: deletion.id })).toMatchObject({ changed: 599, rejected: 0 });
  expect(await rows()).toEqual(before);
  expect((await app.as('admin').records('Session').one(session.id))!['memberId']).toBe(ids[3]);
});

test('an undo leaves what was changed since, says so, and takes it back when it is repeated', async () => {
  const update = await done(UPDATE, { ids: ids.slice(0, 300), patch: { city: 'Rome' } });
  await app.as('reception').records('Member').update(ids[1]!, { city: 'Bern' });
  await app.as('reception').records('Member').update(ids[2]!, { phone: '1' });
  expect(await preview(UNDO, { id: update.id })).toMatchObject({ total: 300, changed: 299, rejected: 1 });
  const undo = await done(UNDO, { id: update.id });
  expect(undo).toMatchObject({ changed: 299, rejected: 1 });
  expect((await report(undo.id, 'rejected')).items).toMatchObject([
    {
      recordId: ids[1],
      title: 'Member 2',
      reason: expect.stringMatching(/^City was changed later by reception/) as string,
    },
  ]);
  expect(await cities()).toEqual([
    { city: null, count: 599 },
    { city: 'Bern', count: 1 },
  ]);
  await app.as('reception').records('Member').update(ids[1]!, { city: 'Rome' });
  expect(await done(UNDO, { id: update.id })).toMatchObject({ total: 1, changed: 1 });
  expect(await cities()).toEqual([{ city: null, count: 600 }]);
  await expect(start(UNDO, { id: update.id })).rejects.toMatchObject({
    message: 'There are no such records.',
  });
});

test('one that failed is not tried again once it is taken back', async () => {
  const update = await done(UPDATE, { ids: ids.slice(0, 3), patch: { city: 'Rome' } });
  await app.sql(`update bulk_operation set status = 'failed' where id = $1`, [update.id]);
  expect(await done(UNDO, { id: update.id })).toMatchObject({ changed: 3 });
  expect((await operationOf(update.id))!.status).toBe('cancelled');
});

test('the operations of a user have at most a million records a day', async () => {
  const update = await done(UPDATE, { ids: ids.slice(0, 3), patch: { city: 'Rome' } });
  await app.sql('update bulk_operation set total = 999999 where id = $1', [update.id]);
  const again = { ids: ids.slice(0, 2), patch: { city: 'Bern' } };
  await expect(start(UPDATE, again)).rejects.toMatchObject({ code: 'CONFLICT' });
  await app.sql(`update bulk_operation set at = now() - interval '25 hours'`);
  expect(await done(UPDATE, again)).toMatchObject({ changed: 2 });
});

test('an operation needs a choice of records, and at most 100,000', async () => {
  const patch = { city: 'Rome' };
  const filter = { name: { contains: '1' } };
  for (const selection of [
    {},
    { ids, filter },
    { ids: [] },
    { filter: { name: { eq: 'Nobody' } } },
    { ids: ['x'] },
  ])
    await expect(
      start(UPDATE, { ...selection, patch }),
      JSON.stringify(selection).slice(0, 50),
    ).rejects.toMatchObject({
      code: expect.stringMatching(/BAD_USER_INPUT|NOT_FOUND/) as string,
    });
  expect(await preview(UPDATE, { search: 'Member 60', patch })).toMatchObject({ total: 2 });
});

test('it needs the permissions of the change, a sign-in, and the sensitive fields that it sets', async () => {
  const patch = { city: 'Rome' };
  await expect(start(UPDATE, { ids, patch }, 'trainer')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(start(DELETE, { ids }, 'accounts')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { token } = (
    await app
      .as('admin')
      .request<{ made: { token: string } }>(
        'mutation ($input: PersonalTokenInput!) { made: createPersonalToken(input: $input) { token } }',
        { input: { name: 'Script', mayWrite: true, resources: ['members'] } },
      )
  ).made;
  await expect(app.bearer(token).request(UPDATE, { ids, patch })).rejects.toMatchObject({
    extensions: { permission: 'sign-in' },
  });
  const expense = await makeRecord(app.as('admin'), 'Expense');
  const deleteExpenses = `mutation ($ids: [ID!]) { started: bulkDeleteExpenses(ids: $ids) ${STARTED} }`;
  const operation = await done(deleteExpenses, { ids: [expense.id] });
  expect(await operationOf(operation.id, 'trainer')).toBeNull();
  await expect(start(UNDO, { id: operation.id }, 'trainer')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('sensitive fields are neither set nor selected by a user who may not view them', async () => {
  const [permission] = await app.sql<{ id: string }>(
    `select id::text from permission where role = 'Reception' and resource = 'members-health'`,
  );
  const permissions = app.as('admin').records('Permission');
  const attempts = [
    { ids: ids.slice(0, 2), patch: { healthConditions: ['Asthma'] } },
    { filter: { healthConditions: { contains: 'Asthma' } }, patch: { city: 'Rome' } },
  ];
  await permissions.update(permission!.id, { canView: false });
  try {
    for (const attempt of attempts)
      for (const dryRun of [true, false])
        await expect(start(UPDATE, { ...attempt, dryRun }, 'reception')).rejects.toMatchObject({
          extensions: { permission: 'members-health:view' },
        });
  } finally {
    await permissions.update(permission!.id, { canView: true });
  }
});

test('a user who lost the permission meanwhile changes nothing more', async () => {
  await app.sql(`create function hold() returns trigger language plpgsql as $$ begin
      if exists (select from bulk_operation where done > 0) then perform pg_advisory_xact_lock(43); end if; return new; end $$;
    create trigger hold before update on member for each row execute function hold()`);
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock(43)');
    const { id } = await start(UPDATE, { ids, patch: { city: 'Rome' } }, 'reception');
    await expect.poll(async () => (await operationOf(id!))!.done, patient).toBe(250);
    const permission = await app.sql<{ id: string }>(
      `select id::text from permission where role = 'Reception' and resource = 'members'`,
    );
    await app.as('admin').records('Permission').update(permission[0]!.id, { canEdit: false });
    await holder.query('select pg_advisory_unlock(43)');
    await expect.poll(async () => (await operationOf(id!))!.status, patient).toBe('failed');
    expect((await operationOf(id!))!.error).toMatch(/members:edit/);
    await app.as('admin').records('Permission').update(permission[0]!.id, { canEdit: true });
  } finally {
    await holder.end();
    await app.sql('drop trigger hold on member; drop function hold');
  }
});

describe('in a process of its own', () => {
  const elsewhere = useApp({ runsJobs: false });

  async function startWorker(): Promise<ChildProcess> {
    const script = join(import.meta.dirname, '../../../testing/worker-process.ts');
    const loader = join(import.meta.dirname, '../../../source-loader.ts');
    const args = ['--conditions=source', '--import', loader, script, elsewhere.databaseUrl];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout!, 'data');
    return child;
  }

  test('that is killed in the middle, it goes on in another one, and each record is changed once', async () => {
    await elsewhere.sql(
      `insert into member (name, email, phone, membership_type, status, joining_date, membership_start_date, membership_end_date, health_conditions)
       select 'Member ' || n, n || '@example.com', '555', 'Standard', 'active', current_date, current_date, current_date + 365, '{}'
         from generate_series(1, 600) n`,
    );
    await elsewhere.sql(`create function hold() returns trigger language plpgsql as $$ begin
        if exists (select from bulk_operation where done > 0) then perform pg_advisory_xact_lock(42); end if; return new; end $$;
      create trigger hold before update on member for each row execute function hold()`);
    const holder = new pg.Client({ connectionString: elsewhere.databaseUrl });
    await holder.connect();
    await holder.query('select pg_advisory_lock(42)');
    const { started } = await elsewhere.as('admin').request<{ started: { id: string } }>(UPDATE, {
      filter: { name: { contains: 'Member' } },
      patch: { city: 'Rome' },
    });
    const first = await startWorker();
    const waiting = () =>
      elsewhere.sql(`select from pg_locks where locktype = 'advisory' and objid = 42 and not granted`);
    await expect.poll(waiting, patient).toHaveLength(1);
    first.kill('SIGKILL');
    await once(first, 'exit');
    await holder.end();
    expect(await elsewhere.sql(`select count(*)::int from member where city = 'Rome'`)).toEqual([
      { count: 250 },
    ]);
    // The queue finds the dead process within a minute; a run that is given back is taken at once.
    await elsewhere.sql(
      `update pgboss.job set state = 'retry', start_after = now() where name = 'bulk-operation'`,
    );
    const second = await startWorker();
    const status = async () =>
      (
        await elsewhere.sql<{ status: string }>('select status from bulk_operation where id = $1', [
          started.id,
        ])
      )[0]!.status;
    await expect.poll(status, patient).toBe('completed');
    second.kill('SIGKILL');
    await once(second, 'exit');
    const [counts] = await elsewhere.sql(
      `select total, done, changed, (select count(*)::int from audit_entry where operation_id = o.id) as entries,
              (select count(distinct record_id)::int from audit_entry where operation_id = o.id) as records
         from bulk_operation o where id = $1`,
      [started.id],
    );
    expect(counts).toEqual({ total: 600, done: 600, changed: 600, entries: 600, records: 600 });
  });

  test('an operation that waits is cancelled by its user, and another user cannot', async () => {
    const filter = { name: { contains: 'Member' } };
    const { started } = await elsewhere
      .as('admin')
      .request<{ started: { id: string } }>(UPDATE, { filter, patch: { city: 'Bern' } });
    const CANCEL = 'mutation ($id: ID!) { done: cancelBulkOperation(id: $id) }';
    await expect(elsewhere.as('reception').request(CANCEL, { id: started.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(elsewhere.as('admin').request(UNDO, { id: started.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await elsewhere.as('admin').request(CANCEL, { id: started.id })).toEqual({ done: true });
    expect(await elsewhere.as('admin').request(CANCEL, { id: started.id })).toEqual({ done: false });
    for (let more = 0; more < 5; more++)
      await elsewhere.as('admin').request(UPDATE, { filter, patch: { city: 'Bern' } });
    await expect(
      elsewhere.as('admin').request(UPDATE, { filter, patch: { city: 'Bern' } }),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});
