import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { dayFromToday } from '../../../testing/days.ts';
import { invalidInput } from '../../../testing/rejections.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
const invoices = () => app.as('accounts').records('BillingRecord');
let memberId: string;
let number = 0;
const least = () => ({ memberId, invoiceNumber: `A-${++number}`, amount: 100 });

beforeAll(async () => {
  memberId = (await makeRecord(app.as('admin'), 'Member')).id;
});

test('member, number, dates, amount and type are required', async () => {
  await expect(invoices().create({ billingType: '', invoiceNumber: null })).rejects.toMatchObject(
    invalidInput({
      memberId: 'Member is required',
      invoiceNumber: 'Invoice number is required',
      amount: 'Amount is required',
      billingType: 'Billing type is required',
    }),
  );
  const { id } = await invoices().create(least());
  await expect(
    invoices().update(id, { invoiceDate: null, dueDate: null, totalAmount: null }),
  ).rejects.toMatchObject(
    invalidInput({
      invoiceDate: 'Invoice date is required',
      dueDate: 'Due date is required',
      totalAmount: 'Total amount is required',
    }),
  );
});

test.each([
  ['amount', 'Amount must be a number'],
  ['taxAmount', 'Tax amount must be a number'],
  ['discountAmount', 'Discount amount must be a number'],
  ['totalAmount', 'Total amount must be a number'],
])('%s is a number', async (field, message) => {
  await expect(invoices().create({ ...least(), [field]: 'much' })).rejects.toMatchObject(
    invalidInput({ [field]: message }),
  );
});

test('an invoice over 0.00 is paid: after a discount of the whole amount, and when it is restored', async () => {
  const { id } = await invoices().create(least());
  const after = async (patch: Record<string, unknown>) => {
    const { paymentStatus, openAmount } = await invoices().update(id, patch);
    return [paymentStatus, openAmount];
  };
  expect(await after({ discountAmount: 100 })).toEqual(['paid', 0]);
  expect(await after({ discountAmount: 40 })).toEqual(['pending', 60]);
  expect(await after({ discountAmount: 100 })).toEqual(['paid', 0]);
  expect(await after({ paymentStatus: 'cancelled' })).toEqual(['cancelled', 0]);
  expect(await after({ paymentStatus: 'pending' })).toEqual(['paid', 0]);
  expect(await after({ paymentStatus: 'cancelled' })).toEqual(['cancelled', 0]);
  expect(await after({ paymentStatus: 'pending', discountAmount: 0 })).toEqual(['pending', 100]);
});

test('a new invoice is a pending membership invoice of today, due in 30 days', async () => {
  expect(await invoices().create(least())).toMatchObject({
    billingType: 'membership',
    invoiceDate: dayFromToday(),
    dueDate: dayFromToday({ days: 30 }),
    taxAmount: 0,
    discountAmount: 0,
    totalAmount: 100,
    paidAmount: 0,
    openAmount: 100,
    paymentStatus: 'pending',
    paymentDate: null,
    paymentMethod: null,
  });
});

/** Amounts whose floating-point sum is wrong by a cent. */
test.each([
  { amount: 100, taxAmount: 8.25, discountAmount: 10, total: 98.25 },
  { amount: 0.1, taxAmount: 0.2, discountAmount: 0, total: 0.3 },
  { amount: 1.1, taxAmount: 2.2, discountAmount: 3.3, total: 0 },
  { amount: 4.35, taxAmount: 0.57, discountAmount: 1.15, total: 3.77 },
  { amount: 9_999_999_999.98, taxAmount: 0.01, discountAmount: 0, total: 9_999_999_999.99 },
  { amount: 10, taxAmount: 0, discountAmount: 10.01, total: -0.01 },
])('$amount + $taxAmount − $discountAmount is $total', async ({ total, ...parts }) => {
  const { id: owner } = await makeRecord(app.as('admin'), 'Member');
  const made = await invoices().create({ ...least(), memberId: owner, ...parts, totalAmount: total });
  expect(made).toMatchObject({ ...parts, totalAmount: total, openAmount: total });
  const [row] = await app.sql<{ total: string }>(
    'select total_amount::text as total from billing_record where id = $1',
    [made.id],
  );
  expect(row!.total).toBe(total.toFixed(2));
});

