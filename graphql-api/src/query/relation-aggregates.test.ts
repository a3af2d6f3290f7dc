import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { dayFromToday } from '../../testing/days.ts';
import { makeRecord } from '../../testing/samples.ts';
import type { Saved } from '../../testing/records.ts';
import { linesOf, openTable } from '../../testing/tables.ts';

const app = useApp();

/** The payments of each member: amount and method. */
const PAYMENTS: Record<string, [amount: number, method: string][]> = {
  Ann: [
    [10, 'cash'],
    [20.5, 'card'],
    [20.5, 'card'],
  ],
  Bob: [[99, 'cash']],
  Cid: [],
  Dee: [
    [5, 'card'],
    [7, 'card'],
    [1, 'card'],
    [2, 'cash'],
    [2, 'cash'],
  ],
};

let trainer: Saved;
beforeAll(async () => {
  const admin = app.as('admin');
  trainer = await makeRecord(admin, 'Trainer', { name: 'Tara' });
  for (const [name, payments] of Object.entries(PAYMENTS)) {
    const member = await makeRecord(admin, 'Member', { name, assignedTrainerId: trainer.id });
    for (const [amount, paymentMethod] of payments)
      await makeRecord(admin, 'Payment', { memberId: member.id, amount, paymentMethod });
  }
});

/** The members of the trainer in the order of their names. */
async function members(selection: string, args = ''): Promise<Record<string, unknown>[]> {
  const data = await app
    .as('admin')
    .request<{ trainer: { members: { items: Record<string, unknown>[] } } }>(
      `query ($id: ID!) { trainer(id: $id) { members(sort: [{ field: name }] ${args}) { items { ${selection} } } } }`,
      { id: trainer.id },
    );
  return data.trainer.members.items;
}

/** The same read from the list of all members. */
async function listed(selection: string, filter: object = {}): Promise<Record<string, unknown>[]> {
  const data = await app
    .as('admin')
    .request<{ members: { items: Record<string, unknown>[] } }>(
      `query ($filter: MemberFilter) { members(filter: $filter, sort: [{ field: name }]) { items { ${selection} } } }`,
      { filter: { and: [{ assignedTrainerId: { eq: trainer.id } }, filter] } },
    );
  return data.members.items;
}

/** What PostgreSQL says of each member, in a statement of its own. */
const inSql = (expression: string, condition = 'true') =>
  app.sql<{ name: string; value: unknown }>(
    `select m.name, (select ${expression} from payment p where p.member_id = m.id and ${condition}) as value
       from member m where m.assigned_trainer_id = ${trainer.id} order by m.name`,
  );

