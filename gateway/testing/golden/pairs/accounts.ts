import { expect } from 'vitest';
import { failure } from '../failure.ts';
import { story } from './pair.ts';

const rent = {
  expense_date: '2026-03-01',
  category: 'Rent',
  vendor: 'City Estates',
  amount: 4200,
  receipt_number: 'R-17',
  location_id: '{location}',
};
export const expenses = story({
  path: '/expenses',
  keep: 'expense',
  label: 'Expense',
  as: 'accounts',
  body: rent,
  record: {
    ...rent,
    description: null,
    payment_method: 'cash',
    receipt_image_url: null,
    approved_by: null,
    approval_date: null,
    status: 'pending',
    notes: null,
    location_name: 'Downtown',
  },
  change: { status: 'approved', approved_by: 'Ada Ledger', approval_date: '2026-03-02' },
});
expenses.pairs.push({
  request: 'POST /expenses',
  as: 'accounts',
  body: { expense_date: '', category: '', vendor: '', amount: '' },
  status: 400,
  response: failure('Date is required; Category is required; Vendor is required; Amount is required', {
    expense_date: 'Date is required',
    category: 'Category is required',
    vendor: 'Vendor is required',
    amount: 'Amount is required',
  }),
});

const shop = { income_date: '2026-03-01', category: 'Merchandise', source: 'Shop', amount: 310.1 };
export const income = story({
  path: '/income',
  keep: 'income',
  label: 'Income record',
  as: 'accounts',
  body: shop,
  record: {
    ...shop,
    description: null,
    payment_method: 'cash',
    reference_number: null,
    receipt_image_url: null,
    recorded_by: null,
    recording_date: null,
    status: 'pending',
    notes: null,
    location_id: null,
    location_name: null,
  },
  change: { status: 'reconciled', recorded_by: 'Ada Ledger', recording_date: '2026-03-02' },
});

const invoice = {
  member_id: '{member}',
  invoice_number: '2026-0001',
  invoice_date: '2026-03-01',
  due_date: '2026-03-31',
  amount: 100,
  tax_amount: 8.25,
  discount_amount: 10,
  billing_period_start: '2026-03-01',
  billing_period_end: '2026-03-31',
};
export const billing = story({
  path: '/billing',
  keep: 'invoice',
  label: 'Billing record',
  as: 'accounts',
  body: { ...invoice, total_amount: 98.25 },
  record: {
    ...invoice,
    member_name: 'Zoe Adams',
    total_amount: 98.25,
    paid_amount: 0,
    open_amount: 98.25,
    payment_status: 'pending',
    payment_date: null,
    payment_method: null,
    billing_type: 'membership',
    description: null,
    notes: null,
    location_id: null,
    location_name: null,
    contract_id: null,
    contract_number: null,
    lines: [],
  },
  change: { tax_amount: 0, payment_status: 'overdue', notes: 'Reminded' },
  changed: { total_amount: 90, open_amount: 90 },
});
billing.pairs.push(
  {
    request: 'POST /billing',
    as: 'accounts',
    body: { ...invoice, invoice_number: '2026-0002', total_amount: 98 },
    status: 400,
    response: failure('Total amount must be 98.25', { total_amount: 'Total amount must be 98.25' }),
  },
  {
    request: 'POST /billing',
    as: 'accounts',
    body: invoice,
    status: 409,
    response: failure('Invoice number is already in use', {
      invoice_number: 'Invoice number is already in use',
    }),
  },
);

const paid = {
  member_id: '{member}',
  payment_number: 'P-0001',
  payment_date: '2026-03-15',
  amount: 90,
  payment_method: 'credit_card',
  payment_type: 'membership_fee',
  transaction_id: 'tx_1',
  billing_id: '{invoice}',
};
export const payments = story({
  path: '/payments',
  keep: 'payment',
  label: 'Payment',
  as: 'accounts',
  body: paid,
  record: {
    ...paid,
    member_name: 'Zoe Adams',
    payment_status: 'completed',
    reference_number: null,
    refund_kind: null,
    on_account: false,
    balance_amount: 0,
    taken_by_id: 3,
    taken_by_username: 'accounts',
    billing_invoice_number: '2026-0001',
    notes: null,
    location_id: null,
    location_name: null,
  },
  change: { reference_number: 'Counter 2', location_id: '{location}' },
  changed: { location_name: 'Downtown' },
});
payments.pairs.push(
  {
    request: 'GET /billing/{invoice}',
    as: 'accounts',
    response: expect.objectContaining({
      paid_amount: 90,
      open_amount: 0,
      payment_status: 'paid',
      version: 3,
    }),
  },
  {
    request: 'POST /payments',
    as: 'accounts',
    body: { member_id: '', payment_number: '', amount: '', payment_method: '', payment_type: '' },
    status: 400,
    response: failure(
      'Please fill in all required fields',
      Object.fromEntries(
        ['member_id', 'payment_number', 'amount', 'payment_method', 'payment_type'].map(field => [
          field,
          'Please fill in all required fields',
        ]),
      ),
    ),
  },
);

const power = {
  vendor_name: 'Power & Light',
  payment_number: 'E-0001',
  payment_date: '2026-03-20',
  amount: 310.5,
};
export const externalPayments = story({
  path: '/external-payments',
  keep: 'external',
  label: 'External payment',
  as: 'accounts',
  body: power,
  record: {
    ...power,
    payment_method: 'cash',
    payment_status: 'completed',
    payment_type: 'utilities',
    reference_number: null,
    transaction_id: null,
    invoice_number: null,
    category: null,
    notes: null,
    location_id: null,
    location_name: null,
  },
  change: { payment_status: 'failed', invoice_number: 'PL-9' },
});