test('a total that differs from its parts is rejected; a change of the parts updates it', async () => {
  await expect(invoices().create({ ...least(), taxAmount: 8.25, totalAmount: 108 })).rejects.toMatchObject(
    invalidInput({ totalAmount: 'Total amount must be 108.25' }),
  );
  const { id } = await invoices().create(least());
  expect(await invoices().update(id, { discountAmount: 25.5 })).toMatchObject({
    totalAmount: 74.5,
    openAmount: 74.5,
  });
  await expect(invoices().update(id, { taxAmount: 1, totalAmount: 74.5 })).rejects.toMatchObject(
    invalidInput({ totalAmount: 'Total amount must be 75.50' }),
  );
});

test('the open amount is what the member owes', async () => {
  const openAfter = async (paymentStatus: string) => {
    const { id } = await invoices().create({ ...least(), paymentStatus });
    return (await invoices().one(id))!['openAmount'];
  };
  expect(await openAfter('pending')).toBe(100);
  expect(await openAfter('overdue')).toBe(100);
  for (const status of ['paid', 'cancelled', 'refunded']) expect(await openAfter(status), status).toBe(0);
});

test('a total that is too large for its column is rejected', async () => {
  await expect(
    invoices().create({ ...least(), amount: 9_999_999_999.99, taxAmount: 0.01 }),
  ).rejects.toMatchObject(invalidInput({ totalAmount: 'Total amount cannot be above 9999999999.99' }));
});

