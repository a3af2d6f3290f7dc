import { addRecord, openPage, tokenOf, useClub } from '@gym/hub-kit/testing';
import { expectRecordKept } from '@gym/hub-kit/testing/screens';
import { test } from 'vitest';
import { billingScreen } from './billing/billing.screen.ts';
import expensesScreen from './expenses/expenses.screen.ts';
import externalPaymentsScreen from './external-payments/external-payments.screen.ts';
import incomeScreen from './income/income.screen.ts';
import { messageTemplatesScreen } from './messages/message-templates.screen.ts';
import { messagesScreen } from './messages/messages.screen.ts';
import { paymentsScreen } from './payments/payments.screen.ts';

const club = useClub();

test('records of each screen are added, changed, deleted and brought back', async () => {
  await addRecord(club, 'Member', { name: 'Ann Lee', email: 'ann@example.com', phone: '555-0100' });
  await addRecord(club, 'Location', {
    name: 'Uptown',
    address: '1 Main St',
    city: 'New York',
    state: 'NY',
    zipCode: '10001',
  });
  const page = await openPage(club.url, { token: await tokenOf(club, 'admin') });
  await expectRecordKept(page, expensesScreen, {
    path: '/expenses',
    row: 'Dan Software, $1,234.56',
    values: {
      Date: '3/10/2025',
      Category: 'Software',
      Vendor: 'Dan Software',
      Amount: '$1,234.56',
      'Payment Method': 'Check',
      Location: 'Uptown',
      'Receipt Image URL': 'https://example.com/r-1.png',
    },
    changes: { Status: 'Rejected', Notes: 'Bought twice' },
  });
  await expectRecordKept(page, incomeScreen, {
    path: '/income',
    row: 'Dan Gifts, $75.50',
    values: { Category: 'Gift Cards', Source: 'Dan Gifts', Amount: '75.5' },
    changes: { Status: 'Confirmed', 'Reference Number': 'G-1' },
  });
  await expectRecordKept(page, billingScreen, {
    path: '/billing',
    row: 'INV-000001',
    values: { Member: 'Ann Lee', Amount: '40' },
    changes: { 'Billing Type': 'Class', Description: 'Spring classes' },
  });
  await expectRecordKept(page, paymentsScreen, {
    path: '/payments',
    row: 'PAY-000001',
    values: {
      Member: 'Ann Lee',
      Amount: '19.99',
      'Payment Method': 'Debit Card',
      'Payment Type': 'Class Fee',
    },
    changes: { 'Transaction ID': 'T-9', 'Payment Status': 'Pending' },
  });
  await expectRecordKept(page, externalPaymentsScreen, {
    path: '/external-payments',
    row: 'EXP-000001',
    values: { Vendor: 'Dan Roofing', Amount: '5000.01' },
    changes: { 'Payment Type': 'Maintenance', Category: 'Roof' },
  });
  await expectRecordKept(page, messageTemplatesScreen, {
    path: '/message-templates',
    row: 'Summer',
    values: { Name: 'Summer', Subject: 'Open longer', Body: 'Dear {{ member.name }}' },
    changes: { Kind: 'Marketing' },
  });
  await expectRecordKept(page, messagesScreen, {
    path: '/messages',
    row: 'Keys found',
    values: { Member: 'Ann Lee', Subject: 'Keys found', Body: 'They are at the desk' },
    changes: { Status: 'Draft' },
  });
});
