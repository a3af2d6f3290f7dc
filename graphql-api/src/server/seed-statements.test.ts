import { expect, test } from 'vitest';
import { seedStatements } from './seed-statements.ts';

const rowsOf = (statement: string) => statement.split('\n').slice(1, -1);

test('the migration of a new table adds its permissions and choices', () => {
  const [grants, choices, ...others] = seedStatements('create table "trainer" ("id" serial primary key);');
  expect(others).toEqual([]);
  expect(grants).toMatch(/^insert into "permission" .*on conflict \("role", "resource"\) do nothing;$/s);
  expect(rowsOf(grants!)).toEqual([
    "  ('Super User', 'trainers', true, true, true, true, true),",
    "  ('Admin', 'trainers', true, true, true, true, true),",
    "  ('Accounts', 'trainers', true, false, false, false, false),",
    "  ('Reception', 'trainers', true, false, false, false, true),",
    "  ('Trainer', 'trainers', true, false, false, false, true)",
  ]);
  expect(choices).toMatch(/^insert into "master_data_item" .*on conflict do nothing;$/s);
  expect(rowsOf(choices!)).toContain("  ('Trainers', 'status', 'on leave', 'On Leave', 1, true),");
});

test('the migration of a new column adds the choices of its drop-down alone', () => {
  const [choices, ...others] = seedStatements(
    'alter table "employee" add "notes" text null, add "qualifications" text[] not null;',
  );
  expect(others).toEqual([]);
  expect(rowsOf(choices!)).toHaveLength(12);
  expect(rowsOf(choices!)[1]).toBe(
    "  ('EmployeeDetails', 'qualifications', 'Associate''s Degree', 'Associate''s Degree', 1, true),",
  );
});

test.each([
  ['a column of a drop-down that another column has', 'alter table "contract" add "billing_type" text null;'],
  ['a column without choices', 'alter table "employee" add "notes" text null;'],
  ['an index', 'create index "employee_status" on "employee" ("status");'],
])('%s adds nothing', (_what, statements) => {
  expect(seedStatements(statements)).toEqual([]);
});