describe('beside a record', () => {
  const ALL = `name paymentsAggregate {
    count countDistinct { paymentMethod } sum { amount } avg { amount } min { amount paymentMethod } max { amount }
  }`;
  const none = {
    count: 0,
    countDistinct: { paymentMethod: 0 },
    sum: { amount: null },
    avg: { amount: null },
    min: { amount: null, paymentMethod: null },
    max: { amount: null },
  };

  test('a list has the aggregates of each, also of those without any', async () => {
    const expected = [
      {
        name: 'Ann',
        paymentsAggregate: {
          count: 3,
          countDistinct: { paymentMethod: 2 },
          sum: { amount: 51 },
          avg: { amount: 17 },
          min: { amount: 10, paymentMethod: 'card' },
          max: { amount: 20.5 },
        },
      },
      {
        name: 'Bob',
        paymentsAggregate: {
          count: 1,
          countDistinct: { paymentMethod: 1 },
          sum: { amount: 99 },
          avg: { amount: 99 },
          min: { amount: 99, paymentMethod: 'cash' },
          max: { amount: 99 },
        },
      },
      { name: 'Cid', paymentsAggregate: none },
      {
        name: 'Dee',
        paymentsAggregate: {
          count: 5,
          countDistinct: { paymentMethod: 2 },
          sum: { amount: 17 },
          avg: { amount: 3.4 },
          min: { amount: 1, paymentMethod: 'card' },
          max: { amount: 7 },
        },
      },
    ];
    expect(await listed(ALL)).toEqual(expected);
    expect(await members(ALL)).toEqual(expected);
  });

  test('they are those of a statement in SQL, with a filter too', async () => {
    const rows = await listed(
      'all: paymentsAggregate { sum { amount } } cards: paymentsAggregate(filter: { paymentMethod: { eq: "card" } }) { __typename count }',
    );
    const sums = await inSql('sum(amount)::float8');
    const cards = await inSql('count(*)::int', `p.payment_method = 'card'`);
    expect(rows).toEqual(
      sums.map(({ value }, index) => ({
        all: { sum: { amount: value } },
        cards: { __typename: 'PaymentListAggregate', count: cards[index]!.value },
      })),
    );
  });

  test('a single record has them, and a related one', async () => {
    const admin = app.as('admin');
    const [payment] = await app.sql<{ id: number }>(
      `select p.id from payment p join member m on m.id = p.member_id where m.name = 'Bob' and m.assigned_trainer_id = ${trainer.id}`,
    );
    expect(
      await admin.request(
        'query ($id: ID!, $payment: ID!) { trainer(id: $id) { membersAggregate { count max { name } } } payment(id: $payment) { member { paymentsAggregate { count } } } }',
        { id: trainer.id, payment: payment!.id },
      ),
    ).toEqual({
      trainer: { membersAggregate: { count: 4, max: { name: 'Dee' } } },
      payment: { member: { paymentsAggregate: { count: 1 } } },
    });
  });

  test('a wrong filter is rejected although no value is selected', async () => {
    await expect(listed('paymentsAggregate(filter: { amount: null }) { __typename }')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(
      await members('paymentsAggregate(filter: { amount: { gt: 1 } }) { __typename }', 'page: { limit: 1 }'),
    ).toEqual([{ paymentsAggregate: { __typename: 'PaymentListAggregate' } }]);
  });
});

describe('in a table', () => {
  const selection = `name all: paymentsAggregate { count sum { amount } }
    cards: paymentsAggregate(filter: { paymentMethod: { eq: "card" } }) { count }`;
  const line = (name: string, count: number, sum: string, cards: number) =>
    `name|text|${name};all.count|number|${count};all.sum.amount|number|${sum};cards.count|number|${cards}`;
  const lines = async (args: string) => {
    const table = await openTable(app.as('admin'), `{ members${args} { items { ${selection} } } }`);
    return (await linesOf(table)).trimEnd().split('\n');
  };

  test('all records have them, and those that a filter or a search finds', async () => {
    const expected = [
      line('Ann', 3, '51.00', 2),
      line('Bob', 1, '99.00', 0),
      line('Cid', 0, '', 0),
      line('Dee', 5, '17.00', 3),
    ];
    const own = `assignedTrainerId: { eq: "${trainer.id}" }`;
    // The samples of other records follow.
    expect((await lines('(sort: [{ field: name }])')).slice(0, 4)).toEqual(expected);
    expect(
      await lines(`(sort: [{ field: assignedTrainerName }, { field: name }], filter: { ${own} })`),
    ).toEqual(expected);
    expect(await lines(`(filter: { name: { in: ["Cid", "Dee"] } }, page: { limit: 9000 })`)).toEqual(
      expected.slice(2),
    );
    expect(await lines(`(search: "bob", filter: { ${own} }, page: { limit: 10 })`)).toEqual([expected[1]]);
    expect(await lines('(search: "bob")')).toEqual([expected[1]]);
  });
});

test('lists in a table have them', async () => {
  const query = `{ trainers(filter: { id: { eq: "${trainer.id}" } }) { items {
    members(sort: [{ field: name }]) { items { paymentsAggregate { count } } }
  } } }`;
  const table = await openTable(app.as('admin'), query, () => undefined);
  const rows: object[] = [];
  for await (const batch of table.objects()) rows.push(...batch);
  const counts = Object.values(PAYMENTS).map(({ length }) => ({ paymentsAggregate: { count: length } }));
  expect(rows).toEqual([{ members: { items: counts } }]);
});

describe('in filters', () => {
  const found = async (filter: object) => (await listed('name', filter)).map(({ name }) => name as string);
  const aggregated = (aggregate: object) => found({ payments: { aggregate } });

  test.each<[what: string, aggregate: object, names: string[]]>([
    ['no records', { count: { eq: 0 } }, ['Cid']],
    ['few records, also none', { count: { lt: 3 } }, ['Bob', 'Cid']],
    ['other numbers', { count: { ne: 3 } }, ['Bob', 'Cid', 'Dee']],
    ['one of several numbers', { count: { in: [0, 5] } }, ['Cid', 'Dee']],
    ['many records', { count: { gt: 3 } }, ['Dee']],
    ['a sum', { sum: { amount: { gte: 51 } } }, ['Ann', 'Bob']],
    ['a missing sum', { sum: { amount: { isNull: true } } }, ['Cid']],
    ['two conditions', { count: { gt: 1 }, sum: { amount: { lt: 20 } } }, ['Dee']],
    ['an average and a largest value', { avg: { amount: { lte: 17 } }, max: { amount: { gt: 7 } } }, ['Ann']],
    ['a smallest text', { min: { paymentMethod: { eq: 'cash' } } }, ['Bob']],
    ['distinct values', { countDistinct: { paymentMethod: { eq: 2 } } }, ['Ann', 'Dee']],
    ['an aggregate beside another', { sum: { amount: { gtField: 'max.amount' } } }, ['Ann', 'Dee']],
    ['no condition', {}, ['Ann', 'Bob', 'Cid', 'Dee']],
    ['empty conditions', { sum: { amount: {} }, count: {} }, ['Ann', 'Bob', 'Cid', 'Dee']],
    [
      'chosen records',
      { filter: { paymentMethod: { eq: 'card' } }, count: { gte: 2 }, sum: { amount: { lt: 20 } } },
      ['Dee'],
    ],
    [
      'none of the chosen records',
      { filter: { paymentMethod: { eq: 'card' } }, count: { eq: 0 } },
      ['Bob', 'Cid'],
    ],
  ])('%s', async (_what, aggregate, names) => {
    expect(await aggregated(aggregate)).toEqual(names);
    expect(await found({ not: { payments: { aggregate } } })).toEqual(
      Object.keys(PAYMENTS).filter(name => !names.includes(name)),
    );
  });

  test('every matches each record, or none', async () => {
    const every = (filter: object) => found({ payments: { every: filter } });
    expect(await every({ amount: { gt: 5 } })).toEqual(['Ann', 'Bob', 'Cid']);
    expect(await every({})).toEqual(['Ann', 'Bob', 'Cid', 'Dee']);
    // A missing value does not match.
    expect(await every({ notes: { contains: 'x' } })).toEqual(['Cid']);
    expect(await found({ payments: { every: { amount: { gt: 5 } }, some: {} } })).toEqual(['Ann', 'Bob']);
  });

  test('they combine with others, at every level', async () => {
    const many = { payments: { aggregate: { count: { gt: 3 } } } };
    expect(await found({ or: [many, { name: { eq: 'Cid' } }] })).toEqual(['Cid', 'Dee']);
    const few = { count: { lt: 2 }, filter: { member: many } };
    expect(await aggregated(few)).toEqual(['Ann', 'Bob', 'Cid']);
    const trainers = async (filter: Record<string, unknown>) => {
      const { totalCount } = await app.as('admin').records('Trainer').list({ filter });
      return totalCount;
    };
    const own = { id: { eq: trainer.id } };
    const withMany = (count: object) => ({ ...own, members: { aggregate: { count, filter: many } } });
    expect([await trainers(withMany({ eq: 1 })), await trainers(withMany({ gt: 1 }))]).toEqual([1, 0]);
  });

  test('lists within records and aggregates have them', async () => {
    expect(await members('name', ', filter: { payments: { aggregate: { count: { eq: 5 } } } }')).toEqual([
      { name: 'Dee' },
    ]);
    const groups = await app
      .as('admin')
      .request('query ($filter: MemberFilter) { membersAggregate(filter: $filter) { count } }', {
        filter: { assignedTrainerId: { eq: trainer.id }, payments: { aggregate: { count: { lt: 3 } } } },
      });
    expect(groups).toEqual({ membersAggregate: [{ count: 2 }] });
  });

  test.each([
    [{ payments: { every: null } }],
    [{ payments: { aggregate: null } }],
    [{ payments: { aggregate: { filter: null, count: { gt: 1 } } } }],
    [{ payments: { aggregate: { count: null } } }],
    [{ payments: { aggregate: { sum: { amount: null } } } }],
    [{ payments: { aggregate: { sum: { amount: { gtField: 'group.id' } } } } }],
  ])('%j is rejected', async filter => {
    await expect(found(filter)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('in sorts', () => {
  interface Page {
    items: { name: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  }
  const page = async (sort: object, part: object = {}): Promise<Page> => {
    const data = await app.as('admin').request<{ members: Page }>(
      `query ($filter: MemberFilter, $sort: [MemberSort!], $page: PageInput) {
         members(filter: $filter, sort: $sort, page: $page) { items { name assignedTrainer { name } } pageInfo { hasNextPage endCursor } }
       }`,
      { filter: { assignedTrainerId: { eq: trainer.id } }, sort, page: part },
    );
    return data.members;
  };
  const namesOf = ({ items }: Page) => items.map(({ name }) => name);

  test.each<[what: string, sort: object[], names: string[]]>([
    ['a count', [{ payments: { count: 'ASC' } }], ['Cid', 'Bob', 'Ann', 'Dee']],
    ['a count, the largest first', [{ payments: { count: 'DESC' } }], ['Dee', 'Ann', 'Bob', 'Cid']],
    ['a sum, none last', [{ payments: { sum: { amount: 'ASC' } } }], ['Dee', 'Ann', 'Bob', 'Cid']],
    ['a sum downwards, none last', [{ payments: { sum: { amount: 'DESC' } } }], ['Bob', 'Ann', 'Dee', 'Cid']],
    ['an average', [{ payments: { avg: { amount: 'DESC' } } }], ['Bob', 'Ann', 'Dee', 'Cid']],
    [
      'a text, then a field',
      [{ payments: { min: { paymentMethod: 'DESC' } } }, { field: 'name', direction: 'DESC' }],
      ['Bob', 'Dee', 'Ann', 'Cid'],
    ],
    [
      'counts of chosen records',
      [
        { payments: { filter: { paymentMethod: { eq: 'cash' } }, count: 'ASC' } },
        { payments: { filter: { paymentMethod: { eq: 'card' } }, count: 'DESC' } },
      ],
      ['Cid', 'Ann', 'Bob', 'Dee'],
    ],
    [
      'distinct values, then a related title',
      [
        { payments: { countDistinct: { paymentMethod: 'DESC' } } },
        { field: 'assignedTrainerName' },
        { field: 'name' },
      ],
      ['Ann', 'Dee', 'Bob', 'Cid'],
    ],
  ])('%s: by one page, by cursors and by offsets', async (_what, sort, names) => {
    expect(namesOf(await page(sort))).toEqual(names);
    let after: string | undefined;
    for (const [offset, name] of names.entries()) {
      const next = await page(sort, { limit: 1, after });
      expect(namesOf(next)).toEqual([name]);
      expect(next.pageInfo.hasNextPage).toBe(offset < names.length - 1);
      expect(namesOf(await page(sort, { limit: 1, offset }))).toEqual([name]);
      after = next.pageInfo.endCursor;
    }
  });

  test('lists within records and tables are sorted by them', async () => {
    const nested = await app
      .as('admin')
      .request(
        `query ($id: ID!) { trainer(id: $id) { members(sort: [{ payments: { count: DESC } }], page: { limit: 2 }) { items { name paymentsAggregate { count } } pageInfo { endCursor } } } }`,
        { id: trainer.id },
      );
    expect(nested).toMatchObject({
      trainer: {
        members: {
          items: [
            { name: 'Dee', paymentsAggregate: { count: 5 } },
            { name: 'Ann', paymentsAggregate: { count: 3 } },
          ],
        },
      },
    });
    const table = await openTable(
      app.as('admin'),
      `{ members(filter: { assignedTrainerId: { eq: "${trainer.id}" } }, sort: [{ payments: { max: { amount: DESC } } }]) { items { name paymentsAggregate { count } } } }`,
    );
    expect((await linesOf(table)).match(/(?<=name.text.)\w+/g)).toEqual(['Bob', 'Ann', 'Dee', 'Cid']);
  });

  test.each([
    [{}],
    [{ field: 'name', payments: { count: 'ASC' } }],
    [{ payments: {} }],
    [{ payments: { count: 'ASC', sum: { amount: 'ASC' } } }],
    [{ payments: { count: 'ASC' }, sessions: { count: 'ASC' } }],
    [{ payments: { filter: { amount: null }, count: 'ASC' } }],
  ])('%j is rejected', async sort => {
    await expect(page([sort])).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('a cursor of another aggregate is rejected', async () => {
    const { pageInfo } = await page([{ payments: { count: 'ASC' } }], { limit: 1 });
    await expect(
      page([{ payments: { sum: { amount: 'ASC' } } }], { limit: 1, after: pageInfo.endCursor }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('earlier aggregates are read with asOf', async () => {
  const data = await app.as('admin').request(
    `query ($filter: MemberFilter, $asOf: LocalDate) {
       members(filter: $filter, asOf: $asOf, sort: [{ field: name }]) { items { name paymentsAggregate { count sum { amount } } } }
       trainers(asOf: $asOf, page: { limit: 1 }) { items { members { items { paymentsAggregate { count } } } } }
     }`,
    {
      filter: { assignedTrainerId: { eq: trainer.id }, payments: { aggregate: { count: { in: [0, 5] } } } },
      asOf: dayFromToday(),
    },
  );
  expect(data).toMatchObject({
    members: {
      items: [
        { name: 'Cid', paymentsAggregate: { count: 0, sum: { amount: null } } },
        { name: 'Dee', paymentsAggregate: { count: 5, sum: { amount: 17 } } },
      ],
    },
  });
});
