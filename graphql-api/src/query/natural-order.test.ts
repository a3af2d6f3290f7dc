import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';

const app = useApp();
const names = ['Locker 10', 'locker 1', 'Locker 2', 'Annex', 'Locker 1b', 'Room 007', 'Room 12', 'Room 8'];
const inOrder = ['Annex', 'locker 1', 'Locker 1b', 'Locker 2', 'Locker 10', 'Room 007', 'Room 8', 'Room 12'];

interface Page {
  page: { items: { name: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

test('names with numbers are sorted by the value of the numbers, page by page and backwards', async () => {
  const locations = app.as('admin').records('Location');
  for (const name of names)
    await locations.create({ name, address: '1 Pier', city: 'Boston', state: 'MA', zipCode: '02110' });
  const read = (direction: string, after: string | null) =>
    app.as('admin').request<Page>(
      `query ($after: String, $direction: SortDirection!) {
        page: locations(filter: { city: { eq: "Boston" } }, sort: [{ field: name, direction: $direction }], page: { limit: 3, after: $after }) {
          items { name } pageInfo { endCursor hasNextPage }
        }
      }`,
      { after, direction },
    );
  const readAll = async (direction: string) => {
    const found: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { page } = await read(direction, after);
      found.push(...page.items.map(({ name }) => name));
      [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
    }
    return found;
  };
  expect(await readAll('ASC')).toEqual(inOrder);
  expect(await readAll('DESC')).toEqual(inOrder.toReversed());
});

test('the indexes of the columns have their order', async () => {
  const indexes = await app.sql<{ name: string; own: boolean }>(`
    select i.indexrelid::regclass::text as name, bool_and(i.indcollation[k.place - 1] = a.attcollation) as own
      from pg_collation c
      join pg_attribute a on a.attcollation = c.oid
      join pg_index i on i.indrelid = a.attrelid
      cross join unnest(i.indkey::int[]) with ordinality as k(number, place)
     where c.collname = 'natural_order' and k.number = a.attnum
     group by 1 order by 1`);
  expect(indexes).toEqual(expect.arrayContaining([{ name: 'location_default_sort', own: true }]));
  expect(indexes.every(({ own }) => own)).toBe(true);
});
