import { parse } from 'graphql';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { requestOverHttp } from '../../testing/http.ts';
import { makeRecord } from '../../testing/samples.ts';
import type { Saved } from '../../testing/records.ts';
import { buildSchema } from '../server/schema.ts';
import { OperationCache } from './operation-cache.ts';
import { prepareOperation } from './prepared-operation.ts';

const app = useApp();
const odd = 'Zoë "Ω" \\ {a,b}\n\t\u2028 \u{1f600} \u0001';
const entries = ['a,b', 'c "d"', 'null', '\\', 'two\n"lines"', '{}'];
let trainer: Saved;
let member: Saved;

beforeAll(async () => {
  const admin = app.as('admin');
  trainer = await makeRecord(admin, 'Trainer', {
    name: odd,
    specializations: entries,
  });
  member = await makeRecord(admin, 'Member', { name: odd, assignedTrainerId: trainer.id });
  await makeRecord(admin, 'Member', { name: 'Ann' });
  const payment = { paymentNumber: 'PAY-1', memberId: member.id, amount: 12.5, notes: odd };
  await admin
    .records('Payment')
    .create({ ...payment, paymentDate: '2026-01-15', paymentMethod: 'cash', paymentType: 'membership' });
});

const request = (query: string, variables = {}) => app.as('admin').request(query, variables);

test.each([
  ['{ members { items { id name } totalCount pageInfo { hasNextPage endCursor } } }', true],
  ['{ trainer(id: 1) { members { items { paid: payments { pageInfo { endCursor } } } } } }', true],
  ['{ locations { items { openingHours { monday } } } }', true],
  ['mutation { deleteMember(id: 1) }', true],
  ['{ me { id } }', false],
  ['{ members { totalCount } me { id } }', false],
  ['{ __typename members { totalCount } }', false],
])('%s needs no GraphQL.js: %s', (query, isComplete) => {
  const cached = new OperationCache().add(query, null, parse(query))!;
  const { roots } = prepareOperation(buildSchema(), cached, {});
  expect(roots.every(root => root.resourceField)).toBe(isComplete);
});

test('root fields of both kinds have their values and errors in the order of the document', async () => {
  const query = `query ($id: ID!, $no: Boolean = false) {
    options: memberOptions(limit: 2) { label }
    __proto__: member(id: $id) { called: name }
    ...more
    expense(id: 1) { amount }
    skipped: me @include(if: $no) { id }
    kind: __typename
  }
  fragment more on Query { me { username } members { totalCount } }`;
  const { data, errors } = await app.as('trainer').respond(query, { id: member.id });
  expect(JSON.stringify(data)).toBe(
    JSON.stringify({
      options: [{ label: 'Ann' }, { label: odd }],
      ['__proto__']: { called: odd },
      me: { username: 'trainer' },
      members: { totalCount: 2 },
      expense: null,
      kind: 'Query',
    }),
  );
  expect(errors).toMatchObject([{ path: ['expense'], extensions: { code: 'FORBIDDEN' } }]);
});

test('texts, lists of texts and what is missing arrive as they are', async () => {
  const query = `query ($ids: [ID!]) {
    trainers(filter: { id: { in: $ids } }) { items { name specializations members { items { name email } } } }
    members { items { name assignedTrainer { id name specializations __typename } city } }
    payments { items { notes billing { id } member { id name } } }
  }`;
  expect(await request(query, { ids: [trainer.id] })).toMatchObject({
    trainers: {
      items: [{ name: odd, specializations: entries, members: { items: [{ name: odd }] } }],
    },
    members: {
      items: [
        { name: 'Ann', assignedTrainer: null },
        { name: odd, assignedTrainer: { id: trainer.id, name: odd, __typename: 'Trainer' } },
      ],
    },
    payments: { items: [{ notes: odd, billing: null, member: { id: member.id, name: odd } }] },
  });
});

