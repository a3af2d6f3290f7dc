import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';

const app = useApp();
const admin = () => app.as('admin');

/** Number, subtotal, total, paid amount, invoice date and due date; a dash for nothing in the notes. */
const INVOICES = [
  ['I-1', 10, 10, 0, '2024-01-01', '2024-01-15'],
  ['I-2', 10, 12, 12, '2024-01-01', '2024-01-01'],
  ['I-3', 20, 20, 25, '2024-02-01', '2024-01-31'],
] as const;

beforeAll(async () => {
  for (const [number, amount, total, paid, from, due] of INVOICES) {
    const { id } = await makeRecord(admin(), 'BillingRecord', {});
    await app.sql(
      `update billing_record set invoice_number = $2, amount = $3, total_amount = $4, paid_amount = $5, invoice_date = $6, due_date = $7,
              payment_date = case $2 when 'I-2' then date '2024-01-01' end
        where id = $1`,
      [id, number, amount, total, paid, from, due],
    );
  }
});

const found = async (filter: string, person = admin()) =>
  (
    await person.request<{ list: { items: { invoiceNumber: string }[] } }>(
      `{ list: billingRecords(filter: ${filter}, sort: { field: invoiceNumber }) { items { invoiceNumber } } }`,
    )
  ).list.items.map(({ invoiceNumber }) => invoiceNumber);

describe('two fields of a record', () => {
  test.each([
    ['{ paidAmount: { ltField: "totalAmount" } }', ['I-1']],
    ['{ paidAmount: { lteField: "totalAmount" } }', ['I-1', 'I-2']],
    ['{ paidAmount: { gtField: "totalAmount" } }', ['I-3']],
    ['{ paidAmount: { gteField: "totalAmount", gt: 12 } }', ['I-3']],
    ['{ paidAmount: { eqField: "totalAmount" } }', ['I-2']],
    ['{ paidAmount: { neField: "totalAmount" } }', ['I-1', 'I-3']],
    ['{ invoiceDate: { ltField: "dueDate" } }', ['I-1']],
    ['{ invoiceDate: { gtField: "dueDate" } }', ['I-3']],
    // A missing date is neither the same nor earlier, and differs.
    ['{ paymentDate: { eqField: "invoiceDate" } }', ['I-2']],
    ['{ paymentDate: { neField: "invoiceDate" } }', ['I-1', 'I-3']],
    ['{ not: { paymentDate: { lteField: "invoiceDate" } } }', ['I-1', 'I-3']],
    ['{ updatedAt: { gteField: "createdAt" } }', ['I-1', 'I-2', 'I-3']],
    ['{ paymentStatus: { eqField: "invoiceNumber" } }', []],
    [
      '{ member: { invoices: { some: { amount: { ltField: "totalAmount" } } } }, paidAmount: { gt: 0 } }',
      ['I-2'],
    ],
  ])('are compared by %s', async (filter, numbers) => {
    expect(await found(filter)).toEqual(numbers);
  });

  test('are compared in figures, and in earlier records', async () => {
    expect(
      await admin().request(
        '{ billingRecordsAggregate(asOf: "2099-01-01") { filtered(filter: { paidAmount: { ltField: "totalAmount" } }) { count sum { totalAmount } } } }',
      ),
    ).toEqual({ billingRecordsAggregate: [{ filtered: { count: 1, sum: { totalAmount: 10 } } }] });
  });

  test.each([
    ['{ paidAmount: { gtField: "dueDate" } }', 'paidAmount', /Use one of .*totalAmount/],
    ['{ paidAmount: { gtField: "paidAmount" } }', 'paidAmount', /Use one of/],
    ['{ paidAmount: { gtField: "member.id" } }', 'paidAmount', /Use one of/],
    ['{ paidAmount: { gtField: "total_amount" } }', 'paidAmount', /Use one of/],
    ['{ paidAmount: { gtField: null } }', 'paidAmount', /Use one of/],
    ['{ invoiceDate: { ltField: "createdAt" } }', 'invoiceDate', /dueDate/],
    ['{ createdAt: { hour: { gtField: "amount" } } }', 'createdAt.hour', /not compared with other fields/],
  ])('must exist and be of one kind: %s', async (filter, field, message) => {
    await expect(found(filter)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.stringMatching(message) },
    });
  });

  test('need the permissions of both', async () => {
    const attendance = (condition: string) =>
      app
        .as('reception')
        .request(`{ attendanceRecords(filter: { employee: { name: { ${condition} } } }) { totalCount } }`);
    expect(await attendance('eq: "x"')).toEqual({ attendanceRecords: { totalCount: 0 } });
    await expect(attendance('eqField: "position"')).rejects.toMatchObject({
      code: 'FORBIDDEN',
      extensions: { permission: 'employees:view' },
    });
  });
});

test('groups compare any of their numbers', async () => {
  const groups = (having: string) =>
    admin().request<{ rows: object[] }>(
      `{ rows: billingRecordsAggregate(groupBy: { invoiceNumber: true }, having: ${having}) { group { invoiceNumber } } }`,
    );
  const of = (...numbers: string[]) => ({
    rows: numbers.map(invoiceNumber => ({ group: { invoiceNumber } })),
  });
  expect(await groups('{ sum: { paidAmount: { gteField: "sum.totalAmount" } } }')).toEqual(of('I-2', 'I-3'));
  expect(await groups('{ sum: { paidAmount: { eqField: "sum.totalAmount" } } }')).toEqual(of('I-2'));
  expect(await groups('{ count: { gtField: "max.paidAmount" } }')).toEqual(of('I-1'));
  expect(await groups('{ max: { paidAmount: { neField: "min.totalAmount" } } }')).toEqual(of('I-1', 'I-3'));
  await expect(groups('{ max: { invoiceDate: { gtField: "max.dueDate" } } }')).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});
