import { beforeAll, describe, expect, test, vi } from 'vitest';
import pg from 'pg';
import { useApp } from '../../testing/app.ts';
import { makeRecord } from '../../testing/samples.ts';
import type { Saved } from '../../testing/records.ts';

const app = useApp();
let trainer: Saved;
let members: Saved[];

beforeAll(async () => {
  const admin = app.as('admin');
  trainer = await makeRecord(admin, 'Trainer', { name: 'Tara' });
  members = [];
  for (const name of ['Ann', 'Bob', 'Cid']) {
    const member = await makeRecord(admin, 'Member', { name, assignedTrainerId: trainer.id });
    members.push(member);
    for (const amount of [10, 20]) await makeRecord(admin, 'Payment', { memberId: member.id, amount });
  }
});

const ids = () => members.map(({ id }) => id);

describe('one statement', () => {
  /** One for each way in which a query runs: in the process and over HTTP. */
  async function statementsOf(query: string, variables: Record<string, unknown>): Promise<string[]> {
    const admin = app.as('admin');
    await admin.request('{ me { id } }');
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await admin.request(query, variables);
      // Estimates of table sizes are read now and then, and the listener for changes checks its connection.
      return sent.mock.calls
        .map(([statement]) => (statement as unknown as { text?: string }).text ?? String(statement))
        .filter(text => !/pg_class|pg_stats|pg_notify/.test(text));
    } finally {
      sent.mockRestore();
    }
  }

  test('returns a list with its count, to-one and to-many relations, and lists within lists', async () => {
    const statements = await statementsOf(
      `query ($ids: [ID!]) {
         members(filter: { id: { in: $ids }, payments: { some: { amount: { gt: 5 } } } }, search: "n", sort: [{ field: assignedTrainerName }]) {
           totalCount pageInfo { hasNextPage }
           items {
             name assignedTrainer { name members { totalCount items { name payments { items { amount } } } } }
             latest: payments(page: { limit: 1 }) { totalCount items { amount location { name } } }
             invoices { items { invoiceNumber } }
           }
         }
       }`,
      { ids: ids() },
    );
    expect(statements).toEqual(Array(2).fill(expect.stringMatching(/^select/)));
  });

  test('returns one record', async () => {
    const query =
      'query ($id: ID!) { trainer(id: $id) { name members { items { name } } sessions { totalCount } } }';
    expect(await statementsOf(query, { id: trainer.id })).toHaveLength(2);
  });

  test('fetches the selected columns only, and counts only if selected', async () => {
    const statements = await statementsOf('{ members { items { name } } }', {});
    expect(statements).toHaveLength(2);
    for (const statement of statements) expect(statement).not.toMatch(/email|count\(/);
  });
});

test('lists within a record are filtered, sorted, searched and paged like those at the root', async () => {
  const data = await app.as('admin').request(
    `query ($id: ID!) {
       trainer(id: $id) {
         first: members(sort: [{ field: name, direction: DESC }], page: { limit: 2 }) { items { name } totalCount pageInfo { hasNextPage endCursor } }
         some: members(filter: { name: { startsWith: "b" } }) { items { name } totalCount }
         searched: members(search: "CID") { items { name } }
         behind: members(page: { offset: 10 }) { items { name } totalCount }
         counted: members(page: { limit: 0 }) { totalCount }
       }
     }`,
    { id: trainer.id },
  );
  expect(data).toEqual({
    trainer: {
      first: {
        items: [{ name: 'Cid' }, { name: 'Bob' }],
        totalCount: 3,
        pageInfo: { hasNextPage: true, endCursor: expect.any(String) },
      },
      some: { items: [{ name: 'Bob' }], totalCount: 1 },
      searched: { items: [{ name: 'Cid' }] },
      behind: { items: [], totalCount: 3 },
      counted: { totalCount: 3 },
    },
  });
  const { trainer: found } = data as { trainer: { first: { pageInfo: { endCursor: string } } } };
  const next = await app.as('admin').request(
    `query ($id: ID!, $after: String) {
       trainer(id: $id) { members(sort: [{ field: name, direction: DESC }], page: { after: $after }) { items { name } } }
     }`,
    { id: trainer.id, after: found.first.pageInfo.endCursor },
  );
  expect(next).toEqual({ trainer: { members: { items: [{ name: 'Ann' }] } } });
});

test('a count without rows is right', async () => {
  const filter = { id: { in: ids() } };
  const query = `query ($filter: MemberFilter) { members(filter: $filter, page: { limit: 0 }) { totalCount items { id } } }`;
  expect(await app.as('admin').request(query, { filter })).toEqual({ members: { totalCount: 3, items: [] } });
});

test('every field of a response can have an alias', async () => {
  const data = await app.as('admin').request(
    `query ($ids: [ID!]) {
       people: members(filter: { id: { in: $ids } }, sort: [{ field: name }]) {
         rows: items { called: name coach: assignedTrainer { known: name } again: assignedTrainer { id } }
         items: totalCount
         more: pageInfo { any: hasNextPage }
         __typename
       }
     }`,
    { ids: ids() },
  );
  const row = (called: string) => ({ called, coach: { known: 'Tara' }, again: { id: trainer.id } });
  expect(data).toEqual({
    people: {
      rows: [row('Ann'), row('Bob'), row('Cid')],
      items: 3,
      more: { any: false },
      __typename: 'MemberPage',
    },
  });
});

