import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';

const app = useApp();

const list = (argument: string) => `{ members(${argument}) { totalCount } }`;
const rejection = (query: string, variables = {}) =>
  app
    .as('admin')
    .request(query, variables)
    .then(
      () => undefined,
      (error: { code: string; message: string; fields?: object }) => error,
    );

test.each([
  ['filter: { joiningDate: { gte: "tomorrow" } }', 'filter.joiningDate.gte', 'must be a date (yyyy-mm-dd)'],
  [
    'filter: { and: [{ createdAt: { lt: "2026-02-30" } }] }',
    'filter.and.createdAt.lt',
    'must be a date-time (ISO 8601, such as 2025-01-31T09:30:00Z)',
  ],
  ['filter: { version: { eq: "one" } }', 'filter.version.eq', 'must be a whole number'],
  ['page: { limit: "many" }', 'page.limit', 'must be a whole number'],
])('an error names the field of a value in a document: %s', async (argument, field, expected) => {
  const message = `${field} ${expected}`;
  expect(await rejection(list(argument))).toMatchObject({
    code: 'BAD_USER_INPUT',
    message,
    fields: { [field]: message },
  });
});

test.each([
  [
    'sort: [{ field: name, direction: UP }]',
    'sort.direction',
    'Value "UP" does not exist in "SortDirection" enum.',
  ],
  [
    'filter: { nonsense: { eq: 1 } }',
    'filter.nonsense',
    'Field "nonsense" is not defined by type "MemberFilter".',
  ],
])('and says what GraphQL.js says of it: %s', async (argument, field, message) => {
  const error = await rejection(list(argument));
  expect(error!.message).toContain(`${field}: ${message}`);
  expect(Object.keys(error!.fields!)).toEqual([field]);
});

const withVariables = `query ($where: MemberFilter, $sort: [MemberSort!], $page: PageInput) {
  members(filter: $where, sort: $sort, page: $page) { totalCount } }`;

test.each([
  [{ where: { joiningDate: { gte: 'tomorrow' } } }, 'where.joiningDate.gte', 'must be a date (yyyy-mm-dd)'],
  [
    { where: { or: [{}, { id: { in: ['1', true] } }] } },
    'where.or.1.id.in.1',
    'must be the number of a record',
  ],
  [{ sort: [{ field: 'name', direction: 'UP' }] }, 'sort.0.direction', 'must be one of: ASC, DESC'],
  [{ page: { offset: 1.5 } }, 'page.offset', 'must be a whole number'],
])('an error names the field of a value in the variables: %j', async (variables, field, expected) => {
  const message = `${field} ${expected}`;
  expect(await rejection(withVariables, variables)).toMatchObject({
    code: 'BAD_USER_INPUT',
    message,
    fields: { [field]: message },
  });
});