test('aliases, type names and directives apply', async () => {
  const query = `query ($id: ID!, $more: Boolean!) {
    first: members(page: { limit: 1 }) {
      __typename
      after: pageInfo { next: hasNextPage __typename }
      names: items { called: name }
      numbers: items { id @include(if: $more) __typename }
    }
    member(id: $id) { ...who payments { totalCount __typename items { __typename amount } } }
    nobody: member(id: "999999") { name }
  }
  fragment who on Member { name ... on Member { status @skip(if: $more) } }`;
  const payments = {
    totalCount: 1,
    __typename: 'PaymentPage',
    items: [{ __typename: 'Payment', amount: 12.5 }],
  };
  const answer = {
    first: {
      __typename: 'MemberPage',
      after: { next: true, __typename: 'PageInfo' },
      names: [{ called: 'Ann' }],
      numbers: [{ id: expect.any(String), __typename: 'Member' }],
    },
    member: { name: odd, payments },
    nobody: null,
  };
  expect(await request(query, { id: member.id, more: true })).toEqual(answer);
  expect(await request(query, { id: member.id, more: false })).toEqual({
    ...answer,
    first: { ...answer.first, numbers: [{ __typename: 'Member' }] },
    member: { ...answer.member, status: expect.any(String) },
  });
});

test('a selection without fields is an empty object', async () => {
  const no = 'id @include(if: $no)';
  const lists = `query ($no: Boolean = false) {
    items: members { items { ${no} } }
    count: members { totalCount @include(if: $no) }
    info: members { pageInfo { endCursor @include(if: $no) } }
    trainers { items { members { items { ${no} } } } }
  }`;
  expect(await request(lists)).toEqual({
    items: { items: [{}, {}] },
    count: {},
    info: { pageInfo: {} },
    trainers: { items: [{ members: { items: [{}] } }] },
  });
  const records = `query ($id: ID!, $no: Boolean = false) {
    nested: member(id: $id) { assignedTrainer { ${no} } }
    member(id: $id) { ${no} }
    paymentsAggregate { sum { amount @include(if: $no) } count @include(if: $no) }
  }`;
  expect(await request(records, { id: member.id })).toEqual({
    nested: { assignedTrainer: {} },
    member: {},
    paymentsAggregate: [{ sum: {} }],
  });
  expect(await request('{ __proto__: members { totalCount } }')).toEqual(
    JSON.parse('{ "__proto__": { "totalCount": 2 } }'),
  );
});

test('the page of a list within a record is checked although only its count is selected', async () => {
  for (const page of ['limit: 1001', 'offset: -1', 'after: "nonsense"'])
    await expect(
      request(`{ members { items { payments(page: { ${page} }) { totalCount } } } }`),
      page,
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a variable that does not fit is reported for cached documents as well', async () => {
  const query = 'query ($n: Int) { members { items { payments(page: { offset: $n }) { totalCount } } } }';
  for (let time = 0; time < 6; time++)
    await expect(request(query, { n: null })).rejects.toThrow('page.offset must not be null');
});

test('a connection that is lost while rows are read fails one response', async () => {
  const { api, token } = app.as('admin');
  const locker = new pg.Client({ connectionString: app.databaseUrl });
  await locker.connect();
  await locker.query('begin; lock table member in access exclusive mode');
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const answer = requestOverHttp(
    api,
    { query: '{ members { items { name } } }' },
    { token, address: '203.0.113.1' },
  );
  const reads = () =>
    sent.mock.calls.findIndex(([query]) => (query as { text?: string }).text?.includes('from "member"'));
  await vi.waitUntil(() => reads() >= 0);
  const client = sent.mock.contexts[reads()] as unknown as pg.Client;
  sent.mockRestore();
  client.connection.stream.destroy(new Error('The network is gone'));
  expect((await answer).errors).toHaveLength(1);
  await locker.end();
  app.errors.splice(0);
  expect(await request('{ members { totalCount } }')).toEqual({ members: { totalCount: 2 } });
});

test('a page after the last one has its count', async () => {
  const query =
    '{ members(page: { offset: 100 }) { totalCount items { id } pageInfo { hasNextPage endCursor } } }';
  const pageInfo = { hasNextPage: false, endCursor: null };
  expect(await request(query)).toEqual({ members: { totalCount: 2, items: [], pageInfo } });
});

test('errors have the path of their field, and null only where a field may be null', async () => {
  const over = (query: string) => app.as('trainer').respond(query);
  const forbidden = { path: ['expense'], extensions: { code: 'FORBIDDEN', permission: 'expenses:view' } };
  expect(await over('{ members { totalCount } expense(id: 1) { amount } }')).toMatchObject({
    data: { members: { totalCount: 2 }, expense: null },
    errors: [forbidden],
  });
  expect(await over('{ members { totalCount } expenses { totalCount } }')).toMatchObject({
    data: null,
    errors: [{ ...forbidden, path: ['expenses'] }],
  });
  expect(await over('{ members { items { payments { totalCount } } } }')).toMatchObject({
    data: null,
    errors: [{ path: ['members'], extensions: { code: 'FORBIDDEN' } }],
  });
});
