import { contracts } from '../generated/resources.ts';
import { expect, it } from 'vitest';
import { chipColors } from './chip-colors.ts';
import { defineScreen } from './resource-screen.ts';

const base = {
  title: 'Contracts',
  icon: 'id-card',
  sort: { contractNumber: 'asc' },
  pageSize: 10,
  pageSizes: [10],
  form: { sections: [{ title: 'All', fields: ['notes'] }] },
} as const;

const screen = defineScreen(contracts, {
  ...base,
  columns: { contractNumber: {}, status: { chip: { active: 'green', '*': 'grey' } } },
});

it('returns the colors of a column', () => {
  expect(chipColors(screen, 'status')).toEqual({ active: 'green', '*': 'grey' });
  expect(chipColors(screen, 'contractNumber')).toEqual({});
});

it('takes columns only, and a chip the values of its field', () => {
  // @ts-expect-error a column of this name does not exist
  expect(chipColors(screen, 'state')).toEqual({});
  defineScreen(contracts, {
    ...base,
    // @ts-expect-error a status that contracts cannot have
    columns: { status: { chip: { actve: 'green' } } },
  });
});