test('two aliases of one relation have lists of their own', async () => {
  const query = `query ($id: ID!) {
    member(id: $id) {
      a: assignedTrainer { members(page: { limit: 1 }) { items { name } } }
      b: assignedTrainer { members(page: { limit: 2 }) { items { name } } }
    }
  }`;
  expect(await app.as('admin').request(query, { id: members[0]!.id })).toEqual({
    member: {
      a: { members: { items: [{ name: 'Ann' }] } },
      b: { members: { items: [{ name: 'Ann' }, { name: 'Bob' }] } },
    },
  });
});

test('lists within lists have aliases, counts and cursors', async () => {
  const list = (more: string) => `query ($id: ID!) {
    trainer(id: $id) {
      people: members(page: { limit: 2 }) {
        rows: items { called: name paid: payments(sort: [{ field: amount }], page: { limit: 1 ${more} }) {
          total: totalCount first: items { value: amount } others: items { id } next: pageInfo { hasNextPage endCursor }
        } }
        again: items { id __typename }
      }
    }
  }`;
  interface Paid {
    total: number;
    first: object[];
    others: object[];
    next: { hasNextPage: boolean; endCursor: string };
  }
  const read = async (more: string) => {
    const data = await app.as('admin').request<{
      trainer: { people: { rows: { called: string; paid: Paid }[]; again: object[] } };
    }>(list(more), { id: trainer.id });
    return data.trainer.people;
  };
  const { rows, again } = await read('');
  expect(again).toEqual(members.slice(0, 2).map(({ id }) => ({ id, __typename: 'Member' })));
  expect(rows.map(({ called }) => called)).toEqual(['Ann', 'Bob']);
  for (const { paid } of rows)
    expect(paid).toEqual({
      total: 2,
      first: [{ value: 10 }],
      others: [{ id: expect.any(String) }],
      next: { hasNextPage: true, endCursor: expect.any(String) },
    });
  const after = await read(`after: "${rows[0]!.paid.next.endCursor}"`);
  expect(after.rows[0]!.paid).toMatchObject({ first: [{ value: 20 }], next: { hasNextPage: false } });
});

test('fragments, @skip and @include choose what is read', async () => {
  const data = await app.as('admin').request(
    `query ($id: ID!, $yes: Boolean!, $no: Boolean!) {
       member(id: $id) { ...Names ... on Member { phone @include(if: $no) email @skip(if: $yes) } assignedTrainer @include(if: $yes) { name } }
     }
     fragment Names on Member { name }`,
    { id: members[0]!.id, yes: true, no: false },
  );
  expect(data).toEqual({ member: { name: 'Ann', assignedTrainer: { name: 'Tara' } } });
});

test('filters reach through relations to one and to many', async () => {
  const listed = async (filter: object) => {
    const { items } = await app
      .as('admin')
      .records('Member')
      .list({ filter: { and: [{ id: { in: ids() } }, filter] } });
    return items.map(({ name }) => name);
  };
  expect(await listed({ assignedTrainer: { name: { eq: 'Tara' } } })).toEqual(['Ann', 'Bob', 'Cid']);
  expect(await listed({ assignedTrainer: { not: { name: { eq: 'Tara' } } } })).toEqual([]);
  expect(
    await listed({ payments: { some: { amount: { gt: 15 }, member: { name: { eq: 'Bob' } } } } }),
  ).toEqual(['Bob']);
  expect(await listed({ payments: { none: { amount: { gt: 15 } } } })).toEqual([]);
  expect(
    await listed({ payments: { some: { amount: { gt: 15 } }, none: { amount: { gt: 25 } } } }),
  ).toHaveLength(3);
});

test('a mutation whose selection is invalid or forbidden writes nothing', async () => {
  const reception = app.as('reception');
  const before = await app.sql('select count(*) from member');
  const input = { name: 'Dan', email: 'dan@example.com', phone: '1' };
  const create = (selection: string) =>
    reception.request(`mutation ($input: MemberInput!) { createMember(input: $input) { ${selection} } }`, {
      input,
    });
  await expect(create('dietPlans(page: { limit: 5000 }) { items { id } }')).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  await app.sql(
    `update permission set can_view = false where role = 'Reception' and resource = 'diet-plans'`,
  );
  // The database notifies the API asynchronously.
  await vi.waitFor(() =>
    expect(reception.request('{ dietPlans { totalCount } }')).rejects.toMatchObject({ code: 'FORBIDDEN' }),
  );
  await expect(create('dietPlans { items { id } }')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await app.sql('select count(*) from member')).toEqual(before);
});

test('an operation over the cost limit is rejected', async () => {
  const deep = `{ members { items { ${'assignedTrainer { members { items { '.repeat(5)} id ${'} } }'.repeat(5)} } } }`;
  await expect(app.as('admin').request(deep)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  const aliases = Array.from({ length: 31 }, (_, n) => `a${n}: members { totalCount }`).join(' ');
  await expect(app.as('admin').request(`{ ${aliases} }`)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});
