import { expect, it } from 'vitest';
import type { SignedInUser } from '../../common/session.tsx';
import type { AnyScreen } from '../../definition/define-screen.ts';
import { defineScreen } from '../../definition/resource-screen.ts';
import { expenses } from '../../generated/resources.ts';
import { changeSteps } from './change-steps.ts';

const step = { icon: 'check', when: ({ status }: { status: string }) => status === 'pending' } as const;
const { actions } = defineScreen(expenses, {
  title: 'Expenses',
  icon: 'money',
  columns: { vendor: {}, status: {} },
  sort: { vendor: 'asc' },
  form: { sections: [{ title: 'Expense', fields: ['vendor', 'status'] }] },
  actions: [
    { ...step, label: 'Approve', change: { status: 'approved', approvedBy: ({ user }) => user.fullName } },
    { ...step, label: 'Copy', change: { vendor: ({ row }) => `${row.vendor} 2` } },
    { ...step, label: 'Request', change: { status: 'paid' }, operation: {} as never },
    { ...step, label: 'Edit', edit: () => ({ status: 'rejected' }) },
  ],
}) as unknown as AnyScreen;
const user = { fullName: 'Ada Adams' } as SignedInUser;
const row = (id: string, status: string) => ({
  id,
  version: 10 + Number(id),
  status,
  vendor: `Vendor ${id}`,
});
const stepsOf = (...rows: ReturnType<typeof row>[]) =>
  changeSteps(actions!, rows, user).map(({ action, ids, versions, patch }) => [
    action.label,
    ids,
    versions,
    patch,
  ]);

it('a step is offered for the rows it is for, where one change fits them all', () => {
  const approval = { status: 'approved', approvedBy: 'Ada Adams' };
  expect(stepsOf(row('1', 'pending'), row('2', 'approved'), row('3', 'pending'))).toEqual([
    ['Approve', ['1', '3'], [11, 13], approval],
  ]);
  expect(stepsOf(row('1', 'pending'))).toEqual([
    ['Approve', ['1'], [11], approval],
    ['Copy', ['1'], [11], { vendor: 'Vendor 1 2' }],
  ]);
  expect(stepsOf(row('2', 'approved'))).toEqual([]);
});
