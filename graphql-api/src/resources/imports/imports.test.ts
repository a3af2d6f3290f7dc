import { describe, expect, test } from 'vitest';
import { useApp, type Login } from '../../../testing/app.ts';
import { importsOf, type Fields } from '../../../testing/imports.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import type { Values } from '../../../testing/records.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp({ runsJobs: true });
const patient = { timeout: 30_000, interval: 50 };

const { add, upload, fileOf, rowsOf, check, start, ended, undo } = importsOf(app);

const PEOPLE = ['First name', 'Last name', 'E-mail', 'Phone', 'Born', 'Type', 'Trainer'];
const AS_MEMBERS: Fields = {
  name: { columns: [0, 1] },
  email: 2,
  phone: 3,
  dateOfBirth: { columns: [4], format: 'DMY' },
  membershipType: 5,
  assignedTrainerId: 6,
};
const person = (first: string, last: string, more: Partial<Record<number, string>> = {}) =>
  Object.assign([first, last, `${first}.${last}@club.test`.toLowerCase(), '555 1', '', 'Standard', ''], more);
const members = () => app.sql<{ name: string }>('select name from member order by id');

test('rows become records, and one undo takes them back', async () => {
  const trainer = await makeRecord(app.as('admin'), 'Trainer', { name: 'Theo Stark' });
  const before = await members();
  const id = await upload('member', PEOPLE, [
    person('Ada', 'Field', { 4: '03.02.1985', 6: 'theo stark', 5: 'premium' }),
    person('Bo', 'Rain'),
    person('Cy', 'Snow', { 4: '31.02.1985' }),
  ]);
  expect(await check(id, AS_MEMBERS)).toMatchObject({
    status: 'checked',
    rowCount: 3,
    created: 2,
    rejected: 1,
    doubles: 0,
    error: null,
  });
  expect(await members()).toEqual(before);
  expect(await rowsOf(id)).toMatchObject([
    { line: 2, outcome: 'created', problems: [] },
    { line: 3, outcome: 'created' },
    {
      line: 4,
      outcome: 'rejected',
      problems: [
        {
          field: 'dateOfBirth',
          undecided: null,
          reason: 'Date of birth: “31.02.1985” is no date as it is written in this column',
        },
      ],
    },
  ]);
  const operationId = await start(id);
  expect(await start(id), 'a repeated request').toBe(operationId);
  expect(await ended(operationId)).toEqual({
    kind: 'import',
    status: 'completed',
    total: 2,
    created: 2,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    fields: ['name', 'email', 'phone', 'dateOfBirth', 'membershipType', 'assignedTrainerId'],
    error: null,
  });
  const [ada] = await app.sql(
    `select name, email, date_of_birth::text as born, membership_type as type, assigned_trainer_id as trainer from member where name = 'Ada Field'`,
  );
  expect(ada).toEqual({
    name: 'Ada Field',
    email: 'ada.field@club.test',
    born: '1985-02-03',
    type: 'Premium',
    trainer: Number(trainer.id),
  });
  const items = await app.sql(
    'select line, outcome, title, record_id > 0 as has_record from bulk_operation_item where operation_id = $1 order by line',
    [operationId],
  );
  expect(items).toEqual([
    { line: 2, outcome: 'created', title: 'Ada Field', has_record: true },
    { line: 3, outcome: 'created', title: 'Bo Rain', has_record: true },
  ]);
  expect(await undo(operationId)).toMatchObject({ status: 'completed', changed: 2, rejected: 0 });
  expect(await members()).toEqual(before);
});