test('invoice numbers are unique, also for concurrent requests', async () => {
  const input = least();
  const made = await Promise.allSettled([1, 2, 3].map(() => invoices().create(input)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rejected = made.flatMap(outcome =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  const message = 'Invoice number is already in use';
  for (const rejection of rejected)
    expect(rejection).toMatchObject({ code: 'CONFLICT', message, fields: { invoiceNumber: message } });
});

test('a request cannot set the fields that the server computes from payments', async () => {
  await expect(invoices().create({ ...least(), paidAmount: 100 })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

const proposed = async () => {
  const data = await app.as('reception').request('{ nextInvoiceNumber }');
  return String(data['nextInvoiceNumber']);
};
const after = (number: string, steps = 1) =>
  number.replace(/\d+$/, digits => String(Number(digits) + steps).padStart(digits.length, '0'));
const unnumbered = () => ({ memberId, amount: 100 });

test('a proposed number is not reserved; an invoice that is created without a number gets it', async () => {
  const [first, second] = [await proposed(), await proposed()];
  expect(first).toMatch(/^INV-\d{6}$/);
  expect(second).toBe(first);
  const { invoiceNumber } = await invoices().create(unnumbered());
  expect(invoiceNumber).toBe(first);
  expect(await proposed(), 'no gap').toBe(after(first));
});

test('concurrent creates get different numbers without a gap', async () => {
  const next = await proposed();
  const made = await Promise.all(Array.from({ length: 6 }, () => invoices().create(unnumbered())));
  expect(made.map(({ invoiceNumber }) => invoiceNumber).toSorted()).toEqual(
    Array.from({ length: 6 }, (_, step) => after(next, step)),
  );
});

test('a rejected invoice uses no number', async () => {
  const next = await proposed();
  await expect(invoices().create({ ...unnumbered(), amount: null })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await proposed()).toBe(next);
});

test('a number entered by a user is skipped; a number in use is an error of its field', async () => {
  const next = await proposed();
  await invoices().create({ ...unnumbered(), invoiceNumber: next });
  expect(await proposed()).not.toBe(next);
  const message = 'Invoice number is already in use';
  await expect(invoices().create({ ...unnumbered(), invoiceNumber: next })).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: { invoiceNumber: message },
  });
  const expected = await proposed();
  expect((await invoices().create(unnumbered()))['invoiceNumber']).toBe(expected);
});

test('lines are rows, which reports add up by rate and kind: one for an invoice that is entered as a whole', async () => {
  const { id: owner } = await makeRecord(app.as('admin'), 'Member');
  const whole = await invoices().create({
    ...least(),
    memberId: owner,
    amount: 100,
    taxAmount: 7,
    discountAmount: 10,
  });
  const other = await invoices().create({ ...least(), memberId: owner, amount: 50, taxAmount: 3.5 });
  const lines = [
    {
      kind: 'setup_fee',
      description: 'Setup fee',
      quantity: 1,
      unitPrice: 20,
      amount: 20,
      taxPercent: 19,
      taxAmount: 3.8,
      taxName: 'VAT',
    },
    {
      kind: 'period',
      description: 'Gold',
      quantity: 1,
      unitPrice: 30,
      amount: 30,
      taxPercent: 7,
      taxAmount: 2.1,
      taxName: 'VAT',
      from: '2026-01-01',
      to: '2026-01-31',
    },
  ];
  await app.sql('update billing_record set lines = $1 where id = $2', [JSON.stringify(lines), other.id]);
  const { list, taxes } = await app.as('accounts').request<{ list: { items: unknown[] }; taxes: unknown[] }>(
    `query ($ids: [ID!]!) {
       list: billingLines(filter: { invoiceId: { in: $ids } }) { items { invoiceId kind description amount taxPercent taxName taxAmount from until } }
       taxes: billingLinesAggregate(filter: { invoiceId: { in: $ids } }, groupBy: [{ taxPercent: true }]) { group { taxPercent } sum { amount taxAmount } } }`,
    { ids: [whole.id, other.id] },
  );
  const none = { taxName: null, from: null, until: null };
  expect(list.items).toEqual([
    {
      ...none,
      invoiceId: whole.id,
      kind: 'other',
      description: 'membership',
      amount: 100,
      taxPercent: 7,
      taxAmount: 7,
    },
    {
      ...none,
      invoiceId: whole.id,
      kind: 'discount',
      description: 'Discount',
      amount: -10,
      taxPercent: 0,
      taxAmount: 0,
    },
    {
      ...none,
      invoiceId: other.id,
      kind: 'setup_fee',
      description: 'Setup fee',
      amount: 20,
      taxPercent: 19,
      taxName: 'VAT',
      taxAmount: 3.8,
    },
    {
      invoiceId: other.id,
      kind: 'period',
      description: 'Gold',
      amount: 30,
      taxPercent: 7,
      taxName: 'VAT',
      taxAmount: 2.1,
      from: '2026-01-01',
      until: '2026-01-31',
    },
  ]);
  expect(taxes).toEqual([
    { group: { taxPercent: 0 }, sum: { amount: -10, taxAmount: 0 } },
    { group: { taxPercent: 7 }, sum: { amount: 130, taxAmount: 9.1 } },
    { group: { taxPercent: 19 }, sum: { amount: 20, taxAmount: 3.8 } },
  ]);
  await invoices().remove(whole.id);
  expect(await app.sql('select from billing_line where invoice_id = $1', [whole.id])).toEqual([]);
});

const lineOf = (amount: number, taxPercent: number, taxAmount: number) => ({
  kind: 'charge',
  description: 'Course',
  quantity: 1,
  unitPrice: amount,
  amount,
  taxPercent,
  taxAmount,
  taxName: 'VAT',
});

type GivenLine = ReturnType<typeof lineOf>;

async function withLines(lines: readonly GivenLine[]): Promise<string> {
  const sum = (of: 'amount' | 'taxAmount') => lines.reduce((total, line) => total + line[of], 0);
  const { id } = await invoices().create({ ...least(), amount: sum('amount'), taxAmount: sum('taxAmount') });
  await app.sql('update billing_record set lines = $1 where id = $2', [JSON.stringify(lines), id]);
  return id;
}

const discountRows = (id: string) =>
  app.sql(
    `select amount::float8 as amount, tax_percent::float8 as percent, tax_amount::float8 as tax
       from billing_line where invoice_id = $1 and kind = 'discount' order by position`,
    [id],
  );

test.each([
  {
    name: '100.00 + 20 %, 50.00 less: 50.00 + 10.00',
    lines: [lineOf(100, 20, 20)],
    discountAmount: 50,
    after: { taxAmount: 10, totalAmount: 60 },
    rows: [{ amount: -50, percent: 20, tax: -10 }],
  },
  {
    name: '2 : 1 of 10.00 are 6.67 and 3.33: 13.33 × 19 % = 2.53, 6.67 × 7 % = 0.47',
    lines: [lineOf(20, 19, 3.8), lineOf(10, 7, 0.7)],
    discountAmount: 10,
    after: { taxAmount: 3, totalAmount: 23 },
    rows: [
      { amount: -6.67, percent: 19, tax: -1.27 },
      { amount: -3.33, percent: 7, tax: -0.23 },
    ],
  },
  {
    name: 'lines of one rate are one row: 5.00 each of 10.00 + 20 % leave 10.00 + 2.00',
    lines: [lineOf(10, 20, 2), lineOf(10, 20, 2)],
    discountAmount: 10,
    after: { taxAmount: 2, totalAmount: 12 },
    rows: [{ amount: -10, percent: 20, tax: -2 }],
  },
  {
    name: 'all of 9.99 + 1.90 leaves nothing',
    lines: [lineOf(9.99, 19, 1.9)],
    discountAmount: 9.99,
    after: { taxAmount: 0, totalAmount: 0, paymentStatus: 'paid' },
    rows: [{ amount: -9.99, percent: 19, tax: -1.9 }],
  },
  {
    name: 'a surcharge of 10.00 is taxed: 110.00 + 22.00',
    lines: [lineOf(100, 20, 20)],
    discountAmount: -10,
    after: { taxAmount: 22, totalAmount: 132 },
    rows: [{ amount: 10, percent: 20, tax: 2 }],
  },
])('a discount takes its tax with it: $name', async ({ lines, discountAmount, after, rows }) => {
  const id = await withLines(lines);
  expect(await invoices().update(id, { discountAmount })).toMatchObject(after);
  expect(await discountRows(id)).toEqual(rows);
  const { totalAmount } = after;
  const sameAgain = await invoices().update(id, { discountAmount, taxAmount: after.taxAmount, totalAmount });
  expect(sameAgain, 'the values that it has').toMatchObject(after);
  const tax = lines.reduce((sum, { taxAmount }) => sum + taxAmount, 0);
  expect(await invoices().update(id, { discountAmount: 0 }), 'without it').toMatchObject({ taxAmount: tax });
  expect(await discountRows(id)).toEqual([]);
});

test('a discount changes the tax of an invoice with lines only, and a total without that is rejected', async () => {
  const id = await withLines([lineOf(100, 20, 20)]);
  await expect(invoices().update(id, { discountAmount: 50, totalAmount: 70 })).rejects.toMatchObject(
    invalidInput({ totalAmount: 'Total amount must be 60.00' }),
  );
  await expect(invoices().update(id, { discountAmount: 50, taxAmount: 5 })).rejects.toMatchObject({
    fields: { taxAmount: expect.stringContaining('sum of the lines') },
  });
  expect(await invoices().update(id, { discountAmount: 50, taxAmount: 10, totalAmount: 60 })).toMatchObject({
    totalAmount: 60,
  });
  const { id: whole } = await invoices().create({ ...least(), taxAmount: 20 });
  expect(await invoices().update(whole, { discountAmount: 50 }), '100.00 + 20.00 − 50.00').toMatchObject({
    taxAmount: 20,
    totalAmount: 70,
  });
});

test('a discount that was issued with all of the tax stays until it is changed', async () => {
  const id = await withLines([lineOf(100, 20, 20)]);
  await app.sql('update billing_record set discount_amount = 50, total_amount = 70 where id = $1', [id]);
  expect(await discountRows(id)).toEqual([{ amount: -50, percent: 0, tax: 0 }]);
  expect(await invoices().update(id, { notes: 'Seen' })).toMatchObject({ taxAmount: 20, totalAmount: 70 });
  expect(await invoices().update(id, { discountAmount: 60 }), '40.00 + 8.00').toMatchObject({
    taxAmount: 8,
    totalAmount: 48,
  });
});

test('what is left after a discount is written off at its rates, and its return charges it again', async () => {
  const id = await withLines([lineOf(20, 19, 3.8), lineOf(10, 7, 0.7)]);
  await invoices().update(id, { discountAmount: 10 });
  const { written } = await app
    .as('accounts')
    .request<{ written: { id: string } }>(
      'mutation ($id: ID!) { written: writeOffInvoice(id: $id, reason: "Moved", openAmount: 23) { id } }',
      { id },
    );
  expect(
    await app.sql(
      'select amount::float8 as amount, tax_percent::float8 as percent, tax_amount::float8 as tax from billing_line where invoice_id = $1 order by position',
      [written.id],
    ),
  ).toEqual([
    { amount: -13.33, percent: 19, tax: -2.53 },
    { amount: -6.67, percent: 7, tax: -0.47 },
  ]);
});
