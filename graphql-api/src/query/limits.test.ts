import { describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { withProcessorTime } from '../../testing/processor-time.ts';

const app = useApp();
const ask = (query: string, variables?: Record<string, unknown>) => app.as('admin').request(query, variables);
const rejected = (fields: Record<string, unknown>) => ({ code: 'BAD_USER_INPUT', fields });
/** Milliseconds of processor time; before these limits each took more than 5 seconds, or ended the process. */
const FAST = 3_000;

async function fast<T>(work: () => Promise<T>): Promise<T> {
  const [result, took] = await withProcessorTime(() => work().catch((error: unknown) => error as T));
  expect(took).toBeLessThan(FAST);
  if (result instanceof Error) throw result;
  return result;
}

describe('a sort', () => {
  const list = `query ($sort: [MemberSort!], $after: String) {
    members(sort: $sort, page: { limit: 1, after: $after }) { items { name } pageInfo { endCursor } }
  }`;
  interface Page {
    members: { items: { name: string }[]; pageInfo: { endCursor: string } };
  }
  const askList = (sort: object[], after?: string) => ask(list, { sort, after }) as unknown as Promise<Page>;
  const eight = ['name', 'email', 'phone', 'city', 'status', 'createdAt', 'updatedAt', 'joiningDate'];

  test('keeps the first of each field and has at most 8', async () => {
    const members = app.as('admin').records('Member');
    await members.create({ name: 'Ann', email: 'ann@example.com', phone: '1' });
    await members.create({ name: 'Ben', email: 'ben@example.com', phone: '2' });
    const twice = [
      { field: 'name', direction: 'DESC' },
      { field: 'name', direction: 'ASC' },
    ];
    const first = await askList(twice);
    expect(first.members.items).toEqual([{ name: 'Ben' }]);
    const many = [
      { field: 'name' },
      ...Array.from({ length: 1_500 }, () => ({ field: 'email', direction: 'DESC' })),
    ];
    const page = await fast(() => askList(many));
    expect(page.members.items).toEqual([{ name: 'Ann' }]);
    const next = await fast(() => askList(many, page.members.pageInfo.endCursor));
    expect(next.members.items).toEqual([{ name: 'Ben' }]);

    const keys = eight.map(field => ({ field }));
    await askList(keys, (await askList(keys)).members.pageInfo.endCursor);
    await expect(askList([...keys, { field: 'id' }])).rejects.toMatchObject(
      rejected({ sort: 'A list is sorted by at most 8 fields' }),
    );
    await expect(askList([...keys, { field: 'id' }], first.members.pageInfo.endCursor)).rejects.toMatchObject(
      rejected({ sort: 'A list is sorted by at most 8 fields' }),
    );
  });

  test('belongs to the cursors of its pages: another one rejects them', async () => {
    const byName = (await askList([{ field: 'name' }])).members.pageInfo.endCursor;
    const another = rejected({ page: 'This cursor belongs to another sort. Start again without `after`.' });
    for (const sort of [
      [{ field: 'email' }],
      [{ field: 'name', direction: 'DESC' }],
      [{ field: 'name' }, { field: 'id' }],
    ])
      await expect(askList(sort, byName), JSON.stringify(sort)).rejects.toMatchObject(another);
    await expect(
      ask(
        'query ($after: String) { trainers(sort: [{ field: name }], page: { after: $after }) { items { id } } }',
        {
          after: byName,
        },
      ),
    ).rejects.toMatchObject(another);
    for (const after of ['nonsense', Buffer.from('[1, 2]').toString('base64url')])
      await expect(askList([{ field: 'name' }], after)).rejects.toMatchObject(
        rejected({ page: '`after` takes the endCursor of a page of the same list' }),
      );
    await askList([{ field: 'name' }], byName);
  });

  test('of groups too, and so has groupBy', async () => {
    const groups = (groupBy: object[], sort: object[]) =>
      ask(
        'query ($groupBy: [MemberGroupBy!], $sort: [MemberAggregateSort!]) { membersAggregate(groupBy: $groupBy, sort: $sort) { count } }',
        { groupBy, sort },
      );
    const sort = [{ count: 'DESC' }, { count: 'ASC' }];
    await fast(() =>
      groups(
        [],
        Array.from({ length: 1_500 }, () => sort[0]!),
      ),
    );
    await groups([{ status: true }], sort);
    await expect(
      groups(
        [],
        [
          ...eight.slice(0, 6).flatMap(name => [{ countDistinct: { [name]: 'ASC' } }]),
          { count: 'ASC' },
          { max: { name: 'ASC' } },
          { min: { name: 'ASC' } },
        ],
      ),
    ).rejects.toMatchObject(rejected({ sort: 'Groups are sorted by at most 8 fields' }));
    await expect(
      groups(
        [
          ...eight.slice(0, 5).map(name => ({ [name]: true })),
          ...['DAY', 'WEEK', 'MONTH', 'QUARTER'].map(granularity => ({ createdAt: granularity })),
        ],
        [],
      ),
    ).rejects.toMatchObject(rejected({ groupBy: 'At most 8 fields can be grouped by' }));
  });
});

describe('a filter', () => {
  const count = 'query ($f: MemberFilter, $q: String) { members(filter: $f, search: $q) { totalCount } }';
  const figures = `query ($f: MemberFilter, $h: MemberHaving, $q: String) {
    membersAggregate(filter: $f, having: $h, search: $q) { count }
  }`;
  const some = (length: number, make: (index: number) => object) =>
    Array.from({ length }, (_, at) => make(at));
  const tooMany = rejected({ filter: expect.stringMatching(/at most 200 conditions/) });

  test.each([
    ['or', (n: number) => ({ or: some(n, at => ({ name: { contains: `a${at}` } })) })],
    ['and', (n: number) => ({ and: some(n, () => ({ status: { ne: 'b' } })) })],
    ['not', (n: number) => ({ not: { and: some(n, () => ({ not: { status: { ne: 'b' } } })) } })],
    ['empty filters', (n: number) => ({ or: some(n, () => ({})) })],
    ['relations', (n: number) => ({ or: some(n, () => ({ payments: { some: {} } })) })],
    ['two operators', (n: number) => ({ or: some(n / 2, () => ({ name: { ne: 'a', startsWith: 'b' } })) })],
  ])('has at most 200 conditions: %s', async (_, filterOf) => {
    await ask(count, { f: filterOf(200) });
    for (const conditions of [202, 600]) {
      await expect(fast(() => ask(count, { f: filterOf(conditions) }))).rejects.toMatchObject(tooMany);
      await expect(fast(() => ask(figures, { f: filterOf(conditions) }))).rejects.toMatchObject(tooMany);
    }
  });

  test('counts the conditions on groups too', async () => {
    const having = (length: number) => ({ or: some(length, at => ({ count: { gt: at } })) });
    await ask(figures, { h: having(200) });
    await expect(ask(figures, { h: having(201) })).rejects.toMatchObject(tooMany);
    await expect(
      ask(figures, { h: having(150), f: { or: some(51, () => ({ name: { eq: 'a' } })) } }),
    ).rejects.toMatchObject(tooMany);
  });

  test('of lists within records is counted too', async () => {
    const nested = `query ($f: PaymentFilter) { members { items { payments(filter: $f) { items { id } } } } }`;
    await expect(ask(nested, { f: { or: some(201, () => ({ amount: { gt: 1 } })) } })).rejects.toMatchObject(
      tooMany,
    );
  });

  test.each(['eq', 'ne', 'contains', 'startsWith', 'lt', 'gte'])(
    'takes texts of 1,000 characters: %s',
    async operator => {
      await ask(count, { f: { name: { [operator]: 'x'.repeat(1_000) } } });
      await expect(
        fast(() => ask(count, { f: { name: { [operator]: 'x'.repeat(900_000) } } })),
      ).rejects.toMatchObject(rejected({ name: expect.stringMatching(/at most 1,000 characters/) }));
    },
  );

  test('takes long lists of numbers, and texts of 1,000 characters in them', async () => {
    const ids = Array.from({ length: 10_001 }, (_, at) => String(at + 1));
    await ask(count, { f: { id: { in: ids.slice(1) } } });
    await expect(ask(count, { f: { id: { in: ids } } })).rejects.toMatchObject(
      rejected({ id: expect.stringMatching(/at most 10,000 values/) }),
    );
    await expect(ask(count, { f: { name: { in: ['a', 'x'.repeat(1_001)] } } })).rejects.toMatchObject(
      rejected({ name: expect.stringMatching(/at most 1,000 characters/) }),
    );
  });

  test('on groups takes texts of 1,000 characters', async () => {
    await expect(
      ask(figures, { h: { max: { name: { contains: 'x'.repeat(1_001) } } } }),
    ).rejects.toMatchObject(
      rejected({ 'having.max.name': expect.stringMatching(/at most 1,000 characters/) }),
    );
  });
});

test('a search has at most 1,000 characters', async () => {
  const tooLong = rejected({ search: 'A search has at most 1,000 characters' });
  const text = 'x'.repeat(1_001);
  for (const query of [
    'query ($q: String) { members(search: $q) { totalCount } }',
    'query ($q: String) { membersAggregate(search: $q) { count } }',
    'query ($q: String) { memberOptions(search: $q) { id } }',
  ]) {
    await ask(query, { q: text.slice(1) });
    await expect(ask(query, { q: text })).rejects.toMatchObject(tooLong);
  }
  await expect(
    ask('query ($ids: [ID!]) { memberOptions(ids: $ids) { id } }', {
      ids: Array.from({ length: 10_001 }, () => '1'),
    }),
  ).rejects.toMatchObject(rejected({ ids: 'At most 10,000 records can be named' }));
});