test('the same rows create nothing again, unless they were taken back', async () => {
  const rows = [person('Di', 'Gold'), person('Ed', 'Iron'), person('Ed', 'Iron')];
  const first = await upload('member', PEOPLE, rows);
  expect(await check(first, AS_MEMBERS)).toMatchObject({ created: 3, doubles: 1 });
  expect((await rowsOf(first))[2]).toMatchObject({
    doubles: [{ recordId: null, line: 3, title: 'Ed Iron' }],
  });
  const operationId = await start(first);
  expect(await ended(operationId)).toMatchObject({ created: 3 });

  const second = await upload('member', PEOPLE, [...rows, person('Flo', 'Zinc')]);
  expect(await check(second, AS_MEMBERS)).toMatchObject({ created: 1, unchanged: 3, doubles: 0 });
  expect(await ended(await start(second))).toMatchObject({ total: 1, created: 1 });

  await undo(operationId);
  const third = await upload('member', PEOPLE, rows);
  expect(await check(third, AS_MEMBERS)).toMatchObject({ created: 3, unchanged: 0 });
  await app.sql('delete from member');
});

test('two imports of the same file at once create its records once', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => person(`N${index}`, 'Twin'));
  const ids = [await upload('member', PEOPLE, rows), await upload('member', PEOPLE, rows)];
  for (const id of ids) expect(await check(id, AS_MEMBERS)).toMatchObject({ created: 40 });
  const operations = await Promise.all(ids.map(id => start(id)));
  const [a, b] = [await ended(operations[0]!), await ended(operations[1]!)];
  expect(a.created + b.created).toBe(40);
  expect(a.unchanged + b.unchanged).toBe(40);
  expect(await members()).toHaveLength(40);
  await app.sql('delete from member');
});

describe('a key', () => {
  const COLUMNS = ['E-mail', 'Phone', 'City'];
  const FIELDS: Fields = { email: 0, phone: 1, city: 2 };
  const keyed = { key: 'email', createsMissing: false };

  test('finds the record that a row changes', async () => {
    const ann = await makeRecord(app.as('admin'), 'Member', {
      email: 'ann@club.test',
      phone: '1',
      city: 'Rome',
      address: 'Old Street 1',
    });
    await makeRecord(app.as('admin'), 'Member', { email: 'bob@club.test', phone: '2', city: 'Bonn' });
    for (const name of ['x', 'y'])
      await makeRecord(app.as('admin'), 'Member', { name, email: 'two@club.test' });
    const id = await upload('member', COLUMNS, [
      ['ANN@club.test', '9', ''],
      ['bob@club.test', '2', 'Bonn'],
      ['new@club.test', '3', 'Paris'],
      ['two@club.test', '4', ''],
      ['', '5', ''],
      ['ann@club.test', '6', ''],
    ]);
    expect(await check(id, FIELDS, keyed)).toMatchObject({
      created: 0,
      changed: 1,
      unchanged: 1,
      rejected: 4,
    });
    expect((await rowsOf(id)).map(({ problems }) => problems.map(({ reason }) => reason))).toEqual([
      [],
      [],
      ['Email: no record has “new@club.test”'],
      ['Email: more than one record has “two@club.test”'],
      ['Email is empty: no record can be found'],
      ['Email: line 2 has the same'],
    ]);
    const operationId = await start(id);
    expect(await ended(operationId)).toMatchObject({ total: 1, changed: 1 });
    const phones = async () =>
      (await app.sql('select phone, city, email, address, version from member where id = $1', [ann.id]))[0];
    // Empty cells change nothing; the address is written as in the file.
    expect(await phones()).toMatchObject({
      phone: '9',
      city: 'Rome',
      email: 'ANN@club.test',
      address: 'Old Street 1',
      version: 2,
    });
    await undo(operationId);
    expect(await phones()).toMatchObject({ phone: '1', email: 'ann@club.test', version: 3 });
    await app.sql('delete from member');
  });

  test('creates what it does not find, where that is wanted', async () => {
    const id = await upload('member', ['Name', 'E-mail', 'Phone'], [['Gus', 'gus@club.test', '1']]);
    const fields = { name: 0, email: 1, phone: 2, membershipType: { text: 'VIP' } };
    expect(await check(id, fields, { key: 'email' })).toMatchObject({ created: 1 });
    await ended(await start(id));
    const again = await upload('member', ['Name', 'E-mail', 'Phone'], [['Gus', 'gus@club.test', '1']]);
    expect(await check(again, fields, { key: 'email' })).toMatchObject({ created: 0, unchanged: 1 });
    expect(await app.sql('select membership_type as type from member')).toEqual([{ type: 'VIP' }]);
    await app.sql('delete from member');
  });
});

