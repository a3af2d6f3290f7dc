import type { FieldContract, FieldKind } from '@gym/graphql-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMissingRecords } from '../fuzz/make-records.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { contracts } from '../../src/contracts.ts';
import { signedIn, type Client, type Reply } from './client.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startTestApp({ demo: true });
  await addMissingRecords(app);
  admin = await signedIn(app.url, 'admin');
});
afterAll(() => app.stop());

const UNSTORABLE = ['a\0b', 'half an emoji \ud83d'];
const NUMBERS = [1e10, -1e10, 1e300, 0.125, 'many', '9'.repeat(400), {}, [1]];
const DAYS = ['0000-01-01', '20000-01-01', '-0001-01-01', '2026-02-30', 'tomorrow', 5];

const WRONG: Readonly<Record<FieldKind, readonly unknown[]>> = {
  id: [999_999, 99_999_999_999, 'abc', -1, 1.5, true],
  text: [...UNSTORABLE, { a: 1 }, ['a'], true],
  email: [...UNSTORABLE, 'nobody', ['a'], true],
  choice: [...UNSTORABLE, { a: 1 }, true],
  password: [...UNSTORABLE, {}],
  time: [...UNSTORABLE, '25:00', '9:00', 'noon', true],
  money: NUMBERS,
  number: NUMBERS,
  int: [2_147_483_648, 1.5, 1e300, 'many', true],
  date: DAYS,
  dateTime: [
    ...DAYS,
    '0000-12-31T00:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-05:00',
    '20000-01-01T00:00:00Z',
  ],
  boolean: ['perhaps', 2, {}, []],
  textList: [
    ['a\0b'],
    [UNSTORABLE[1]],
    [1],
    Array.from({ length: 201 }, () => 'a'),
    ['x'.repeat(1001)],
    'a, b',
    7,
  ],
  json: [{ monday: 'a\0b' }, { monday: 'x'.repeat(201) }, { someday: '9-5' }, '[]', 7],
};

const wrongValues = ({ kind, maxLength, values, bit, min, max }: FieldContract): readonly unknown[] => [
  ...WRONG[kind],
  ...(maxLength && kind !== 'textList' ? ['x'.repeat(maxLength + 1)] : []),
  ...(values ? ['nonsense'] : []),
  ...(bit ? [7] : []),
  ...(min === undefined ? [] : [min - 1]),
  ...(max === undefined ? [] : [max + 1]),
];

/**
 * Sends the wrong values of the fields, one of each field at once, until every one of them was named. A kind that does not
 * fit hides what only the API validates.
 */
async function expectEachNamed(
  fields: readonly FieldContract[],
  send: (body: object) => Promise<Reply>,
): Promise<void> {
  const values = fields.map(field => [field.wire, wrongValues(field)] as const);
  const most = Math.max(0, ...values.map(([, { length }]) => length));
  for (let index = 0; index < most; index++) {
    let left = new Map(
      values.flatMap(([wire, all]) => (index < all.length ? [[wire, all[index]] as const] : [])),
    );
    while (left.size > 0) {
      const { status, body } = await send(Object.fromEntries(left));
      const others = new Map([...left].filter(([wire]) => !Object.hasOwn(body.fields, wire)));
      const seen = `${JSON.stringify([...left]).slice(0, 500)} → ${JSON.stringify(body)}`;
      expect(status, seen).toBe(400);
      expect(others.size, seen).toBeLessThan(left.size);
      left = others;
    }
  }
}

describe.each(contracts.map(contract => [contract.path, contract] as const))('/%s', (path, contract) => {
  const { fields, operations } = contract;

  test.runIf(operations.includes('create'))(
    'a new record names each field whose value does not fit',
    async () => {
      const tested = fields.filter(({ writable, kind }) => writable && kind !== 'id');
      await expectEachNamed(tested, body => admin.post(`/${path}`, body));
    },
  );

  test.runIf(operations.includes('update'))('a change names the field whose value does not fit', async () => {
    const [{ id }] = (await admin.get(`/${path}?page_size=1`)).body;
    const { body: before } = await admin.get(`/${path}/${id}`);
    const tested = fields.filter(({ writable, createOnly }) => writable && !createOnly);
    await expectEachNamed(tested, body => admin.put(`/${path}/${id}`, body));
    for (const field of tested) {
      const [value] = wrongValues(field);
      const { status, body } = await admin.put(`/${path}/${id}`, { [field.wire]: value });
      const seen = `${field.wire}: ${JSON.stringify(value).slice(0, 60)} → ${JSON.stringify(body)}`;
      expect(status, seen).toBe(400);
      expect(Object.keys(body.fields), seen).toEqual([field.wire]);
    }
    expect((await admin.get(`/${path}/${id}`)).body).toEqual(before);
  });
});

