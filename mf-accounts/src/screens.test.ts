import { cellsOf, contractOf, fallbacksOf, messagesFor } from '@gym/hub-kit/testing/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { billingRunsScreen } from './billing-runs/billing-runs.screen.ts';
import { billingScreen } from './billing/billing.screen.ts';
import { dunningScreen } from './dunning/dunning.screen.ts';
import expensesScreen from './expenses/expenses.screen.ts';
import externalPaymentsScreen from './external-payments/external-payments.screen.ts';
import incomeScreen from './income/income.screen.ts';
import { messageTemplatesScreen } from './messages/message-templates.screen.ts';
import { messagesScreen } from './messages/messages.screen.ts';
import { paymentsScreen } from './payments/payments.screen.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00'), toFake: ['Date'] }));

test('expenses', () => {
  expect(contractOf(expensesScreen)).toEqual({
    title: 'Expenses Management',
    entity: 'expense, expenses',
    offers: 'add, change, delete',
    words: { 'title of a new record': 'Add New Expense', 'title of a record': 'Edit Expense' },
    search: 'Search by category, vendor or receipt',
    columns: [
      'Date',
      'Category',
      'Vendor',
      'Amount',
      'Payment Method',
      'Status: approved green, pending orange, rejected red',
      'Location',
    ],
    sort: 'expenseDate desc',
    pages: '25 of 10, 25, 50, 100',
    tabs: ['by status'],
    filters: ['Date', 'Category', 'Vendor', 'Amount', 'Payment Method', 'Status', 'Location', 'Counts In'],
    actions: ['Approve'],
    form: {
      Expense: [
        'Date*: date = 2026-06-15',
        'Category*: select',
        'Vendor*: text',
        'Amount*: money = 0',
        'Description: textarea',
      ],
      Payment: [
        'Payment Method: select = cash',
        'Location: reference',
        'Receipt Number: text',
        'Receipt Image URL: text',
      ],
      Approval: ['Status: select = pending', 'Approved By: text', 'Approval Date: date', 'Notes: textarea'],
    },
    missing: ['Date is required', 'Category is required', 'Vendor is required', 'Amount is required'],
    texts: { invalid: 'Please correct the errors in the form' },
  });
  expect(fallbacksOf(expensesScreen)).toEqual({
    Category:
      'Equipment Maintenance, Cleaning Supplies, Utilities, Marketing, Staff Training, Office Supplies, Equipment Purchase, Repairs, Software, Insurance, Rent, Salaries, Taxes, Other',
    'Payment Method': 'cash, credit_card, bank_transfer, check, other',
    Status: 'pending, approved, rejected',
    Location: 'Failed to prepare expense form',
  });
  const expense = {
    expenseDate: '2025-03-09',
    category: 'Repairs',
    vendor: 'Ada Plumbing',
    amount: 1200.5,
    paymentMethod: 'bank_transfer',
    status: 'approved',
    location: { id: '1', name: 'Uptown' },
  };
  expect(cellsOf(expensesScreen, expense)).toEqual([
    '03/09/2025',
    'Repairs',
    'Ada Plumbing',
    '$1,200.50',
    'Bank Transfer',
    'Approved',
    'Uptown',
  ]);
});

