import { beforeAll, describe, expect, test } from 'vitest';
import type { Column } from '../../src/declaration/column-registry.ts';
import {
  isSortable,
  refTitleName,
  resourceOf,
  storedColumns,
  titleColumn,
  writableColumns,
  type Resource,
} from '../../src/declaration/resource.ts';
import type { TestApp } from '../app.ts';
import type { ListOptions, Records, Saved, Values } from '../records.ts';
import { fullInput, leastInput } from '../samples.ts';

type Direction = 'ASC' | 'DESC';
const DIRECTIONS: Direction[] = ['ASC', 'DESC'];

/** What holds for the reads of every resource. */
export function describeReading(app: TestApp, resource: Resource): void {
  describe(`reading ${resource.plural}`, () => {
    let records: Records;
    let rows: Saved[];
    /** Narrows a list to the rows of this test. */
    let ours: Values;

    beforeAll(async () => {
      const admin = app.as('admin');
      records = admin.records(resource.type);
      rows = [];
      for (let index = 0; index < 3; index++) {
        const bare = await records.create(await leastInput(resource, admin));
        const made = await records.create(await leastInput(resource, admin));
        rows.push(bare, await records.update(made.id, await fullInput(resource, admin)));
      }
      ours = { id: { in: rows.map(({ id }) => id) } };
    });

    const idsOf = async (options: ListOptions) => (await records.pages([options]))[0]!.ids;
    const found = async (...filters: Values[]) => {
      const pages = await records.pages(filters.map(filter => ({ filter: { and: [ours, filter] } })));
      return pages.map(({ ids }) => ids.toSorted());
    };
    const where = (holds: (row: Saved) => boolean) =>
      rows
        .filter(holds)
        .map(({ id }) => id)
        .toSorted();

    const filterable = storedColumns(resource).filter(({ kind }) => kind !== 'json');

    test('is filtered by every field, with every operator of its kind', async () => {
      const cases = filterable.flatMap(column => {
        const value = rows
          .map(row => row[column.name])
          .findLast(given => given !== null && given !== undefined);
        const operators = value === undefined ? [] : Object.entries(expectations(column, value));
        return operators.map(([operator, [operand, holds]]) => ({
          filter: { [column.name]: { [operator]: operand } },
          expected: where(row => holds(row[column.name])),
        }));
      });
      const lists = await found(...cases.map(({ filter }) => filter));
      for (const [index, { filter, expected }] of cases.entries())
        expect(lists[index], JSON.stringify(filter)).toEqual(expected);
    });

    test('conditions are joined by and, or and not', async () => {
      const [first, second, ...others] = rows.map(({ id }) => id) as [string, string, ...string[]];
      const lists = await found(
        { or: [{ id: { eq: first } }, { id: { eq: second } }] },
        { and: [{ id: { eq: first } }, { id: { eq: second } }] },
        { not: { id: { in: [first, second] } } },
        { or: [] },
        { and: [] },
      );
      expect(lists).toEqual([[first, second].toSorted(), [], others.toSorted(), [], where(() => true)]);
    });

    test('a filter by what is no number of a record is rejected', async () => {
      for (const id of ['abc', '1.5', '99999999999', ''])
        await expect(records.list({ filter: { id: { eq: id } } }), id).rejects.toMatchObject({
          code: 'BAD_USER_INPUT',
        });
      await expect(records.list({ filter: { id: { eq: null } } })).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    });

    const sortable = resource.columns.filter(isSortable);
    const titled = resource.references;
    const sortFields = [...sortable.map(({ name }) => name), ...titled.map(refTitleName)];
    const everySort = sortFields.flatMap(field => DIRECTIONS.map(direction => ({ field, direction })));

    /** The order that the database itself gives. */
    const sortedBySql = async (expression: string, join = '') => {
      const select = (direction: Direction) =>
        app.sql<{ id: number }>(
          `select own.id from "${resource.table}" own ${join} where own.id = any($1)
            order by ${expression} ${direction} nulls last, own.id ${direction}`,
          [rows.map(({ id }) => id)],
        );
      const [ascending, descending] = await Promise.all(DIRECTIONS.map(select));
      return { ASC: ascending!.map(({ id }) => String(id)), DESC: descending!.map(({ id }) => String(id)) };
    };

    test('is sorted by every field and by the names of related records, as the database sorts, missing values last', async () => {
      const expected: Record<string, Record<Direction, string[]>> = {};
      for (const { name, column } of sortable) expected[name] = await sortedBySql(`own."${column}"`);
      for (const column of titled) {
        const target = resourceOf(column.ref!.entity());
        const join = `left join "${target.table}" other on other.id = own."${column.column}"`;
        expected[refTitleName(column)] = await sortedBySql(`other."${titleColumn(target).column}"`, join);
      }
      const pages = await records.pages(everySort.map(sort => ({ filter: ours, sort: [sort] })));
      for (const [index, { field, direction }] of everySort.entries())
        expect(pages[index]!.ids, `${field} ${direction}`).toEqual(expected[field]![direction]);
    });

    test('the default sort is the declared one', async () => {
      const sort = Object.entries(resource.defaultSort).map(([field, way]) => ({
        field,
        direction: way === 'desc' ? 'DESC' : 'ASC',
      })) as ListOptions['sort'];
      expect(await idsOf({ filter: ours })).toEqual(await idsOf({ filter: ours, sort }));
    });

    test('pages by cursor and by offset give every row once, whatever the sort', async () => {
      const mixed = [
        { field: sortable.at(-1)!.name, direction: 'DESC' as const },
        { field: 'createdAt', direction: 'ASC' as const },
      ];
      const sorts = [...everySort.map(sort => [sort]), mixed];
      const wholes = await records.pages(sorts.map(sort => ({ filter: ours, sort })));
      const read = await readOn(
        records,
        sorts.map(sort => ({ filter: ours, sort })),
      );
      for (const [index, sort] of sorts.entries())
        expect(read[index], JSON.stringify(sort)).toEqual(wholes[index]!.ids);
      const offsets = [0, 2, 4, 6].map(offset => ({ filter: ours, page: { limit: 2, offset } }));
      const pages = await records.pages(offsets);
      expect(pages.flatMap(({ ids }) => ids)).toEqual(await idsOf({ filter: ours }));
      expect(pages.map(({ next }) => next !== null)).toEqual([true, true, false, false]);
    });

    test('totalCount is that of all pages, on every page', async () => {
      const last = await records.list({ filter: ours });
      const pages = [{ limit: 0 }, { limit: 2 }, { offset: 100 }, { after: last.pageInfo.endCursor }];
      for (const page of pages)
        expect((await records.list({ filter: ours, page })).totalCount).toBe(rows.length);
      await expect(records.list({ page: { limit: 1001 } })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
      await expect(records.list({ page: { limit: -1 } })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
      await expect(records.list({ page: { offset: -1 } })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    test('a cursor that is none, or that of another sort, is rejected', async () => {
      const cursors = ['nonsense', btoa('[1]'), btoa('{}'), btoa('[{"a":1},2]'), btoa('["\\u0000", "x"]')];
      for (const after of cursors)
        await expect(
          records.list({ sort: [{ field: 'createdAt' }], page: { after } }),
          after,
        ).rejects.toMatchObject({
          code: 'BAD_USER_INPUT',
        });
    });

    const searched = writableColumns(resource).filter(column => column.search && !column.ref);

    test.runIf(searched.length > 0)('is found by words of its texts, in any case and order', async () => {
      for (const row of rows) {
        const texts = searched.map(({ name }) => row[name]).filter(text => typeof text === 'string');
        for (const text of texts) {
          const expected = where(other =>
            searched.some(({ name }) =>
              String(other[name] ?? '')
                .toLowerCase()
                .includes(text.toLowerCase()),
            ),
          );
          const hits = await idsOf({ filter: ours, search: `  ${text.toUpperCase()} ` });
          expect(hits, text).toEqual(expect.arrayContaining(expected));
        }
        const all = texts.toReversed().join(' ');
        expect(await idsOf({ filter: ours, search: all }), all).toContain(row.id);
      }
      expect(await idsOf({ filter: ours, search: 'no record has this' })).toEqual([]);
      expect(await idsOf({ filter: ours, search: '%' })).toEqual([]);
      expect(await idsOf({ filter: ours, search: '   ' })).toHaveLength(rows.length);
      await expect(records.list({ search: 'a\0b' })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    test('a selector gets ids and labels, in the order of the labels', async () => {
      const title = titleColumn(resource).name;
      const expected = rows.map(row => ({ id: row.id, label: String(row[title]) }));
      const options = await records.options({ ids: rows.map(({ id }) => id) });
      expect(options.toSorted(byId)).toEqual(expected.toSorted(byId));
      expect(await records.options({ ids: rows.map(({ id }) => id), limit: 2 })).toEqual(options.slice(0, 2));
      expect(await records.options({ ids: [] })).toEqual([]);
    });

    test('a number that no record has returns null, a text that is no number is rejected', async () => {
      expect(await records.one('999999')).toBeNull();
      for (const id of ['abc', '1e2', '0', '-1', ' 1', '99999999999'])
        await expect(records.one(id), id).rejects.toMatchObject({
          code: 'NOT_FOUND',
          message: `${resource.label} not found`,
        });
    });
  });
}

const byId = (one: { id: string }, other: { id: string }) => Number(one.id) - Number(other.id);

type Expectation = [operand: unknown, holds: (value: unknown) => boolean];

/** What each operator of a column's kind must find, in plain JavaScript. */
function expectations(column: Column, value: unknown): Record<string, Expectation> {
  if (column.kind === 'boolean') return { eq: [value, other => other === value] };
  if (column.kind === 'textList') {
    const [entry] = value as string[];
    return { contains: [entry ?? 'nothing', other => (other as string[]).includes(entry ?? 'nothing')] };
  }
  const given = (other: unknown) => other !== null && other !== undefined;
  const equality: Record<string, Expectation> = {
    eq: [value, other => other === value],
    ne: [value, other => other !== value],
    in: [[value], other => other === value],
    notIn: [[value], other => other !== value],
    isNull: [true, other => !given(other)],
  };
  if (column.kind === 'id') return equality;
  const compared = (holds: (order: number) => boolean): Expectation => [
    value,
    other => given(other) && holds(compare(other, value)),
  ];
  if (['money', 'number', 'int', 'date', 'dateTime'].includes(column.kind))
    return {
      ...equality,
      lt: compared(order => order < 0),
      lte: compared(order => order <= 0),
      gt: compared(order => order > 0),
      gte: compared(order => order >= 0),
    };
  const text = String(value).toLowerCase();
  const part = text.slice(1);
  return {
    ...equality,
    contains: [part.toUpperCase(), other => given(other) && String(other).toLowerCase().includes(part)],
    startsWith: [
      text.slice(0, 3),
      other => given(other) && String(other).toLowerCase().startsWith(text.slice(0, 3)),
    ],
  };
}

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' ? one - Number(other) : String(one) < String(other) ? -1 : one === other ? 0 : 1;

/** Reads lists to their end, two rows at a time, each page from the cursor of the one before. */
async function readOn(records: Records, lists: ListOptions[]): Promise<string[][]> {
  const read = lists.map((): string[] => []);
  let open = lists.map((options, index) => ({
    index,
    options: { ...options, page: { limit: 2, after: null as string | null } },
  }));
  for (let turn = 0; open.length > 0; turn++) {
    if (turn > 10) throw new Error('The pages do not end');
    const pages = await records.pages(open.map(({ options }) => options));
    for (const [at, { index }] of open.entries()) read[index]!.push(...pages[at]!.ids);
    open = open.flatMap(({ index, options }, at) => {
      const after = pages[at]!.next;
      return after === null ? [] : [{ index, options: { ...options, page: { limit: 2, after } } }];
    });
  }
  return read;
}
