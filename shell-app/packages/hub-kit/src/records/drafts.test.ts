import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorages } from '../common/stub-storages.fixture.ts';
import { defineScreen } from '../definition/resource-screen.ts';
import { employees, users } from '../generated/resources.ts';
import {
  enteredNames,
  fittingValues,
  isSharedComputer,
  markSharedComputer,
  readDrafts,
  removeDrafts,
  storableNames,
  storeDraft,
  type Draft,
} from './drafts.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorages().local;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const draft = (owner: string, values: object = { name: 'Ada' }): Draft => ({
  form: 'members/new',
  owner,
  at: Date.now(),
  version: null,
  before: {},
  values: { ...values },
});
const ownersOf = (userId: string) => readDrafts(userId).map(({ owner }) => owner);

test('a draft replaces that of its owner, and is of one user', () => {
  storeDraft('1', draft('a'));
  storeDraft('1', draft('b'));
  storeDraft('1', draft('a', { name: 'Ben' }));
  expect(readDrafts('1').map(({ owner, values }) => [owner, values['name']])).toEqual([
    ['a', 'Ben'],
    ['b', 'Ada'],
  ]);
  expect(readDrafts('2')).toEqual([]);
  removeDrafts('1', () => true);
  expect(stored.size).toBe(0);
});

test('twenty drafts of a user are kept, of 50 kB and for seven days', () => {
  vi.useFakeTimers();
  for (let index = 0; index < 25; index += 1) storeDraft('1', draft(String(index)));
  storeDraft('1', draft('large', { name: 'x'.repeat(50_000) }));
  expect(ownersOf('1')).toEqual(Array.from({ length: 20 }, (_, index) => String(24 - index)));
  vi.advanceTimersByTime(6 * 86_400_000);
  storeDraft('1', draft('new'));
  vi.advanceTimersByTime(86_400_000);
  expect(ownersOf('1')).toEqual(['new']);
  expect([...stored.values()].join()).not.toContain('"24"');
});

test.each([
  '',
  '{',
  '[]',
  '{"version":2,"drafts":[]}',
  '{"version":1,"drafts":[null,{"form":"members/new"}]}',
])('drafts that are %j are read as none', text => {
  stored.set('drafts.1', text);
  expect(readDrafts('1')).toEqual([]);
});

test('a shared computer stores no drafts, and has those of nobody', () => {
  storeDraft('1', draft('a'));
  storeDraft('2', draft('b'));
  // As a browser lists them.
  Object.assign(localStorage, Object.fromEntries(stored));
  markSharedComputer(true);
  storeDraft('1', draft('c'));
  expect(isSharedComputer()).toBe(true);
  expect([...stored.keys()]).toEqual(['shared-computer']);
  markSharedComputer(false);
  storeDraft('1', draft('d'));
  expect(ownersOf('1')).toEqual(['d']);
});

test('a browser that stores nothing has no drafts of another page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(isSharedComputer()).toBe(false);
  storeDraft('3', draft('a'));
  removeDrafts('3', () => true);
  expect(readDrafts('3')).toEqual([]);
});

test('sensitive fields and passwords are not stored', () => {
  const employee = defineScreen(employees, {
    title: 'Employees',
    icon: 'users',
    columns: { name: {} },
    sort: { name: 'asc' },
    form: {
      sections: [{ title: 'Employee', fields: ['name', 'salary', 'taxId', 'emergencyPhone', 'city'] }],
    },
  });
  const user = defineScreen(users, {
    title: 'Users',
    icon: 'users',
    columns: { username: {} },
    sort: { username: 'asc' },
    form: { sections: [{ title: 'User', fields: ['username', 'password', 'confirmPassword'] }] },
  });
  expect(storableNames(employee.form)).toEqual(['name', 'city']);
  expect(storableNames(user.form)).toEqual(['username']);
});

test('a draft has the changed fields of a stored record, and all of a new one but what the server proposes', () => {
  const names = ['name', 'number', 'city'];
  const before = { name: '', number: 'M-7', city: 'Boston', salary: 1 };
  const entered = (values: object, stored: object | null) =>
    enteredNames(
      names,
      { ...before, ...values },
      { initialValues: before, proposed: { number: 'M-7' }, stored: stored && { ...stored } },
    );
  expect(entered({ name: 'Ada' }, null)).toEqual(['name', 'city']);
  expect(entered({ name: 'Ada', number: 'M-9' }, null)).toEqual(names);
  expect(entered({ name: 'Ada' }, before)).toEqual(['name']);
  expect(entered({ salary: 2 }, null)).toEqual([]);
});

test('a form gets only values of its kinds', () => {
  const form = { name: '', tags: [], price: null, active: false };
  expect(fittingValues({ name: ['x'], tags: 'x', price: 3, active: true, health: ['Asthma'] }, form)).toEqual(
    { price: 3, active: true },
  );
});
