import { expect, test } from 'vitest';
import type { OptionsDocument } from '../../definition/field-definition.ts';
import type { AnyFilter } from '../../definition/filter-definition.ts';
import { readFilterState, writeFilterState } from '../../definition/filter-state.ts';
import { checkInput, conditionOf, inputOf, operatorsOf, type ConditionInput } from './condition-input.ts';

const fields = {
  text: { kind: 'text', name: 'x', label: 'X' },
  money: { kind: 'money', name: 'x', label: 'X' },
  date: { kind: 'date', name: 'x', label: 'X' },
  choice: { kind: 'choice', name: 'x', label: 'X', choices: [] },
  list: { kind: 'list', name: 'x', label: 'X', choices: [] },
  reference: { kind: 'reference', name: 'x', label: 'X', options: {} as OptionsDocument },
} satisfies Record<string, AnyFilter>;

test.each<[keyof typeof fields, string, Partial<ConditionInput>]>([
  ['text', 'f.x.not=Ann', { operator: 'not', text: 'Ann' }],
  ['text', 'f.x.filled=', { operator: 'filled' }],
  ['money', 'f.x.not=0', { operator: 'unequal', from: 0 }],
  ['money', 'f.x.empty=', { operator: 'empty' }],
  ['date', 'f.x.empty=', { operator: 'empty' }],
  ['date', 'f.x.filled=', { operator: 'filled' }],
  ['choice', 'f.x.not=active&f.x.not=due', { operator: 'none', values: ['active', 'due'] }],
  ['choice', 'f.x.empty=', { operator: 'empty' }],
  ['list', 'f.x.not=old', { operator: 'none', values: ['old'] }],
  ['reference', 'f.x.not=7', { operator: 'none', values: ['7'] }],
  ['reference', 'f.x.filled=', { operator: 'filled' }],
])('a %s with %s is edited, and stays what it is', (kind, address, expected) => {
  const field: AnyFilter = fields[kind];
  const { x } = readFilterState(new URLSearchParams(address), [field]);
  const input = inputOf(field, x);
  expect(input).toMatchObject(expected);
  expect(checkInput(field, input)).toEqual({});
  expect(operatorsOf(kind).map(({ value }) => value)).toContain(input.operator);
  const written = new URLSearchParams();
  writeFilterState(written, { x: conditionOf(input) });
  expect(written.toString()).toBe(address);
});

test.each<[keyof typeof fields, Partial<ConditionInput>, Record<string, string>]>([
  ['text', { operator: 'not', text: ' ' }, { text: 'Enter a search text' }],
  ['money', { operator: 'unequal' }, { from: 'Enter a number' }],
  ['choice', { operator: 'none' }, { values: 'Choose at least one' }],
])('a %s with %o lacks its operand', (kind, changes, errors) => {
  const field: AnyFilter = fields[kind];
  expect(checkInput(field, { ...inputOf(field, undefined), ...changes })).toEqual(errors);
});