test('what a text means is decided where it is not clear', async () => {
  const anns = [];
  for (const city of ['Rome', 'Oslo'])
    anns.push(await makeRecord(app.as('admin'), 'Trainer', { name: 'Ann', city }));
  const id = await upload('member', PEOPLE, [
    person('Hal', 'One', { 6: 'Ann' }),
    person('Ida', 'Two', { 6: 'Nobody' }),
    person('Jo', 'Three', { 5: 'Gold' }),
  ]);
  expect(await check(id, AS_MEMBERS)).toMatchObject({ created: 0, rejected: 3 });
  expect((await rowsOf(id)).flatMap(({ problems }) => problems)).toEqual([
    {
      field: 'assignedTrainerId',
      undecided: 'Ann',
      reason: 'Assigned trainer: “Ann” is the name of more than one record',
    },
    {
      field: 'assignedTrainerId',
      undecided: 'Nobody',
      reason: 'Assigned trainer: no record has the number, e-mail address or name “Nobody”',
    },
    {
      field: 'membershipType',
      undecided: 'Gold',
      reason: 'Membership type: “Gold” is no entry of the drop-down',
    },
  ]);
  const trainer = {
    columns: [6],
    decisions: [
      { text: 'ann', value: String(anns[1]!.id) },
      { text: 'Nobody', value: null },
    ],
  };
  const type = { columns: [5], decisions: [{ text: 'Gold', value: 'VIP' }] };
  const decided = { ...AS_MEMBERS, assignedTrainerId: trainer, membershipType: type };
  expect(await check(id, decided)).toMatchObject({ created: 3, rejected: 0 });
  await ended(await start(id));
  expect(
    await app.sql('select assigned_trainer_id as trainer, membership_type as type from member order by id'),
  ).toEqual([
    { trainer: Number(anns[1]!.id), type: 'Standard' },
    { trainer: null, type: 'Standard' },
    { trainer: null, type: 'VIP' },
  ]);
  // The next file of this kind is proposed the same.
  const { fields } = await app
    .as('accounts')
    .request<{ fields: { preset: unknown } }>(
      `query ($columns: [String!]!) { fields: importFields(recordName: "member", columns: $columns) { preset { key fields { field decisions { text value } } } } }`,
      { columns: PEOPLE.map(title => title.toUpperCase()) },
    )
    .catch((error: unknown) => ({ fields: error }));
  expect(fields, 'accounts may not add members').toMatchObject({ code: 'FORBIDDEN' });
  const { found } = await app
    .as('reception')
    .request<{ found: { preset: { fields: { field: string }[] } } }>(
      `query ($columns: [String!]!) { found: importFields(recordName: "member", columns: $columns) { preset { key fields { field decisions { text value } } } } }`,
      { columns: PEOPLE.map(title => title.toUpperCase()) },
    );
  expect(found.preset.fields.find(({ field }) => field === 'membershipType')).toEqual({
    field: 'membershipType',
    decisions: [{ text: 'Gold', value: 'VIP' }],
  });
  await app.sql('delete from member');
});

