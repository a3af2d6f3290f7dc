import { expect, test } from 'vitest';
import { tableRequest } from './table-request.ts';

test.each([
  ['{ members { items { id } } ', 'Syntax Error: Expected Name, found <EOF>.'],
  ['{ members { items { id } } member(id: 1) { id } }', /one root field/],
  ['fragment F on Query { member(id: 1) { id } } { ...F }', /one root field/],
  ['mutation { login { token } }', 'A table needs a query, not a mutation'],
  ['{ loginHint }', 'loginHint returns no list'],
  ['{ members { items { id } more: items { name } } }', /ask for items once/],
  ['query A { members { items { id } } } query B { members { items { id } } }', /operationName/],
])('%s is no table', (query, message) => {
  expect(() => tableRequest({ query })).toThrow(message);
});