test('income', () => {
  expect(contractOf(incomeScreen)).toEqual({
    title: 'Income Management',
    entity: 'income record, income records',
    offers: 'add, change, delete',
    words: { 'title of a new record': 'Add New Income Record', 'title of a record': 'Edit Income Record' },
    search: 'Search by category, source, reference',
    columns: [
      'Date',
      'Category',
      'Source',
      'Amount',
      'Payment Method',
      'Status: confirmed green, pending orange, reconciled blue',
      'Location',
    ],
    sort: 'incomeDate desc',
    pages: '25 of 10, 25, 50, 100',
    tabs: ['by status'],
    filters: ['Date', 'Category', 'Source', 'Amount', 'Payment Method', 'Status', 'Location', 'Counts In'],
    actions: ['Confirm', 'Reconcile'],
    form: {
      Income: [
        'Date*: date = 2026-06-15',
        'Category*: select',
        'Source*: text',
        'Amount*: money = 0',
        'Description: textarea',
      ],
      Payment: [
        'Payment Method: select = cash',
        'Location: reference',
        'Reference Number: text',
        'Receipt Image URL: text',
      ],
      Recording: [
        'Status: select = pending',
        'Recorded By: text = Ada Admin',
        'Recording Date: date = 2026-06-15',
        'Notes: textarea',
      ],
    },
    missing: ['Date is required', 'Category is required', 'Source is required', 'Amount is required'],
    texts: { invalid: 'Please correct the errors in the form' },
  });
  expect(fallbacksOf(incomeScreen)).toEqual({
    Category:
      'Membership Fees, Personal Training, Class Fees, Merchandise, Event Fees, Rental Income, Sponsorship, Special Programs, Gift Cards, Other',
    'Payment Method': 'cash, credit_card, bank_transfer, check, other',
    Status: 'pending, confirmed, reconciled',
    Location: 'Failed to prepare income record form',
  });
  const income = {
    incomeDate: '2025-03-09',
    category: 'Gift Cards',
    source: 'Ben Shop',
    amount: 0.2,
    paymentMethod: 'credit_card',
    status: 'reconciled',
    location: null,
  };
  expect(cellsOf(incomeScreen, income)).toEqual([
    '03/09/2025',
    'Gift Cards',
    'Ben Shop',
    '$0.20',
    'Credit Card',
    'Reconciled',
    '',
  ]);
});

test('billing', () => {
  expect(contractOf(billingScreen)).toEqual({
    title: 'Billing Management',
    entity: 'billing record, billing records',
    offers: 'add, change, delete',
    words: {
      button: 'Add Billing',
      'title of a new record': 'Add New Billing Record',
      'title of a record': 'Edit Billing Record',
    },
    search: 'Search by member, invoice or type',
    columns: [
      'Invoice #',
      'Invoice Date',
      'Due Date',
      'Member',
      'Type',
      'Total',
      'Status: paid green, pending orange, overdue red, cancelled grey, refunded blue',
      'Payment Date',
    ],
    sort: 'invoiceDate desc',
    pages: '25 of 10, 25, 50, 100',
    tabs: ['Overdue', 'by paymentStatus'],
    filters: [
      'Invoice Date',
      'Due Date',
      'Member',
      'Type',
      'Total',
      'Open',
      'Status',
      'Payment Date',
      'Location',
      'Contract',
      'Counts In',
    ],
    actions: ['Take payment'],
    form: {
      Invoice: [
        'Member*: reference',
        'Invoice Number*: text',
        'Invoice Date*: date = 2026-06-15',
        'Due Date*: date = 2026-07-15',
        'Billing Type*: select = membership',
        'Billing Period Start: date',
        'Billing Period End: date',
        'Location: reference',
        'Description: textarea',
      ],
      Amounts: [
        'Amount*: money = 0',
        'Tax Amount: money = 0',
        'Discount Amount: money = 0',
        'Total Amount*: money = 0',
      ],
      Payment: [
        'Payment Status: select = pending',
        'Payment Date: date',
        'Payment Method: select',
        'Notes: textarea',
      ],
    },
    missing: [
      'Member is required',
      'Invoice number is required',
      'Invoice date is required',
      'Due date is required',
      'Billing type is required',
      'Amount is required',
      'Total amount is required',
    ],
    texts: {
      prepareFailed: 'Failed to prepare billing form',
      invalid: 'Please correct the errors in the form',
    },
  });
  const failed = 'Failed to load dropdown options for billing';
  expect(fallbacksOf(billingScreen)).toEqual({
    Member: 'Failed to fetch members',
    Location: 'Failed to fetch locations',
    'Billing Type': `${failed}: membership, personal_training, merchandise, class, other`,
    'Payment Status': `${failed}: pending, paid, overdue, cancelled, refunded`,
    'Payment Method': `${failed}: cash, credit_card, debit_card, bank_transfer, check, online, other`,
  });
  const invoice = {
    invoiceNumber: 'I-1',
    invoiceDate: '2025-01-08',
    dueDate: '2025-02-08',
    member: { id: '1', name: 'Ada Adams' },
    billingType: 'personal_training',
    totalAmount: 1001.3,
    paymentStatus: 'paid',
    paymentDate: '2025-01-20',
    openAmount: 0,
    writtenOff: 0,
  };
  expect(cellsOf(billingScreen, invoice)).toEqual([
    'I-1',
    '01/08/2025',
    '02/08/2025',
    'Ada Adams',
    'Personal Training',
    '$1,001.30',
    'Paid',
    '01/20/2025',
  ]);
});

