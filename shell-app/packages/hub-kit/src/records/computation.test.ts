import { expect, it } from 'vitest';
import type { Computed } from '../definition/define-screen.ts';
import type { SignedInUser } from '../common/session.tsx';
import { Computation, openingValues } from './computation.ts';
import type { FormValues } from './form-values.ts';

const context = { user: { fullName: 'Mia Manager' } as SignedInUser };

/** A form that is open with one computed field; `edit` returns its value after a change. */
function open(name: string, computed: Computed<unknown, FormValues>, opened: FormValues) {
  const form = { values: opened, initialValues: opened };
  const computation = new Computation(name, computed);
  const edit = (change: FormValues): unknown => {
    form.values = { ...form.values, ...change };
    const result = computation.next(form, context);
    // The form computes again after each value that was entered.
    return result === null ? form.values[name] : edit({ [name]: result });
  };
  edit({});
  const reset = (values: FormValues) => {
    form.values = form.initialValues = values;
    return edit({});
  };
  return { edit, reset };
}

const approver: Computed<unknown, FormValues> = {
  from: ['status'],
  compute: ({ status, approvedBy }, { user }) =>
    status === 'approved' && approvedBy === '' ? user.fullName : null,
};
const openExpense = (initial: FormValues = { status: 'pending', approvedBy: '' }) =>
  open('approvedBy', approver, initial);

it('fills an empty field each time that a value it follows from changes', () => {
  const { edit } = openExpense();
  expect(edit({ status: 'approved' })).toBe('Mia Manager');
  expect(edit({ approvedBy: '' })).toBe('');
  expect(edit({ notes: 'Paid' })).toBe('');
  expect(edit({ status: 'pending' })).toBe('');
  expect(edit({ status: 'approved' })).toBe('Mia Manager');
});

it('never replaces what the user typed, also when it is cleared', () => {
  const { edit } = openExpense();
  expect(edit({ approvedBy: 'Ann' })).toBe('Ann');
  expect(edit({ status: 'approved' })).toBe('Ann');
  expect(edit({ approvedBy: '' })).toBe('');
  expect(edit({ approvedBy: 'Ben' })).toBe('Ben');
  expect(edit({ status: 'pending' })).toBe('Ben');
  expect(edit({ status: 'approved' })).toBe('Ben');
});

it('leaves what is stored', () => {
  expect(openExpense({ status: 'approved', approvedBy: '' }).edit({ notes: 'Paid' })).toBe('');
  expect(openExpense({ status: 'pending', approvedBy: 'Ann' }).edit({ status: 'approved' })).toBe('Ann');
  // What another user has saved meanwhile.
  expect(openExpense().reset({ status: 'approved', approvedBy: '' })).toBe('');
});

it('follows its result, with what is typed until the next', () => {
  const total: Computed<unknown, FormValues> = {
    compute: ({ amount }) => (amount === null ? null : Number(amount) * 2),
  };
  const { edit } = open('total', total, { amount: 5, total: 10 });
  expect(edit({ total: 11 })).toBe(11);
  expect(edit({ amount: null })).toBe(11);
  expect(edit({ amount: 5 })).toBe(11);
  expect(edit({ amount: 6 })).toBe(12);
});

it('follows its result until the user edits it', () => {
  const hours: Computed<unknown, FormValues> = {
    compute: ({ end }) => (end === '' ? null : Number(end) - 9),
    untilEdited: true,
  };
  const { edit } = open('hours', hours, { end: '', hours: 0 });
  expect(edit({ end: '17' })).toBe(8);
  expect(edit({ end: '16' })).toBe(7);
  expect(edit({ hours: 6 })).toBe(6);
  expect(edit({ end: '18' })).toBe(6);
  expect(edit({ hours: null })).toBe(null);
  expect(edit({ end: '19' })).toBe(10);
});

it('computes what follows from the values of a link, unless the link presets it', () => {
  const empty = { amount: 0, tax: 0, total: null, status: 'pending', approvedBy: '' };
  const computed = {
    total: { compute: ({ amount, tax }: FormValues) => Number(amount) + Number(tax) },
    approvedBy: approver,
  };
  const opened = (presets: FormValues) => openingValues<FormValues>(computed, empty, presets, context);
  expect(opened({})).toEqual(empty);
  expect(opened({ amount: 100 })).toEqual({ ...empty, amount: 100, total: 100 });
  expect(opened({ amount: 100, total: 90 })).toEqual({ ...empty, amount: 100, total: 90 });
  expect(opened({ status: 'approved' })).toMatchObject({ approvedBy: 'Mia Manager' });
});
