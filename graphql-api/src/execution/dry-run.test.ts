import '../resources/index.ts';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { useApp, type Login } from '../../testing/app.ts';
import type { Values } from '../../testing/records.ts';
import { creatableResources, fullInput, leastInput, makeRecord } from '../../testing/samples.ts';

const app = useApp();

interface Entry {
  resource: string;
  recordId: string;
  title: string | null;
  action: string;
  version: number;
  fieldChanges: { field: string; before: string | null; after: string | null }[];
}

const send = (query: string, variables: Values = {}, username: Login = 'admin') =>
  app.as(username).respond(query, variables);

/** Data and entries of mutations that are accepted. */
async function dryRun(query: string, variables: Values = {}, username: Login = 'admin') {
  const { data, errors, extensions } = await send(query, variables, username);
  expect(errors).toBeUndefined();
  return { data: data as Record<string, Values & { id: string }>, entries: extensions!['dryRun'] as Entry[] };
}

/** The number of rows of every table, and a hash of them. */
async function everyRow(): Promise<object[]> {
  const tables = await app.sql<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*), md5(string_agg(row::text, ',' order by row::text)) from ${name} as row`,
  );
  return app.sql(counts.join(' union all '));
}

/** Runs work that must leave every row as it is. */
async function unchanged<T>(work: () => Promise<T>): Promise<T> {
  const before = await everyRow();
  const result = await work();
  expect(await everyRow()).toEqual(before);
  return result;
}

/** Without what each save has of its own. */
const comparable = (record: Values) =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name]) => !['id', 'createdAt', 'updatedAt', 'nextAttemptAt'].includes(name),
    ),
  );

describe.each(creatableResources().map(resource => [resource.plural, resource] as const))(
  '%s',
  (_name, resource) => {
    const { type } = resource;
    const offered = new Set(resource.operations);
    const records = () => app.as('admin').records(type);

    test('a dry create returns what the create stores, and leaves nothing', async () => {
      const input = await leastInput(resource, app.as('admin'));
      const mutation = `mutation ($input: ${type}Input!, $dryRun: Boolean) {
        record: create${type}(input: $input, dryRun: $dryRun) { ${records().fields} } }`;
      const { data, entries } = await unchanged(() => dryRun(mutation, { input, dryRun: true }));
      expect(entries[0]).toMatchObject({
        resource: resource.resource,
        recordId: data['record']!.id,
        action: 'created',
        version: 1,
      });
      const saved = await send(mutation, { input });
      expect(saved.extensions).not.toHaveProperty('dryRun');
      expect(comparable(data['record']!)).toEqual(comparable(saved.data!['record'] as Values));
    });

    test.runIf(offered.has('update'))('a dry update', async () => {
      const made = await records().create(await leastInput(resource, app.as('admin')));
      const patch = await fullInput(resource, app.as('admin'));
      const mutation = `mutation ($id: ID!, $patch: ${type}Patch!, $dryRun: Boolean) {
        record: update${type}(id: $id, patch: $patch, dryRun: $dryRun) { ${records().fields} } }`;
      const { data, entries } = await unchanged(() => dryRun(mutation, { id: made.id, patch, dryRun: true }));
      expect(data['record']).toMatchObject({ ...patch, version: made.version + 1 });
      expect(entries[0]).toMatchObject({ recordId: made.id, action: 'updated', version: made.version + 1 });
    });

    test.runIf(offered.has('delete'))('a dry delete, and a dry undo of the deletion', async () => {
      const made = await records().create(await leastInput(resource, app.as('admin')));
      const { data, entries } = await unchanged(() =>
        dryRun(`mutation ($id: ID!) { id: delete${type}(id: $id, dryRun: true) }`, { id: made.id }),
      );
      expect(data['id']).toBe(made.id);
      expect(entries[0]).toMatchObject({ recordId: made.id, action: 'deleted' });
      await records().remove(made.id);
      const [deletion] = await app.sql<{ id: string }>(
        `select id from audit_entry where resource = $1 and record_id = $2 and action = 'deleted'`,
        [resource.resource, made.id],
      );
      const undo = await unchanged(() =>
        dryRun(
          'mutation ($id: ID!) { undone: undoChange(entryId: $id, dryRun: true) { recordId isChanged } }',
          {
            id: deletion!.id,
          },
        ),
      );
      expect(undo.data['undone']).toEqual({ recordId: made.id, isChanged: true });
      expect(undo.entries[0]).toMatchObject({ recordId: made.id, action: 'created' });
    });
  },
);

test('a dry restore returns the change of the restore', async () => {
  const member = await makeRecord(app.as('admin'), 'Member', { city: 'Rome' });
  await app.as('admin').records('Member').update(member.id, { city: 'Bern' });
  const [created] = await app.sql<{ id: string }>(
    `select min(id) as id from audit_entry where resource = 'members' and record_id = $1`,
    [member.id],
  );
  const { data, entries } = await unchanged(() =>
    dryRun(
      'mutation ($id: ID!) { done: restoreRecord(entryId: $id, version: 2, dryRun: true) { isChanged keptFields } }',
      { id: created!.id },
    ),
  );
  expect(data['done']).toEqual({ isChanged: true, keptFields: [] });
  expect(entries).toEqual([
    {
      resource: 'members',
      recordId: member.id,
      title: member['name'],
      action: 'updated',
      version: 3,
      fieldChanges: [
        {
          field: 'city',
          label: 'City',
          before: 'Bern',
          after: 'Rome',
          beforeText: 'Bern',
          afterText: 'Rome',
        },
      ],
    },
  ]);
});

test('the mutations of a document build on each other, and take the same numbers as a later save', async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  const next = async () => (await send('{ number: nextExternalPaymentNumber }')).data!['number'];
  const number = await next();
  const input = await leastInput(
    creatableResources().find(({ type }) => type === 'ExternalPayment')!,
    app.as('admin'),
  );
  delete input['paymentNumber'];
  const create = 'createExternalPayment(input: $input, dryRun: true) { paymentNumber }';
  const { data, entries } = await unchanged(() =>
    dryRun(
      `mutation ($id: ID!, $input: ExternalPaymentInput!) { __typename
         a: updateMember(id: $id, patch: { city: "Rome" }, dryRun: true) { city version }
         b: updateMember(id: $id, patch: { phone: "5" }, dryRun: true) { city version }
         c: ${create} d: ${create} }`,
      { id: member.id, input },
    ),
  );
  expect(data).toMatchObject({ a: { city: 'Rome', version: 2 }, b: { city: 'Rome', version: 3 } });
  expect(data['c']!['paymentNumber']).toBe(number);
  expect(data['d']!['paymentNumber']).not.toBe(number);
  expect(entries.map(({ resource, version }) => [resource, version])).toEqual([
    ['members', 2],
    ['members', 3],
    ['external-payments', 1],
    ['external-payments', 1],
  ]);
  expect(await next()).toBe(number);
});

test('a document that would save something beside a dry run is rejected', async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  for (const second of [
    'updateMember(id: $id, patch: { city: "B" }) { id }',
    'undoChange(entryId: "1") { title }',
  ]) {
    const response = await unchanged(() =>
      send(
        `mutation ($id: ID!) { a: updateMember(id: $id, patch: { city: "A" }, dryRun: true) { id } b: ${second} }`,
        { id: member.id },
      ),
    );
    expect(response.data).toBeUndefined();
    expect(response.errors).toMatchObject([
      {
        message: 'The mutations of a document are saved together: give `dryRun` to all of them or to none.',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  }
});

test('what is rejected is rejected with the same error, and needs the same permission', async () => {
  const trainer = await makeRecord(app.as('admin'), 'Trainer');
  await makeRecord(app.as('admin'), 'Session', { trainerId: trainer.id });
  const member = await makeRecord(app.as('admin'), 'Member', { cardNumber: 'C-1' });
  const rejected: [string, Login?][] = [
    ['createMember(input: { name: "", email: "x" }, DRY) { id }'],
    [`createMember(input: { name: "A", email: "a@example.com", phone: "5", cardNumber: "C-1" }, DRY) { id }`],
    [`updateMember(id: "${member.id}", patch: { city: "A" }, version: 7, DRY) { id }`],
    ['updateMember(id: "999999", patch: { city: "A" }, DRY) { id }'],
    [`deleteTrainer(id: "${trainer.id}", DRY)`],
    [`deleteMember(id: "${member.id}", DRY)`, 'trainer'],
    ['undoChange(entryId: "999999", DRY) { title }'],
    [`createExpense(input: {}, DRY) { id }`, 'trainer'],
  ];
  for (const [mutation, username] of rejected) {
    const execute = (dry: boolean) =>
      unchanged(() => send(`mutation { done: ${mutation.replace('DRY', `dryRun: ${dry}`)} }`, {}, username));
    const { errors, data } = await execute(true);
    const real = await execute(false);
    expect(errors?.length, mutation).toBeGreaterThan(0);
    expect(errors!.map(({ message, path, extensions }) => ({ message, path, extensions }))).toEqual(
      real.errors!.map(({ message, path, extensions }) => ({ message, path, extensions })),
    );
    expect(data).toEqual(real.data);
  }
});

test('the entries include changes of other records, as far as the caller may view them', async () => {
  const trainer = await makeRecord(app.as('admin'), 'Trainer', { name: 'Tess', salary: 900 });
  const member = await makeRecord(app.as('admin'), 'Member', { assignedTrainerId: trainer.id });
  const { entries } = await unchanged(() =>
    dryRun('mutation ($id: ID!) { deleteTrainer(id: $id, dryRun: true) }', { id: trainer.id }, 'manager'),
  );
  expect(entries).toMatchObject([
    { resource: 'trainers', action: 'deleted' },
    {
      resource: 'members',
      recordId: member.id,
      fieldChanges: [{ field: 'assignedTrainerId', before: trainer.id, after: null, beforeText: 'Tess' }],
    },
  ]);
});

test('the entries leave out what the caller may not view', async () => {
  const trainer = await makeRecord(app.as('admin'), 'Trainer', { name: 'Tim', salary: 900 });
  await makeRecord(app.as('admin'), 'Member', { assignedTrainerId: trainer.id });
  const remove = async () => {
    const { entries } = await dryRun(
      'mutation ($id: ID!) { deleteTrainer(id: $id, dryRun: true) }',
      { id: trainer.id },
      'manager',
    );
    return entries.map(
      ({ resource, fieldChanges }) =>
        `${resource} ${fieldChanges.map(({ field }) => field).filter(field => /salary|Trainer/.test(field))}`,
    );
  };
  expect(await remove()).toEqual(['trainers salary', 'members assignedTrainerId']);
  const rows = await app.sql<{ id: number }>(
    `select id from permission where resource in ('members', 'employees-pay')
        and role = (select role from "user" where username = 'manager')`,
  );
  for (const { id } of rows)
    await app.as('admin').records('Permission').update(String(id), { canView: false });
  expect(await remove()).toEqual(['trainers ']);
});

test('more entries than a page has are truncated', async () => {
  const trainer = await makeRecord(app.as('admin'), 'Trainer');
  const member = await makeRecord(app.as('admin'), 'Member', { assignedTrainerId: trainer.id });
  await app.sql(
    `insert into member select copy.* from member, generate_series(100001, 101200) as copied,
       jsonb_populate_record(member, jsonb_build_object('id', copied)) as copy where member.id = $1`,
    [member.id],
  );
  const { extensions } = await unchanged(() =>
    send('mutation ($id: ID!) { deleteTrainer(id: $id, dryRun: true) }', { id: trainer.id }),
  );
  expect(extensions!['dryRun']).toHaveLength(1_000);
  expect(extensions!['truncated']).toEqual([{ path: 'dryRun', returned: 1_000, limit: 1_000 }]);
});

test('a payment settles its invoice in a dry run', async () => {
  const admin = app.as('admin');
  const invoice = await makeRecord(admin, 'BillingRecord');
  const input = {
    ...(await leastInput(
      creatableResources().find(({ type }) => type === 'Payment')!,
      admin,
    )),
    memberId: invoice['memberId'],
    billingId: invoice.id,
    amount: invoice['totalAmount'],
    paymentStatus: 'completed',
  };
  const { data, entries } = await unchanged(() =>
    dryRun(
      'mutation ($input: PaymentInput!) { paid: createPayment(input: $input, dryRun: true) { billing { paymentStatus } } }',
      { input },
    ),
  );
  expect(data['paid']).toMatchObject({ billing: { paymentStatus: 'paid' } });
  expect(entries.map(({ resource, action }) => [resource, action])).toEqual([
    ['payments', 'created'],
    ['billing', 'updated'],
  ]);
});

test('a dry run notifies nobody, and costs what the save costs', async () => {
  const listener = new pg.Client({ connectionString: app.databaseUrl });
  await listener.connect();
  try {
    const [{ channels }] = (
      await listener.query<{ channels: string[] }>(
        `select array(select distinct (regexp_match(prosrc, 'pg_notify\\(''(\\w+)'''))[1] from pg_proc where prosrc ~ 'pg_notify\\(''') as channels`,
      )
    ).rows as [{ channels: string[] }];
    expect(channels.length).toBeGreaterThan(0);
    for (const channel of channels) await listener.query(`listen "${channel}"`);
    const received: unknown[] = [];
    listener.on('notification', notification => received.push(notification));
    const [permission] = await app.sql<{ id: number }>(
      `select id from permission where role = 'Trainer' and resource = 'expenses'`,
    );
    const update = (dry: boolean) =>
      send(
        `mutation { updatePermission(id: "${permission!.id}", patch: { canView: true }, dryRun: ${dry}) { canView } }`,
      );
    const dry = await update(true);
    expect(dry.data).toEqual({ updatePermission: { canView: true } });
    await listener.query('select 1');
    expect(received).toEqual([]);
    expect((await send('{ expenses { totalCount } }', {}, 'trainer')).errors).toBeDefined();
    const real = await update(false);
    expect(real.extensions!['cost']).toBe(dry.extensions!['cost']);
    await expect.poll(() => received.length).toBeGreaterThan(0);
  } finally {
    await listener.end();
  }
});

test('an Idempotency-Key is not used by a dry run', async () => {
  const create = (name: string, isDry: boolean) =>
    app.api.execute(
      {
        query:
          'mutation ($input: MemberInput!, $isDry: Boolean) { createMember(input: $input, dryRun: $isDry) { name } }',
        variables: { input: { name, email: `${name}@example.com`, phone: '5' }, isDry },
      },
      { token: app.as('admin').token, address: '203.0.113.1', idempotencyKey: 'dry-1' },
    );
  await unchanged(() => create('dry', true));
  const saved = await create('saved', false);
  expect(saved.data).toEqual({ createMember: { name: 'saved' } });
  expect(saved.extensions).not.toHaveProperty('idempotencyReplayed');
});

test('a dry run waits for a locked record for less time than a save', async () => {
  const member = await makeRecord(app.as('admin'), 'Member');
  const other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
  const update = (isDry: boolean) =>
    send(
      'mutation ($id: ID!, $isDry: Boolean!) { done: updateMember(id: $id, patch: { city: "A" }, dryRun: $isDry) { city } }',
      { id: member.id, isDry },
    );
  try {
    await other.query('begin');
    await other.query('select from member where id = $1 for update', [member.id]);
    const real = update(false);
    const first = await Promise.race([real, update(true)]);
    expect(first.errors).toMatchObject([
      {
        message: expect.stringContaining('Another request is changing the same record') as string,
        extensions: { code: 'UNAVAILABLE', retryAfter: expect.any(Number) as number },
      },
    ]);
    await other.query('commit');
    expect(await real).toMatchObject({ data: { done: { city: 'A' } } });
  } finally {
    await other.end();
  }
});
