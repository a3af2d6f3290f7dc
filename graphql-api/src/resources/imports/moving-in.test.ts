import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { importsOf, type Fields } from '../../../testing/imports.ts';
import { makeRecord } from '../../../testing/samples.ts';

// The sample club of gateway/docs/moving-in.md moves in on this day.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const app = useApp({ runsJobs: true });
const { upload, check, rowsOf, start, ended, undo } = importsOf(app);

const SAMPLES = join(import.meta.dirname, '../../../../gateway/docs/moving-in');

function sample(name: string): { columns: string[]; rows: string[][] } {
  const [titles = '', ...lines] = readFileSync(join(SAMPLES, `${name}.csv`), 'utf8')
    .trim()
    .split('\n');
  return { columns: titles.split(','), rows: lines.map(line => line.split(',')) };
}

const points = (column: number) => ({ columns: [column], format: 'POINT' });

/** The files in their order, and the fields that the page names. */
const FILES: [file: string, recordName: string, fields: Fields][] = [
  [
    'members',
    'member',
    {
      name: { columns: [1, 2] },
      email: 3,
      phone: 4,
      address: 5,
      city: 6,
      zipCode: 7,
      dateOfBirth: 8,
      joiningDate: 9,
      membershipType: 10,
      cardNumber: 0,
    },
  ],
  [
    'contracts',
    'contract',
    {
      contractNumber: 0,
      memberId: 1,
      planId: 2,
      startDate: 3,
      endDate: 4,
      price: points(5),
      billingFrequency: 6,
      billedThrough: 7,
      autoRenewal: 8,
      frozenFrom: 9,
      frozenUntil: 10,
    },
  ],
  [
    'open-items',
    'billingRecord',
    { invoiceNumber: 0, memberId: 1, invoiceDate: 2, dueDate: 3, amount: points(4), description: 5 },
  ],
  [
    'sessions',
    'session',
    { memberId: 0, trainerId: 1, sessionType: 2, date: 3, startTime: 4, endTime: 5, price: points(6) },
  ],
];

/** Rows of all tables but those of history, reports and counters. */
async function contents(): Promise<Record<string, unknown[]>> {
  const tables = await app.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('audit_entry', 'bulk_operation', 'bulk_operation_item', 'import_file', 'import_row', 'import_preset',
                             'mikro_orm_migrations', 'known_address', 'rate_limit', 'search_word', 'stale_search_text')`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables)
    found[name] = await app.sql(
      `select to_jsonb(t) - '{version,updated_at,last_login}'::text[] as row from "${name}" t order by 1::text`,
    );
  return found;
}

test('the sample club moves in, is billed as before, and moves out again', async () => {
  const admin = app.as('admin');
  await makeRecord(admin, 'Trainer', { name: 'Sam Rivers' });
  for (const planName of ['Standard', 'Premium'])
    await makeRecord(admin, 'MembershipPlan', {
      planName,
      price: 99,
      duration: 1,
      durationUnit: 'months',
      billingFrequency: 'monthly',
    });
  const before = await contents();

  const operations: string[] = [];
  for (const [file, recordName, fields] of FILES) {
    const { columns, rows } = sample(file);
    const id = await upload(recordName, columns, rows);
    const checked = await check(id, fields);
    expect(
      (await rowsOf(id)).flatMap(({ problems }) => problems),
      file,
    ).toEqual([]);
    expect(checked, file).toMatchObject({ created: rows.length, rejected: 0, doubles: 0 });
    operations.push(await start(id, { isWhole: true, rowCount: rows.length }));
    expect(await ended(operations.at(-1)!), file).toMatchObject({ status: 'completed', rejected: 0 });
  }

  // The list of the old system, which needs no fee, tax or proration beside the freeze: 50.00 for 17 of 31 days.
  const { run } = await admin.request<{
    run: { preview: { report: { items: Record<string, string | number>[] } } };
  }>(
    `mutation { run: startBillingRun(date: "2026-12-31", dryRun: true) { preview { report {
       items { outcome contractNumber periodStart periodEnd totalAmount } } } } }`,
  );
  const next = run.preview.report.items
    .map(item => [
      item['contractNumber'],
      item['periodStart'],
      item['periodEnd'],
      Number(item['totalAmount']).toFixed(2),
    ])
    .toSorted((a, b) => `${a[1]}${a[0]}`.localeCompare(`${b[1]}${b[0]}`));
  expect(next).toEqual(sample('next-billing').rows);

  const state = await app.sql(
    `select m.name, m.status, (select sum(open_amount)::text from billing_record b where b.member_id = m.id) as open
       from member m order by m.id`,
  );
  expect(state).toEqual([
    { name: 'Ada Field', status: 'active', open: null },
    { name: 'Ben Moore', status: 'active', open: '99.80' },
    { name: 'Cleo Hart', status: 'frozen', open: null },
    { name: 'Dan Reed', status: 'active', open: '12.50' },
    { name: 'Eve Stone', status: 'active', open: '-40.00' },
    { name: 'Finn Wood', status: 'active', open: null },
  ]);
  expect(await app.sql('select from message'), 'members get nothing').toEqual([]);

  for (const operation of operations.toReversed())
    expect(await undo(operation)).toMatchObject({ status: 'completed', rejected: 0 });
  const after = await contents();
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows);
});

test('frozen days are given as a pair, within the contract', async () => {
  const member = await makeRecord(app.as('admin'), 'Member', { email: 'one@example.com' });
  const fields = { ...FILES[1]![2] };
  const { columns } = sample('contracts');
  const contract = (end: string, from: string, until: string) => [
    'X-1',
    'one@example.com',
    'Standard',
    '2026-01-01',
    end,
    '50',
    'monthly',
    '',
    'no',
    from,
    until,
  ];
  const reasons = async (row: string[]) => {
    const id = await upload('contract', columns, [row]);
    await check(id, fields);
    return (await rowsOf(id)).flatMap(({ problems }) => problems.map(({ field, reason }) => [field, reason]));
  };
  expect(await reasons(contract('', '2026-12-01', ''))).toEqual([
    ['frozenUntil', 'Give the first and the last frozen day'],
  ]);
  expect(await reasons(contract('', '2026-12-05', '2026-12-01'))).toEqual([
    ['frozenUntil', 'Frozen until cannot be before the first frozen day'],
  ]);
  expect(await reasons(contract('2026-12-31', '2026-12-05', '2027-01-05'))).toEqual([
    ['frozenFrom', 'Frozen days must be days of the contract'],
  ]);
  await app.sql('delete from member where id = $1', [member.id]);
});

test('a record that somebody has changed since stays when its import is taken back', async () => {
  const { columns, rows } = sample('members');
  const id = await upload('member', columns, rows.slice(0, 2));
  await check(id, FILES[0]![2]);
  const operation = await start(id);
  await ended(operation);
  const [first] = await app.sql<{ id: number }>('select id from member order by id limit 1');
  await app.as('admin').records('Member').update(String(first!.id), { city: 'Elsewhere' });
  expect(await undo(operation)).toMatchObject({ changed: 1, rejected: 1 });
  expect(await app.sql('select city from member')).toEqual([{ city: 'Elsewhere' }]);
});