test('payments', () => {
  expect(contractOf(paymentsScreen)).toEqual({
    title: 'Payments Management',
    entity: 'payment, payments',
    offers: 'add, change, delete',
    words: { 'title of a new record': 'Add New Payment', 'title of a record': 'Edit Payment' },
    search: 'Search by member, number or reference',
    columns: [
      'Payment #',
      'Date',
      'Member',
      'Amount',
      'Method',
      'Type',
      'Status: completed green, pending orange, failed red, refunded blue, cancelled grey',
    ],
    sort: 'paymentDate desc',
    pages: '25 of 10, 25, 50, 100',
    tabs: ['by paymentStatus'],
    filters: [
      'Date',
      'Member',
      'Related Invoice',
      'On Account',
      'Amount',
      'Method',
      'Type',
      'Status',
      'Reason for a Refund or Returned Debit',
      'Location',
      'Counts In',
    ],
    actions: ['Mark as completed'],
    form: {
      Payment: [
        'Member*: reference',
        'Related Invoice: reference',
        'On Account: switch = true',
        'Payment Number*: text',
        'Payment Date*: date = 2026-06-15',
        'Amount*: money = 0',
        'Payment Method*: select',
        'Payment Type*: select',
        'Payment Status*: select = completed',
        'Reason for a Refund or Returned Debit: select',
      ],
      Details: ['Reference Number: text', 'Transaction ID: text', 'Location: reference', 'Notes: textarea'],
    },
    missing: [
      'Member is required',
      'Payment number is required',
      'Payment date is required',
      'Amount is required',
      'Payment method is required',
      'Payment type is required',
    ],
    texts: {
      incomplete: 'Please fill in all required fields',
      invalid: 'Please correct the errors in the form',
      confirmDelete: 'Are you sure you want to delete this payment? This action cannot be undone.',
    },
  });
  const failed = 'Failed to fetch dropdown options';
  expect(fallbacksOf(paymentsScreen)).toEqual({
    Member: 'Failed to fetch members',
    'Related Invoice': 'Failed to fetch billings',
    Location: 'Failed to fetch locations',
    'Payment Method': `${failed}: cash, credit_card, debit_card, bank_transfer, check, online, other`,
    'Payment Type': `${failed}: membership_fee, personal_training, class_fee, merchandise, service, other`,
    'Payment Status': `${failed}: completed, pending, failed, refunded, cancelled`,
  });
  const payment = {
    paymentNumber: 'P-0',
    paymentDate: '2025-01-09',
    member: { id: '1', name: 'Ada Adams' },
    amount: 1000.1,
    paymentMethod: 'bank_transfer',
    paymentType: 'membership_fee',
    paymentStatus: 'completed',
  };
  expect(cellsOf(paymentsScreen, payment)).toEqual([
    'P-0',
    'Jan 9, 2025',
    'Ada Adams',
    '$1,000.10',
    'Bank Transfer',
    'Membership Fee',
    'Completed',
  ]);
});

test('external payments', () => {
  expect(contractOf(externalPaymentsScreen)).toEqual({
    title: 'External Payments Management',
    entity: 'external payment, external payments',
    offers: 'add, change, delete',
    words: {
      'title of a new record': 'Add New External Payment',
      'title of a record': 'Edit External Payment',
    },
    search: 'Search by vendor, number or reference',
    columns: [
      'Payment #',
      'Date',
      'Vendor',
      'Amount',
      'Method',
      'Type',
      'Status: completed green, pending orange, failed red, cancelled grey',
    ],
    sort: 'paymentDate desc',
    pages: '10 of 10, 25, 50',
    tabs: ['by paymentStatus'],
    filters: ['Date', 'Vendor', 'Amount', 'Method', 'Type', 'Status', 'Category', 'Location', 'Counts In'],
    actions: ['Mark as completed'],
    form: {
      Payment: [
        'Vendor*: text',
        'Payment Number*: text',
        'Payment Date*: date = 2026-06-15',
        'Amount*: money = 0',
        'Payment Method*: select = cash',
        'Payment Type*: select = utilities',
        'Payment Status*: select = completed',
      ],
      Details: [
        'Reference Number: text',
        'Transaction ID: text',
        'Invoice Number: text',
        'Category: text',
        'Location: reference',
        'Notes: textarea',
      ],
    },
    missing: [
      'Vendor is required',
      'Payment number is required',
      'Payment date is required',
      'Amount is required',
      'Payment method is required',
      'Payment type is required',
    ],
    texts: {
      incomplete: 'Please fill in all required fields',
      invalid: 'Please correct the errors in the form',
      confirmDelete: 'Are you sure you want to delete this external payment? This action cannot be undone.',
    },
  });
  const failed = 'Failed to fetch dropdown options';
  expect(fallbacksOf(externalPaymentsScreen)).toEqual({
    Location: 'Failed to fetch locations',
    'Payment Method': `${failed}: cash, credit_card, debit_card, bank_transfer, check, online, other`,
    'Payment Type': `${failed}: utilities, rent, equipment, maintenance, supplies, insurance, marketing, software, other`,
    'Payment Status': `${failed}: completed, pending, failed, cancelled`,
  });
  const payment = {
    paymentNumber: 'E-0',
    paymentDate: '2025-01-09',
    vendorName: 'Vendor 0',
    amount: 1000.1,
    paymentMethod: 'debit_card',
    paymentType: 'rent',
    paymentStatus: 'completed',
  };
  expect(cellsOf(externalPaymentsScreen, payment)).toEqual([
    'E-0',
    'Jan 9, 2025',
    'Vendor 0',
    '$1,000.10',
    'Debit Card',
    'Rent',
    'Completed',
  ]);
});