test.each(
  contracts
    .filter(({ operations }) => operations.includes('create'))
    .map(contract => [contract.path, contract] as const),
)('a new record of /%s has no text whose digits were lost', async (path, { fields }) => {
  const kinds: readonly FieldKind[] = ['text', 'email', 'choice', 'password', 'time'];
  const texts = fields
    .filter(({ kind, writable }) => writable && kinds.includes(kind))
    .map(({ wire }) => wire);
  const body = `{${texts.map(wire => `"${wire}": 4917012345678901234`).join()}}`;
  const { status, body: rejected } = await admin.post(`/${path}`, body);
  expect(status).toBe(400);
  for (const wire of texts)
    expect(rejected.fields[wire], wire).toMatch(/must be text: write the number in quotes$/);
});

test('a payment above what is open, and a refund above what was received, name the field', async () => {
  const [{ member_id }] = (await admin.get('/billing?page_size=1')).body;
  const { body: invoice } = await admin.post('/billing', {
    member_id,
    invoice_number: 'OPEN-75',
    invoice_date: '2026-01-05',
    due_date: '2026-02-04',
    amount: 75,
    total_amount: 75,
    billing_type: 'other',
  });
  const pay = (amount: number) =>
    admin.post('/payments', {
      member_id,
      billing_id: invoice.id,
      payment_number: `OPEN-75-${amount}`,
      payment_date: '2026-01-06',
      amount,
      payment_method: 'cash',
      payment_type: 'other',
    });
  const rejected = (amount: string) => ({ status: 400, body: { fields: { amount } } });
  expect(await pay(75.01)).toMatchObject(
    rejected('Of invoice OPEN-75, $75.00 is open. Enter that amount or less.'),
  );
  const { body: payment } = await pay(75);
  expect(await admin.put(`/payments/${payment.id}`, { amount: 76 })).toMatchObject(
    rejected('Of invoice OPEN-75, $0.00 is open. Enter that amount or less.'),
  );
  expect((await pay(-50)).status).toBe(201);
  expect(await pay(-50.01)).toMatchObject(
    rejected('Of invoice OPEN-75, $25.00 is left to be refunded. Enter that amount or less.'),
  );
});

const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

describe.each(INHERITED)('the name %s, which every object has,', name => {
  test('is an unknown query parameter', async () => {
    for (const path of [
      '/members',
      '/members/1',
      '/trainers/stats/summary',
      '/auth/me',
      '/master-data/page/x',
    ]) {
      const { status, body } = await admin.get(`${path}?${name}=1`);
      expect([path, status]).toEqual([path, 400]);
      expect(Object.entries(body.fields)).toEqual([[name, `Unknown query parameter: ${name}`]]);
    }
  });

  test('is no field to sort by', async () => {
    const { status, body } = await admin.get(`/members?sort=-${name}`);
    expect([status, body.fields]).toEqual([400, { sort: `Cannot sort by ${name}` }]);
  });

  test('is an unknown field of a body', async () => {
    const body = `{"${name}": 1}`;
    const replies = [
      await admin.post('/members', body),
      await admin.put('/members/1', body),
      await admin.post('/auth/login', body),
      await admin.put('/users/1/status', body),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(400);
      expect(new Map(Object.entries(reply.body.fields)).get(name)).toBe(`Unknown field: ${name}`);
    }
  });

  test('is a value like any other in a path', async () => {
    expect((await admin.get(`/members/${name}`)).status).toBe(404);
    expect((await admin.get(`/parking-passes/lot/${name}`)).body).toEqual([]);
    expect((await admin.get(`/master-data/page/${name}`)).body).toEqual([]);
    expect((await admin.get(`/master-data/dropdown/${name}/page/${name}`)).body).toEqual([]);
  });
});
