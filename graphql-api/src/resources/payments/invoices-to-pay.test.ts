import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../testing/app.ts';
import { makeRecord } from '../../../testing/samples.ts';

const app = useApp();
let ann: string;
let ben: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const admin = app.as('admin');
  ann = (await makeRecord(admin, 'Member', { name: 'Ann Lee' })).id;
  ben = (await makeRecord(admin, 'Member', { name: 'Ben Fox' })).id;
  const invoice = async (invoiceNumber: string, memberId: string, paymentStatus: string) => {
    const values = { memberId, invoiceNumber, paymentStatus, amount: 1234.5, dueDate: '2026-03-31' };
    ids[invoiceNumber] = (await makeRecord(admin, 'BillingRecord', values)).id;
  };
  await invoice('A-1', ann, 'overdue');
  await invoice('A-2', ann, 'pending');
  await invoice('A-3', ann, 'paid');
  await invoice('A-4', ann, 'cancelled');
  await invoice('B-1', ben, 'pending');
});

interface Choice {
  label: string;
  detail: string | null;
}
async function offered(args: string, username: 'accounts' | 'reception' = 'accounts'): Promise<Choice[]> {
  const { choices } = await app
    .as(username)
    .request<{ choices: Choice[] }>(`{ choices: invoiceToPayOptions${args} { label detail } }`);
  return choices;
}
const labels = async (...args: Parameters<typeof offered>) =>
  (await offered(...args)).map(({ label }) => label);

test('the choices for a payment are the open invoices of its member', async () => {
  expect(await offered(`(memberId: "${ann}")`)).toEqual([
    { label: 'A-1', detail: 'Ann Lee · Open 1234.50 · Due 2026-03-31' },
    { label: 'A-2', detail: 'Ann Lee · Open 1234.50 · Due 2026-03-31' },
  ]);
  expect(await labels(`(memberId: "${ann}", search: "a-2")`)).toEqual(['A-2']);
});

test('without a member the choices are all open invoices, searchable by member name', async () => {
  expect(await labels('')).toEqual(['A-1', 'A-2', 'B-1']);
  expect(await labels('(search: "ben")')).toEqual(['B-1']);
});

test('the choices include the settled invoice of a stored payment and, for a refund, every invoice of the member', async () => {
  expect(await labels(`(memberId: "${ann}", keepId: "${ids['A-3']}")`)).toEqual(['A-1', 'A-2', 'A-3']);
  expect(await labels(`(memberId: "${ben}", keepId: "${ids['A-3']}")`)).toEqual(['B-1']);
  expect(await labels(`(memberId: "${ann}", settled: true)`)).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
});

test('ids return open and settled invoices', async () => {
  expect(await labels(`(ids: ["${ids['A-4']}"], memberId: "${ben}")`)).toEqual(['A-4']);
});

test('without permission to view invoices the choices reveal neither members nor open amounts', async () => {
  await app.sql(`update permission set can_view = false where role = 'Reception' and resource = 'billing'`);
  await expect
    .poll(() => offered(`(memberId: "${ben}")`, 'reception'))
    .toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'B-1'].map(label => ({ label, detail: null })));
  expect(await labels('(search: "ben")', 'reception')).toEqual([]);
});