test('billing runs', () =>
  expect(contractOf(billingRunsScreen)).toEqual({
    title: 'Billing Runs',
    subtitle: 'The invoices of contracts are created every night',
    entity: 'billing run, billing runs',
    offers: '',
    columns: [
      'Run',
      'Due Until',
      'Started',
      'Started By',
      'Status: completed green, running blue, failed red',
      'Invoices',
      'Skipped',
      'Failed',
      'Overdue',
      'Total',
    ],
    sort: 'createdAt desc',
    pages: '25 of 10, 25, 50, 100',
    filters: ['Due Until', 'Status', 'Trigger', 'Started'],
    form: {},
    missing: [],
  }));

test('dunning', () =>
  expect(contractOf(dunningScreen)).toEqual({
    title: 'Dunning',
    subtitle: 'Overdue invoices and the steps that follow',
    entity: 'dunning case, dunning cases',
    offers: 'change',
    search: 'Search by member or invoice',
    columns: [
      'Invoice',
      'Member',
      'Stage: waiting grey, reminder orange, reminder_with_fee orange, block red, ended green',
      'Days Overdue',
      'Open',
      'Next Step',
      'Next Date',
      'Why It Waits',
    ],
    sort: 'dueDate asc',
    pages: '25 of 10, 25, 50, 100',
    tabs: ['Waiting for Letter', 'Paused', 'by stage'],
    filters: [
      'Member',
      'Stage',
      'Days Overdue',
      'Open',
      'Next Step',
      'Next Date',
      'Why It Waits',
      'Paused Until',
    ],
    actions: ['Take payment', 'Pause', 'Resume'],
    form: { 'Pause and notes': ['Paused Until: date', 'Pause Reason: text', 'Notes: textarea'] },
    missing: [],
  }));

test('messages', () => {
  expect(contractOf(messagesScreen)).toEqual({
    title: 'Messages',
    entity: 'message, messages',
    offers: 'add, change, delete',
    words: {
      button: 'Write Message',
      'title of a new record': 'Write Message',
      'title of a record': 'Message',
    },
    search: 'Search by member, address or subject',
    columns: [
      'Created',
      'Member',
      'Recipient',
      'Subject',
      'Status: sent green, queued orange, sending orange, failed red, bounced red',
      'Sent At',
    ],
    sort: 'createdAt desc',
    pages: '25 of 10, 25, 50, 100',
    tabs: ['Not Delivered', 'by status'],
    filters: ['Member', 'Status', 'Template', 'Kind', 'Created', 'Sent At'],
    actions: ['Send again', 'Send', 'Cancel', 'Mark as sent'],
    form: {
      Message: [
        'Member: reference',
        'Template: reference',
        'Subject*: text',
        'Body*: textarea',
        'Attachments: own',
        'Status: select = queued',
      ],
    },
    missing: ['Subject is required', 'Body is required'],
  });
  expect(fallbacksOf(messagesScreen)).toEqual({
    Member: 'Failed to fetch members',
    Template: 'Failed to fetch message templates',
  });
});

