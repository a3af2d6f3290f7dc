import { getOperationAST, parse } from 'graphql';
import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { requestOverHttp } from '../../testing/http.ts';
import { makeRecord } from '../../testing/samples.ts';
import type { Saved } from '../../testing/records.ts';
import type { WriteLines } from '../query/places.ts';
import { WrittenTable } from '../query/writer.ts';
import { buildSchema } from '../server/schema.ts';
import { prepareWritten } from './written-execution.ts';

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

const schema = buildSchema();
const writable = (query: string, as: 'json' | WriteLines = 'json', variables = {}) => {
  const document = parse(query);
  const run = prepareWritten(schema, document, getOperationAST(document)!)(variables, as);
  return run !== undefined;
};
const lines: WriteLines = () => () => '';

describe('what is written', () => {
  test.each([
    '{ members { items { id name } totalCount pageInfo { hasNextPage endCursor } } }',
    '{ all: members { rows: items { number: id __typename } __typename } trainers { totalCount } }',
    '{ trainer(id: 1) { specializations members { items { payments(page: { limit: 5 }) { items { amount member { name } } } } } } }',
    '{ paymentsAggregate(groupBy: [{ paymentDate: MONTH }]) { group { paymentDate { month } } sum { amount } __typename } }',
    'query ($no: Boolean = true) { members { items { id ...more @skip(if: $no) } } } fragment more on Member { name }',
  ])('%s is', query => {
    expect(writable(query, 'json', { no: true })).toBe(true);
  });

  test.each([
    '{ me { id } }',
    '{ members { totalCount } me { id } }',
    '{ __typename members { totalCount } }',
    '{ locations { items { openingHours { monday } } } }',
    '{ members { items { payments { pageInfo { endCursor } } } } }',
    '{ trainer(id: 1) { members { items { payments { items { amount } } } } } }',
    '{ members { items { payments { items { paid: amount } } } } }',
    'mutation { deleteMember(id: 1) }',
  ])('%s is not', query => {
    expect(writable(query)).toBe(false);
  });

  test('as a table is what has a column for each value', () => {
    expect(writable('{ members { items { id assignedTrainer { name } } totalCount } }', lines)).toBe(true);
    expect(writable('{ membersAggregate { count } }', lines)).toBe(true);
    expect(writable('{ trainers { items { specializations } } }', lines)).toBe(false);
    expect(writable('{ members { items { payments { totalCount } } } }', lines)).toBe(false);
    expect(writable('{ members { items { __typename } } }', lines)).toBe(false);
    expect(writable('{ member(id: 1) { name } }', lines)).toBe(false);
  });
});

// A person asks in both ways, and is told the same.
const ask = (query: string, variables = {}) => app.as('admin').request(query, variables);