describe('control totals', () => {
  const COLUMNS = ['Vendor', 'Amount', 'Day'];
  const FIELDS: Fields = {
    vendor: 0,
    amount: { columns: [1], format: 'COMMA' },
    expenseDate: { columns: [2], format: 'DMY' },
    category: { text: 'rent' },
  };
  const rows = [
    ['Landlord', '1.200,50 €', '01.02.2026'],
    ['Landlord', '99,5', '1.3.26'],
  ];

  test('start nothing unless they are those of the file', async () => {
    const id = await upload('expense', COLUMNS, rows);
    const checked = await check(id, FIELDS);
    expect(checked).toMatchObject({ created: 2, sums: [{ field: 'amount', sum: 1300 }] });
    await expect(start(id, { rowCount: 3 })).rejects.toMatchObject(
      invalidInput({ rowCount: '2 rows would be in the club, not 3. Nothing was imported.' }),
    );
    await expect(start(id, { totals: [{ field: 'amount', sum: 1300.01 }] })).rejects.toMatchObject(
      invalidInput({ totals: 'Amount adds up to 1300.00, not 1300.01. Nothing was imported.' }),
    );
    expect(await app.sql('select from expense')).toHaveLength(0);
    const operationId = await start(id, { rowCount: 2, totals: [{ field: 'amount', sum: 1300 }] });
    expect(await ended(operationId)).toMatchObject({ created: 2 });
    expect(await app.sql('select amount::float, expense_date::text as day from expense order by id')).toEqual(
      [
        { amount: 1200.5, day: '2026-02-01' },
        { amount: 99.5, day: '2026-03-01' },
      ],
    );
    await app.sql('delete from expense');
  });
});

test('all or nothing: a row that is rejected meanwhile takes back the others', async () => {
  const trainers = [];
  for (const name of ['Kim', 'Lou']) trainers.push(await makeRecord(app.as('admin'), 'Trainer', { name }));
  const rejected = await upload('member', PEOPLE, [person('Mo', 'One'), person('Ned', 'Two', { 2: 'none' })]);
  expect(await check(rejected, AS_MEMBERS)).toMatchObject({ created: 1, rejected: 1 });
  await expect(start(rejected, { isWhole: true })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: '1 rows are rejected. Correct them, or import the others.',
  });
  const rows = [
    ...Array.from({ length: 300 }, (_, index) => person(`P${index}`, 'Hall', { 6: 'Kim' })),
    person('Last', 'One', { 6: 'Lou' }),
  ];
  const id = await upload('member', PEOPLE, rows);
  expect(await check(id, AS_MEMBERS)).toMatchObject({ created: 301 });
  await app.sql('delete from trainer where id = $1', [trainers[1]!.id]);
  const operationId = await start(id, { isWhole: true });
  expect(await ended(operationId)).toMatchObject({
    status: 'failed',
    error: 'A record was rejected: all is taken back',
    rejected: 1,
  });
  await expect.poll(async () => (await members()).length, patient).toBe(0);
});

