import { expect, test } from 'vitest';
import { contracts } from '../contracts.ts';
import { rejection } from '../../testing/golden/rejection.ts';
import { listQuery } from './list-query.ts';
import { restResource } from './resource.ts';

const resourceAt = (path: string) => restResource(contracts.find(contract => contract.path === path)!);
const members = resourceAt('members');

test('requests every row in the default order without parameters', () => {
  expect(listQuery(members, {})).toEqual({ filter: {}, sort: undefined, search: undefined, page: undefined });
});

test.each([
  [{ page: '3' }, { limit: 25, offset: 50 }],
  [{ page_size: '10' }, { limit: 10, offset: 0 }],
  [
    { page: '2', pageSize: '1000' },
    { limit: 1000, offset: 1000 },
  ],
])('reads the page from %j', (query, page) => {
  expect(listQuery(members, query).page).toEqual(page);
});

test('sorts by wire or GraphQL names, downwards after a minus', () => {
  expect(listQuery(members, { sort: '-joining_date, name,assignedTrainerName' }).sort).toEqual([
    { field: 'joiningDate', direction: 'DESC' },
    { field: 'name', direction: 'ASC' },
    { field: 'assignedTrainerName', direction: 'ASC' },
  ]);
});

test('compares a field with each further parameter', () => {
  const query = {
    status: 'active',
    assigned_trainer_id: '3',
    healthConditions: 'Asthma',
    date_of_birth: '',
    q: '  smith ',
  };
  expect(listQuery(members, query)).toMatchObject({
    filter: {
      status: { eq: 'active' },
      assignedTrainerId: { eq: '3' },
      healthConditions: { contains: 'Asthma' },
      dateOfBirth: { isNull: true },
    },
    search: 'smith',
  });
});

test('a date is in a relative time', () => {
  expect(listQuery(members, { joining_date: 'now-1M/M', created_at: 'now/d', city: 'now' }).filter).toEqual({
    joiningDate: { gte: 'now-1M/M', lte: 'now-1M/M' },
    createdAt: { gte: 'now/d', lte: 'now/d' },
    city: { eq: 'now' },
  });
  expect(rejection(() => listQuery(members, { joining_date: 'now-1' })).fields).toEqual({
    joining_date: expect.stringMatching(/^Joining date must be written as now, then steps/) as string,
  });
});

test('reads the records of a day', () => {
  expect(listQuery(members, { as_of: '2026-01-31' }).asOf).toBe('2026-01-31');
  expect(listQuery(members, { asOf: 'now-1M/M' }).asOf).toBe('now-1M/M');
});

test('names everything that is wrong at once', () => {
  const query = {
    foo: '1',
    as_of: '31.1.2026',
    page: '0',
    page_size: '1001',
    sort: 'shoe_size',
    joining_date: 'soon',
    status: ['a', 'b'],
  };
  expect(rejection(() => listQuery(members, query)).fields).toEqual({
    foo: 'Unknown query parameter: foo',
    as_of: 'as_of must be a date, yyyy-mm-dd, or relative, such as now-1M/M',
    page: 'page must be a whole number from 1',
    page_size: 'page_size must be a whole number from 1 to 1000',
    sort: 'Cannot sort by shoe_size',
    joining_date: 'Joining date must be a date, yyyy-mm-dd',
    status: 'status is given more than once',
  });
});

test('finds master data by its field page, where that is no number', () => {
  const masterData = resourceAt('master-data');
  expect(listQuery(masterData, { page: 'Members' })).toMatchObject({
    filter: { page: { eq: 'Members' } },
    page: undefined,
  });
  expect(listQuery(masterData, { page: '2' })).toMatchObject({ filter: {}, page: { limit: 25, offset: 25 } });
});
