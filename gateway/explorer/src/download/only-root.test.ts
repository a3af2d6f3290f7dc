import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { onlyRoot } from './only-root.ts';

const query = `query Two($n: Int!, $from: LocalDate!) {
  members(page: { limit: $n }) { items { ...Name } }
  paid: paymentsAggregate(filter: { paymentDate: { gte: $from } }) { ...Figures }
}
fragment Name on Member { name }
fragment Figures on PaymentAggregate { count }`;
const variables = { n: 3, from: '2026-01-01' };

test('the other root fields are left out, with their variables and fragments, and the name has the field', () => {
  const reduced = onlyRoot({ query, variables, operationName: 'Two' }, 'paid');
  expect(reduced.variables).toEqual({ from: '2026-01-01' });
  expect(reduced.operationName).toBe('Two_paid');
  expect(print(parse(reduced.query))).toBe(
    print(
      parse(`query Two_paid($from: LocalDate!) {
        paid: paymentsAggregate(filter: { paymentDate: { gte: $from } }) { ...Figures }
      }
      fragment Figures on PaymentAggregate { count }`),
    ),
  );
});

test('a query without a name stays without one', () => {
  const reduced = onlyRoot({ query: '{ a: members { totalCount } b: members { totalCount } }' }, 'b');
  expect(reduced.operationName).toBeUndefined();
  expect(print(parse(reduced.query))).toBe(print(parse('{ b: members { totalCount } }')));
});

test.each([
  ['a query without this field', query, 'payments'],
  ['a query of one field', '{ paid: members { totalCount } }', 'paid'],
  ['what is no GraphQL', '{ members', 'members'],
])('%s stays as it is', (_case, text, root) => {
  const request = { query: text, variables };
  expect(onlyRoot(request, root)).toBe(request);
});
