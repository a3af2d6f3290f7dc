import { expect, it } from 'vitest';
import { uniqueMatch, type SearchItem } from './search-items.ts';

const item = (title: string): SearchItem => ({ icon: 'dashboard', title, address: `/${title}` });

it.each([
  ['pay', ['PAY-777001', 'Payments', 'Add Payment'], undefined],
  ['payments', ['PAY-777001', 'Payments'], 'Payments'],
  ['ada', ['Ada Adams'], 'Ada Adams'],
  ['ada adams ', ['Ada Adams', 'Ada Adamson'], 'Ada Adams'],
  ['ada adams', ['Ada Adams', 'Ada Adams', 'Bea Brown'], undefined],
  ['nobody', [], undefined],
])('%j among %j means %s', (text, titles, meant) => {
  expect(uniqueMatch(text, titles.map(item))?.title).toBe(meant);
});
