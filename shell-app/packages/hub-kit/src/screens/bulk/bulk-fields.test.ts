import { expect, it } from 'vitest';
import { defineScreen } from '../../definition/resource-screen.ts';
import { lazyField } from '../../definition/lazy-field.ts';
import type { AnyScreen } from '../../definition/define-screen.ts';
import { visibleScreen } from '../../definition/visible-screen.ts';
import { billingRecords, members } from '../../generated/resources.ts';
import { expectedCount } from './bulk-count.ts';
import { bulkFields } from './bulk-fields.ts';

const namesOf = (screen: AnyScreen) => bulkFields(screen).map(({ name }) => name);

const membersScreen = defineScreen(members, {
  title: 'Members',
  icon: 'users',
  columns: { name: {} },
  sort: { name: 'asc' },
  fields: { address: { field: lazyField(() => Promise.reject(new Error('Not loaded'))), text: String } },
  form: {
    sections: [
      {
        title: 'Member',
        fields: ['name', 'cardNumber', 'status', 'assignedTrainer', 'healthConditions', 'address'],
      },
    ],
  },
}) as unknown as AnyScreen;

it('one value fits many records unless it is unique, a field of its own or hidden from the user', () => {
  const common = ['name', 'status', 'assignedTrainerId'];
  expect(namesOf(membersScreen)).toEqual([...common, 'healthConditions']);
  expect(namesOf(visibleScreen(membersScreen, () => false))).toEqual(common);
});

it('results and what the server sets are left out', () => {
  const screen = defineScreen(billingRecords, {
    title: 'Billing',
    icon: 'money',
    columns: { invoiceNumber: {} },
    sort: { invoiceNumber: 'asc' },
    form: {
      sections: [
        {
          title: 'Invoice',
          fields: ['invoiceNumber', 'dueDate', 'amount', 'totalAmount', 'paidAmount', 'paymentDate'],
        },
      ],
      computed: {
        totalAmount: { compute: ({ amount }) => amount },
        paymentDate: { from: ['amount'], compute: () => null },
      },
    },
  }) as unknown as AnyScreen;
  expect(namesOf(screen)).toEqual(['dueDate', 'amount', 'paymentDate']);
});

it('a preview says how many records will be done, at the most where not all were checked', () => {
  const preview = { total: 10, checked: 10, changed: 7, unchanged: 2, rejected: 1, rejections: [] };
  expect(expectedCount(preview)).toEqual({ count: 7, isExact: true });
  expect(expectedCount({ ...preview, total: 2345 })).toEqual({ count: 2342, isExact: false });
  expect(expectedCount({ ...preview, changed: 0 })).toBeNull();
});