test('message templates', () =>
  expect(contractOf(messageTemplatesScreen)).toEqual({
    title: 'Message Templates',
    entity: 'message template, message templates',
    offers: 'add, change, delete',
    search: 'Search by name or subject',
    columns: ['Name', 'Subject', 'Kind', 'Active'],
    sort: 'name asc',
    pages: '25 of 10, 25, 50',
    filters: ['Name', 'Kind', 'Active'],
    form: {
      Template: [
        'Name*: text',
        'Kind*: select = service',
        'Subject*: text',
        'Body*: textarea',
        'Active: switch = true',
      ],
    },
    missing: ['Name is required', 'Kind is required', 'Subject is required', 'Body is required'],
  }));

test.each([
  ['expenses', expensesScreen, { category: 'Rent', vendor: 'Ada' }],
  ['income', incomeScreen, { category: 'Gift Cards', source: 'Ada' }],
  [
    'payments',
    paymentsScreen,
    { memberId: '1', paymentNumber: 'P-1', paymentMethod: 'cash', paymentType: 'other' },
  ],
  ['external payments', externalPaymentsScreen, { vendorName: 'Ada', paymentNumber: 'E-1' }],
])('an amount of %s is a number with at most two decimals', async (_name, screen, values) => {
  const messages = (amount: unknown) => messagesFor(screen, { ...values, amount });
  expect(await messages(1234.56)).toEqual({});
  expect(await messages(null)).toEqual({ amount: 'Amount is required' });
  expect(await messages('twelve')).toEqual({ amount: 'Amount must be a number' });
  expect(await messages(1.005)).toEqual({ amount: 'Amount may have two decimals at the most' });
});

test('what is missing in a new record has its message at its field', async () => {
  const empty = { amount: null, paymentNumber: '', paymentDate: '', paymentMethod: '', paymentType: '' };
  expect(await messagesFor(expensesScreen, { expenseDate: '', amount: null })).toEqual({
    expenseDate: 'Date is required',
    category: 'Category is required',
    vendor: 'Vendor is required',
    amount: 'Amount is required',
  });
  expect(await messagesFor(incomeScreen, { incomeDate: '', amount: null })).toEqual({
    incomeDate: 'Date is required',
    category: 'Category is required',
    source: 'Source is required',
    amount: 'Amount is required',
  });
  // The payment status is marked, and the server enters its default.
  expect(await messagesFor(paymentsScreen, { ...empty, paymentStatus: '' })).toEqual({
    memberId: 'Member is required',
    paymentNumber: 'Payment number is required',
    paymentDate: 'Payment date is required',
    amount: 'Amount is required',
    paymentMethod: 'Payment method is required',
    paymentType: 'Payment type is required',
  });
  expect(await messagesFor(externalPaymentsScreen, { ...empty, paymentStatus: '' })).toEqual({
    vendorName: 'Vendor is required',
    paymentNumber: 'Payment number is required',
    paymentDate: 'Payment date is required',
    amount: 'Amount is required',
    paymentMethod: 'Payment method is required',
    paymentType: 'Payment type is required',
  });
});

test('an invoice has its dates and its amounts in numbers', async () => {
  const invoice = { memberId: '1', invoiceNumber: 'I-1' };
  expect(await messagesFor(billingScreen, invoice)).toEqual({});
  expect(
    await messagesFor(billingScreen, {
      invoiceDate: '',
      dueDate: '',
      billingType: '',
      amount: null,
      totalAmount: null,
    }),
  ).toEqual({
    memberId: 'Member is required',
    invoiceNumber: 'Invoice number is required',
    invoiceDate: 'Invoice date is required',
    dueDate: 'Due date is required',
    billingType: 'Billing type is required',
    amount: 'Amount is required',
    totalAmount: 'Total amount is required',
  });
  const words = { amount: 'some', taxAmount: 'some', discountAmount: 'some', totalAmount: 'some' };
  expect(await messagesFor(billingScreen, { ...invoice, ...words })).toEqual({
    amount: 'Amount must be a number',
    taxAmount: 'Tax amount must be a number',
    discountAmount: 'Discount amount must be a number',
    totalAmount: 'Total amount must be a number',
  });
  // What is missing counts as 0.
  expect(await messagesFor(billingScreen, { ...invoice, taxAmount: null, discountAmount: null })).toEqual({});
});