test('texts, lists of texts and what is missing arrive as they are', async () => {
  const query = `query ($ids: [ID!]) {
    trainers(filter: { id: { in: $ids } }) { items { name specializations members { items { name email } } } }
    members { items { name assignedTrainer { id name specializations __typename } city } }
    payments { items { notes billing { id } member { id name } } }
  }`;
  expect(await ask(query, { ids: [trainer.id] })).toMatchObject({
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

test('names, types and conditions are those of the question', async () => {
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
  expect(await ask(query, { id: member.id, more: true })).toEqual(answer);
  expect(await ask(query, { id: member.id, more: false })).toEqual({
    ...answer,
    first: { ...answer.first, numbers: [{ __typename: 'Member' }] },
    member: { ...answer.member, status: expect.any(String) },
  });
});

test('what is asked of nothing is an empty object', async () => {
  const no = 'id @include(if: $no)';
  const lists = `query ($no: Boolean = false) {
    items: members { items { ${no} } }
    count: members { totalCount @include(if: $no) }
    info: members { pageInfo { endCursor @include(if: $no) } }
    trainers { items { members { items { ${no} } } } }
  }`;
  expect(await ask(lists)).toEqual({
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
  expect(await ask(records, { id: member.id })).toEqual({
    nested: { assignedTrainer: {} },
    member: {},
    paymentsAggregate: [{ sum: {} }],
  });
  expect(await ask('{ __proto__: members { totalCount } }')).toEqual(
    JSON.parse('{ "__proto__": { "totalCount": 2 } }'),
  );
});

test('the page of a list within a record is checked although only its count is selected', async () => {
  for (const page of ['limit: 1001', 'offset: -1', 'after: "nonsense"'])
    await expect(
      ask(`{ members { items { payments(page: { ${page} }) { totalCount } } } }`),
      page,
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a variable that does not fit is told, however often it comes', async () => {
  const query = 'query ($n: Int) { members { items { payments(page: { offset: $n }) { totalCount } } } }';
  for (let time = 0; time < 6; time++)
    await expect(ask(query, { n: null })).rejects.toThrow('Something went wrong');
  app.errors.splice(0);
});

test('a connection that is lost while rows are awaited fails the answer and nothing else', async () => {
  const locker = new pg.Client({ connectionString: app.databaseUrl });
  await locker.connect();
  await locker.query('begin; lock table member in access exclusive mode');
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const answer = requestOverHttp(
    app.api,
    { query: '{ members { items { name } } }' },
    { token: app.as('admin').token, address: '203.0.113.1' },
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
  expect(await ask('{ members { totalCount } }')).toEqual({ members: { totalCount: 2 } });
});

test('a page behind the last one still has its count', async () => {
  const query =
    '{ members(page: { offset: 100 }) { totalCount items { id } pageInfo { hasNextPage endCursor } } }';
  const pageInfo = { hasNextPage: false, endCursor: null };
  expect(await ask(query)).toEqual({ members: { totalCount: 2, items: [], pageInfo } });
});

test('what is refused or fails is told at its place, and leaves what may be missing empty', async () => {
  const caller = { token: app.as('trainer').token, address: '203.0.113.7' };
  const over = (query: string) => requestOverHttp(app.api, { query }, caller);
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

describe('a table', () => {
  const cells: WriteLines = columns => row =>
    `${columns.map(({ path, at, kind }) => `${path.join('.')}|${kind}|${row[at] ?? ''}`).join(';')}\n`;
  const asked = async (query: string) => {
    const { data } = await app.api.execute(
      { query, writeLines: cells },
      { token: app.as('admin').token, address: '203.0.113.1' },
    );
    const [table] = Object.values(data!);
    if (!(table instanceof WrittenTable)) throw new Error('This is no table');
    return { ...table, lines: Buffer.concat(table.lines.map(piece => Buffer.from(piece))).toString() };
  };

  test('has the lines of a page, and how to read on', async () => {
    expect(
      await asked(
        '{ members(page: { limit: 1 }) { items { name assignedTrainer { id } } totalCount pageInfo { hasNextPage } } }',
      ),
    ).toEqual({
      lines: 'name|text|Ann;assignedTrainer.id|plain text|\n',
      rows: 1,
      totalCount: 2,
      pageInfo: { hasNextPage: true, endCursor: expect.any(String) },
    });
  });

  test('has a line for each group', async () => {
    const { lines: text, rows } = await asked(
      '{ paymentsAggregate(groupBy: [{ paymentStatus: true }]) { group { paymentStatus } count sum { amount } } }',
    );
    expect(rows).toBe(1);
    expect(text).toMatch(/^group\.paymentStatus\|text\|\w+;count\|number\|1;sum\.amount\|number\|12\.50\n$/);
  });

  test('may be long, a page of objects not', async () => {
    const query = '{ members(page: { limit: 20000 }) { items { name } } }';
    expect(await asked(query)).toMatchObject({ rows: 2 });
    await expect(ask(query)).rejects.toMatchObject({ message: expect.stringContaining('0 to 1000 rows') });
  });
});
