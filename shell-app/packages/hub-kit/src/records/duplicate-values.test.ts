import { expect, test } from 'vitest';
import type { AnyScreen } from '../definition/define-screen.ts';
import { defineScreen } from '../definition/resource-screen.ts';
import { visibleScreen } from '../definition/visible-screen.ts';
import { employees, members, payments, users } from '../generated/resources.ts';
import { duplicateValues } from './duplicate-values.ts';
import type { FormValues } from './form-values.ts';

const bare = { icon: 'users', columns: {}, sort: { id: 'asc' } } as const;

function copyOf(screen: object, record: FormValues, denied: readonly string[] = []): FormValues {
  const { form } = visibleScreen(screen as AnyScreen, permission => !denied.includes(permission));
  const empty = form.empty({ user: {} as never, searchParams: new URLSearchParams() });
  return duplicateValues(form, record, empty);
}

test('a copy has the values of the record, without what is unique', () => {
  const screen = defineScreen(members, {
    ...bare,
    title: 'Members',
    form: {
      sections: [{ title: 'Member', fields: ['name', 'cardNumber', 'homeLocation', 'healthConditions'] }],
    },
  });
  const record = {
    id: '7',
    version: 3,
    name: 'Ada',
    cardNumber: 'C-1',
    homeLocationId: null,
    healthConditions: ['Asthma'],
  };
  expect(copyOf(screen, record)).toEqual({ name: 'Ada', homeLocationId: '', healthConditions: ['Asthma'] });
  expect(copyOf(screen, record, ['members-health:view'])).toEqual({ name: 'Ada', homeLocationId: '' });
});

test('numbers of a series, values of the server, passwords and sign-in names are not copied', () => {
  const paymentsScreen = defineScreen(payments, {
    ...bare,
    title: 'Payments',
    form: { sections: [{ title: 'Payment', fields: ['paymentNumber', 'amount', 'balanceAmount'] }] },
  });
  expect(copyOf(paymentsScreen, { paymentNumber: 'PAY-1', amount: 30, balanceAmount: 5 })).toEqual({
    amount: 30,
  });
  const usersScreen = defineScreen(users, {
    ...bare,
    title: 'Users',
    form: { sections: [{ title: 'User', fields: ['username', 'email', 'fullName', 'role', 'password'] }] },
  });
  const user = { username: 'ada', email: 'ada@example.com', fullName: 'Ada', role: 'Admin', password: 'x' };
  expect(copyOf(usersScreen, user)).toEqual({ fullName: 'Ada', role: 'Admin' });
});

test('a reference that only one record may have is not copied, nor pay that the user may not view', () => {
  const screen = defineScreen(employees, {
    ...bare,
    title: 'Employees',
    form: { sections: [{ title: 'Employee', fields: ['name', 'user', 'salary'] }] },
  });
  const employee = { name: 'Ben', userId: '4', salary: 2000 };
  expect(copyOf(screen, employee)).toEqual({ name: 'Ben', salary: 2000 });
  expect(copyOf(screen, employee, ['employees-pay:view'])).toEqual({ name: 'Ben' });
});
