import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import { allResources } from '../declaration/resource.ts';
import type { Context } from '../server/context.ts';
import { readHits, searchableResources } from './search.ts';

const app = useApp();

interface Hit {
  __typename: string;
  kind: string;
  id: string;
  title: string;
  detail: string | null;
}

async function search(text: string, role: Parameters<typeof app.as>[0] = 'admin', limit?: number) {
  const { search: hits } = await app.as(role).request<{
    search: Hit[];
  }>('query ($text: String!, $limit: Int) { search(text: $text, limit: $limit) { __typename ... on SearchHit { kind id title detail } } }', { text, limit: limit ?? null });
  return hits;
}
const titles = async (...args: Parameters<typeof search>) =>
  (await search(...args)).map(({ title }) => title);
const kinds = async (...args: Parameters<typeof search>) => [
  ...new Set((await search(...args)).map(({ kind }) => kind)),
];

let annId: string;

beforeAll(async () => {
  const admin = app.as('admin');
  const trainer = await makeRecord(admin, 'Trainer', {
    name: 'Wilhelmina Zauber',
    email: 'w.zauber@example.com',
    phone: '777 010 7777',
  });
  const ann = await makeRecord(admin, 'Member', {
    name: 'Ann Marie Lee',
    email: 'ann.lee@example.com',
    phone: '(556) 0100',
  });
  annId = ann.id;
  await makeRecord(admin, 'Member', {
    name: 'Bertholdt Kowalski',
    email: 'b@example.com',
    phone: '556-01001',
  });
  await makeRecord(admin, 'Employee', { name: 'Annegret Quist', email: 'q@example.com', phone: '1' });
  const invoice = await makeRecord(admin, 'BillingRecord', {
    memberId: ann.id,
    invoiceNumber: 'INV-000777',
    amount: 40,
    dueDate: '2030-02-01',
  });
  await makeRecord(admin, 'Payment', {
    memberId: ann.id,
    billingId: invoice.id,
    paymentNumber: 'PAY-000777',
    transactionId: 'TX 99/17',
    amount: 40,
    paymentDate: '2030-01-31',
  });
  await makeRecord(admin, 'ParkingPass', { memberId: ann.id, vehicleNumber: 'GYM-42' });
  await makeRecord(admin, 'Equipment', { name: 'Treadmill 7', serialNumber: 'SN-1%_x' });
  await makeRecord(admin, 'Session', {
    memberId: ann.id,
    trainerId: trainer.id,
    sessionType: 'Boxing',
    date: '2031-02-16',
    startTime: '09:00',
    endTime: '10:00',
  });
});

test('a hit says what a list shows of it', async () => {
  expect((await search('ann.lee@example.com'))[0]).toEqual({
    __typename: 'MemberHit',
    kind: 'member',
    id: annId,
    title: 'Ann Marie Lee',
    detail: 'ann.lee@example.com · (556) 0100 · active',
  });
  expect((await search('PAY-000777'))[0]).toMatchObject({
    __typename: 'PaymentHit',
    kind: 'payment',
    detail: 'Ann Marie Lee · 40.00 · 2030-01-31',
  });
  expect((await search('ann lee')).find(({ kind }) => kind === 'session')).toMatchObject({
    title: 'Boxing',
    detail: 'Ann Marie Lee · 2031-02-16 · 09:00 · Wilhelmina Zauber',
  });
});

test('numbers, e-mail addresses and phones are found whatever the case and punctuation', async () => {
  for (const [text, title] of [
    ['inv000777', 'INV-000777'],
    ['tx9917', 'PAY-000777'],
    ['GYM 42', 'PP-000001'],
    ['ANN.LEE@EXAMPLE.COM', 'Ann Marie Lee'],
    ['556 0100', 'Ann Marie Lee'],
    ['sn-1', 'Treadmill 7'],
  ] as const)
    expect((await titles(text))[0], text).toBe(title);
});

test('a whole key comes before its beginning, and words that begin with the text before similar ones', async () => {
  expect(await titles('5560100')).toEqual(['Ann Marie Lee', 'Bertholdt Kowalski']);
  const admin = app.as('admin');
  for (const name of ['Ferdinanda Kline', 'Ferdinand Kline'])
    await makeRecord(admin, 'Member', { name, email: `${name.length}@example.com`, phone: '2' });
  expect(await titles('ferdinanda')).toEqual(['Ferdinanda Kline', 'Ferdinand Kline']);
});

test('words are found in any order, without those between, and with one typo', async () => {
  for (const text of ['lee', 'marie', 'ann lee', 'lee an', 'marie lee', 'lee marie ann'])
    expect(await titles(text), text).toContain('Ann Marie Lee');
  for (const text of [
    'kowalksi',
    'kowaslki',
    'kowaski',
    'kowallski',
    'kowalsky',
    'xowalski',
    'bertholdt kowalsky',
    'bertoldt kowalski',
  ])
    expect(await titles(text), text).toContain('Bertholdt Kowalski');
  expect(await titles('marie lee bob'), 'a word that is not there').not.toContain('Bertholdt Kowalski');
  expect(await titles('zzyzx')).toEqual([]);
});