describe('a file', () => {
  test('receives its rows in parts, each of them once', async () => {
    const id = await upload('member', PEOPLE, [person('A', 'A'), person('B', 'B')]);
    expect(await add(id, 3, [person('B', 'B'), person('C', 'C')])).toBe(3);
    expect(await add(id, 3, [person('B', 'B'), person('C', 'C')])).toBe(3);
    expect((await rowsOf(id)).map(({ line }) => line)).toEqual([2, 3, 4]);
    await check(id, AS_MEMBERS);
    await expect(add(id, 5, [person('D', 'D')])).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('is read by nobody but its user', async () => {
    const id = await upload('member', PEOPLE, [person('A', 'A')], 'reception');
    expect(await fileOf(id)).toBeNull();
    expect(await rowsOf(id)).toEqual([]);
    expect(await fileOf(id, 'reception')).toMatchObject({ rowCount: 1 });
    await expect(check(id, AS_MEMBERS)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(add(id, 9, [person('A', 'A')])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is deleted when a third file follows it, or by its user', async () => {
    const ids = [];
    for (let count = 0; count < 4; count++) ids.push(await upload('member', PEOPLE, [person('A', 'A')]));
    expect(await fileOf(ids[0]!)).toBeNull();
    expect(await app.sql('select from import_row where file_id = $1', [ids[0]])).toEqual([]);
    expect(await fileOf(ids[1]!)).not.toBeNull();
    await app.as('admin').request('mutation ($id: ID!) { deleteImport(id: $id) }', { id: ids[1] });
    expect(await fileOf(ids[1]!)).toBeNull();
  });

  test('is kept for 7 days, its report for 90', async () => {
    const [waiting, imported] = [
      await upload('member', PEOPLE, [person('Q', 'A')]),
      await upload('member', PEOPLE, [person('Q', 'B')]),
    ];
    await check(imported, AS_MEMBERS);
    await ended(await start(imported));
    const kept = async (days: number) => {
      await app.sql(`update import_file set at = now() - make_interval(days => $1)`, [days]);
      for (const name of ['remove-import-rows', 'empty-import-rows']) {
        const { id } = await app
          .as('admin')
          .request<{ id: string }>('mutation ($name: String!) { id: runJob(name: $name) { id } }', { name })
          .then(({ id }) => id as unknown as { id: string });
        const state = async () =>
          (await app.sql<{ state: string }>('select state::text from pgboss.job where id = $1', [id]))[0]!
            .state;
        await expect.poll(state, patient).toBe('completed');
      }
      const rows = await app.sql<{ id: number; cells: number }>(
        `select file_id as id, cardinality(cells) as cells from import_row where file_id = any($1) order by file_id`,
        [[waiting, imported]],
      );
      return rows.map(({ id, cells }) => ({ id: String(id), cells }));
    };
    expect(await kept(6)).toEqual([waiting, imported].map(id => ({ id, cells: PEOPLE.length })));
    expect(await kept(8)).toEqual([{ id: imported, cells: 0 }]);
    expect(await kept(89)).toHaveLength(1);
    expect(await kept(91)).toEqual([]);
    await app.sql('delete from member');
  });

  test('is limited', async () => {
    await expect(upload('member', [], [])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(
      upload(
        'member',
        Array.from({ length: 201 }, () => 'x'),
        [],
      ),
    ).rejects.toMatchObject(invalidInput({ columns: 'A file has 1 to 200 columns' }));
    const id = await upload('member', ['Name'], [['x']]);
    await expect(
      add(
        id,
        3,
        Array.from({ length: 1_001 }, () => ['x']),
      ),
    ).rejects.toMatchObject(invalidInput({ rows: 'A request has at most 1000 rows' }));
    await expect(add(id, 3, [['ok'], ['x'.repeat(20_001)]])).rejects.toMatchObject(
      invalidInput({ rows: 'Line 4 has a cell that is too long or cannot be stored. Shorten it.' }),
    );
    await app.sql('update import_file set characters = 49999999 where id = $1', [id]);
    await expect(add(id, 3, [['xy']])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await fileOf(id)).toMatchObject({ rowCount: 1 });
    await app.sql('update import_file set row_count = 100000, characters = 0 where id = $1', [id]);
    await expect(add(id, 3, [['xy']])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    const titles = Array.from({ length: 201 }, String);
    const tooMany = invalidInput({ columns: 'A file has 1 to 200 columns' });
    await expect(upload('member', titles, [])).rejects.toMatchObject(tooMany);
    await expect(
      app
        .as('admin')
        .request(
          'query ($columns: [String!]!) { importFields(recordName: "member", columns: $columns) { keys } }',
          {
            columns: titles,
          },
        ),
    ).rejects.toMatchObject(tooMany);
  });

  test('keeps the mappings of the last 50 kinds', async () => {
    await app.sql(
      `insert into import_preset (record_name, shape, mapping, used_at)
       select 'member', 'shape ' || n, '{}', now() - n * interval '1 hour' from generate_series(1, 50) n`,
    );
    const id = await upload('member', PEOPLE, [person('Last', 'Preset')]);
    await check(id, AS_MEMBERS);
    await start(id);
    const presets = await app.sql<{ shape: string }>(
      `select shape from import_preset where record_name = 'member'`,
    );
    const shapes = presets.map(({ shape }) => shape);
    expect(shapes).toHaveLength(50);
    expect(shapes).toContain('shape 1');
    expect(shapes).not.toContain('shape 50');
  });
});

describe('permissions', () => {
  const grant = async (patch: Values) => {
    const [row] = await app.sql<{ id: number }>(
      `select id from permission where role = 'Reception' and resource = 'members'`,
    );
    await app.as('admin').records('Permission').update(String(row!.id), patch);
  };

  test('are those of the user when the rows are imported', async () => {
    const id = await upload('member', PEOPLE, [person('Ola', 'Nine')], 'reception');
    expect(await check(id, AS_MEMBERS, { login: 'reception' })).toMatchObject({ created: 1 });
    await grant({ canAdd: false });
    await expect(start(id, { login: 'reception' })).rejects.toMatchObject({
      extensions: { permission: 'members:add' },
    });
    await grant({ canAdd: true, canEdit: false });
    await makeRecord(app.as('admin'), 'Member', { email: 'pia@club.test' });
    const keyed = await upload('member', ['E-mail', 'Phone'], [['pia@club.test', '99']], 'reception');
    await expect(
      check(keyed, { email: 0, phone: 1 }, { key: 'email', login: 'reception' }),
    ).rejects.toMatchObject({ extensions: { permission: 'members:edit' } });
    await grant({ canEdit: true });
    await check(keyed, { email: 0, phone: 1 }, { key: 'email', login: 'reception' });
    await grant({ canEdit: false });
    const operation = await ended(await start(keyed, { login: 'reception' }));
    expect(operation).toMatchObject({ changed: 0, rejected: 1 });
    await grant({ canEdit: true });
  });

  test('leave out fields that the user may not view', async () => {
    const names = async (login: Login) =>
      (
        await app
          .as(login)
          .request<{ found: { fields: { name: string }[] } }>(
            '{ found: importFields(recordName: "member", columns: []) { fields { name } } }',
          )
      ).found.fields.map(({ name }) => name);
    expect(await names('admin')).toContain('healthConditions');
    const [row] = await app.sql<{ id: number; can_view: boolean }>(
      `select id, can_view from permission where role = 'Reception' and resource = 'members-health'`,
    );
    await app.as('admin').records('Permission').update(String(row!.id), { canView: false });
    expect(await names('reception')).not.toContain('healthConditions');
    const id = await upload('member', ['Name', 'Health'], [['x', 'y']], 'reception');
    await expect(check(id, { name: 0, healthConditions: 1 }, { login: 'reception' })).rejects.toMatchObject(
      invalidInput({ healthConditions: 'There is no field healthConditions' }),
    );
  });
});

test('a mapping is checked as a whole', async () => {
  const id = await upload('member', PEOPLE, [person('A', 'A')]);
  await expect(check(id, {})).rejects.toMatchObject({ message: 'No column has a field. Choose one.' });
  await expect(
    check(
      id,
      {
        id: 0,
        version: 0,
        name: 7,
        email: { columns: [1, 2] },
        phone: {},
        dateOfBirth: { columns: [4], format: 'XYZ' },
        assignedTrainerId: { columns: [6], matchBy: 'notes' },
        gender: { columns: [6], decisions: [{ text: 'x'.repeat(1_001), value: null }] },
      },
      { key: 'phone' },
    ),
  ).rejects.toMatchObject(
    invalidInput({
      id: 'There is no field id',
      version: 'There is no field version',
      name: 'Name: there is no such column',
      email: 'Email has one column',
      phone: 'Phone: choose a column or enter a text',
      dateOfBirth: 'Date of birth: there is no such format',
      assignedTrainerId: 'Assigned trainer: no record is found by notes',
      gender: 'Gender: the text is too long',
      key: 'No record is found by phone',
    }),
  );
});