test('parts of words and the last digits are found where nothing begins with them', async () => {
  expect(await titles('owalsk')).toContain('Bertholdt Kowalski');
  expect(await titles('arie lee')).toContain('Ann Marie Lee');
  expect(await titles('walski rthold')).toContain('Bertholdt Kowalski');
  const admin = app.as('admin');
  const phone = '(954) 555-4718';
  await makeRecord(admin, 'Member', { name: 'Paul Digit', email: 'digit@example.com', phone });
  expect(await titles('4718')).toContain('Paul Digit');
  expect(await titles('5554718')).toContain('Paul Digit');
});

test('a list finds digits without separators, and with others', async () => {
  const found = async (search: string) => {
    const { items } = await app.as('admin').records('Member').list({ search });
    return items.map(({ name }) => name);
  };
  for (const text of ['9545554718', '954 5554718', '954/555/4718', '4718', '555-4718', 'igit pau'])
    expect(await found(text), text).toEqual(['Paul Digit']);
});

test('a text of wildcards, quotes or nothing is a text like any other', async () => {
  for (const text of ['', '   ', '%', '_', '\\', "'", '%%%%', "' or 1=1 --", '$1', '\u0000', '💥', '____'])
    expect(await search(text.replaceAll('\u0000', '')), text).toEqual([]);
  expect(await titles('SN-1%_x')).toEqual(['Treadmill 7']);
});

test('text and limit are bounded', async () => {
  await expect(search('x'.repeat(201))).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    extensions: { fields: { text: 'A search has at most 200 characters' } },
  });
  expect(await search('x '.repeat(100))).toEqual([]);
  const admin = app.as('admin');
  for (let n = 0; n < 22; n++)
    await makeRecord(admin, 'Member', { name: `Crowd ${n}`, email: `crowd${n}@example.com`, phone: '3' });
  expect(await titles('crowd')).toHaveLength(5);
  expect(await titles('crowd', 'admin', 1000)).toHaveLength(20);
  expect(await titles('crowd', 'admin', -1)).toHaveLength(1);
});

test('each role finds what it may view', async () => {
  expect((await kinds('ann')).toSorted()).toEqual([
    'billingRecord',
    'employee',
    'member',
    'parkingPass',
    'payment',
    'session',
  ]);
  expect(await kinds('ann', 'trainer')).toEqual(['member', 'session']);
  expect(await kinds('annegret', 'reception')).toEqual([]);
  expect(await kinds('inv-000777', 'trainer')).toEqual([]);
});

test('of a related record only its title is searched and shown', async () => {
  const setView = (allowed: boolean) =>
    app.sql(`update permission set can_view = $1 where role = 'Reception' and resource = 'members'`, [
      allowed,
    ]);
  await setView(false);
  try {
    await expect
      .poll(async () => (await kinds('ann', 'reception')).toSorted())
      .toEqual(['billingRecord', 'parkingPass', 'payment', 'session']);
    for (const hidden of ['ann.lee@example.com', '5560100'])
      expect(await search(hidden, 'reception'), hidden).toEqual([]);
    expect(JSON.stringify(await search('ann', 'reception'))).not.toContain('@');
  } finally {
    await setView(true);
  }
});

test('without a sign-in nothing is found', async () => {
  await expect(app.anonymous.request('{ search(text: "ann") { __typename } }')).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('changed and deleted names are no longer found', async () => {
  const members = app.as('admin').records('Member');
  const { id } = await makeRecord(app.as('admin'), 'Member', {
    name: 'Oldname Shared',
    email: 'changed@example.com',
    phone: '4',
  });
  await members.update(id, { name: 'Newname Shared' });
  expect(await titles('oldname')).toEqual([]);
  expect(await titles('shared newname')).toEqual(['Newname Shared']);
  await members.remove(id);
  expect(await titles('newname')).toEqual([]);
  expect(await app.sql(`select from search_name where record_id = $1 and resource = 'member'`, [id])).toEqual(
    [],
  );
});

test('one statement reads all kinds', async () => {
  const statements: string[] = [];
  const context = {
    access: { can: () => true },
    db: {
      read(sql: string, values: unknown[]) {
        statements.push(sql);
        return app.sql(sql, values).then(rows => rows.map(row => Object.values(row)));
      },
    },
  } as unknown as Context;
  const hits = await readHits('ann', 5, context);
  expect(hits.length).toBeGreaterThan(4);
  expect(statements).toHaveLength(1);
  expect(statements[0]).not.toContain('ann');
});

test.each(searchableResources().map(resource => [resource.resource, resource] as const))(
  'a caller who views only %s searches it',
  async (name, resource) => {
    const kept: string[] = [];
    const context = {
      access: { can: (of: string) => of === name },
      db: {
        async read(sql: string, values: unknown[]) {
          kept.push(sql);
          return (await app.sql(sql, values)).map(row => Object.values(row));
        },
      },
    } as unknown as Context;
    for (const text of ['ann', 'ann lee', 'ann marie lee', '777', 'no such record'])
      for (const { kind } of await readHits(text, 5, context)) expect(kind).toBe(resource.singular);
    expect(kept).toHaveLength(5);
  },
);

test('every related record is found by the words of its title', () => {
  for (const resource of allResources())
    for (const name of resource.search?.related ?? []) {
      const reference = resource.references.find(({ ref }) => ref!.property === name);
      const target = allResources().find(({ entity }) => entity === reference!.ref!.entity());
      expect(target!.search?.words, `${resource.type}.${name}`).toBe(true);
    }
});
