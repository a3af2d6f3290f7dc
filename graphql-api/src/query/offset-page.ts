import { badInput } from '../common/errors.ts';
import type { PageInputType } from '../declaration/list-types.ts';
import type { Context } from '../server/context.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_TABLE_LIST } from './page-size.ts';

interface Page<T> {
  items: T[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/**
 * A page of a list that is no resource's and has at most some thousands of rows, or all of them in a table. Its cursor
 * is the offset of the next page.
 * @param find finds `limit` rows from `offset` on, and counts all that match
 * @throws BAD_USER_INPUT
 */
export async function offsetPage<T>(
  page: PageInputType | null | undefined,
  find: (part: { limit: number; offset: number }) => Promise<[T[], number]>,
  { tableWriter }: Pick<Context, 'tableWriter'> = {},
): Promise<Page<T>> {
  const most = tableWriter ? MAX_TABLE_LIST.inRecord : MAX_PAGE_SIZE;
  const limit = page?.limit ?? (tableWriter ? most : DEFAULT_PAGE_SIZE);
  const offset = page?.after ? offsetOf(page.after) : (page?.offset ?? 0);
  if (limit < 0 || limit > most) throw badInput({ page: `A page has 0 to ${most} rows` });
  if (offset < 0) throw badInput({ page: 'An offset cannot be negative' });
  const [items, totalCount] = await find({ limit, offset });
  const end = offset + items.length;
  return {
    items,
    totalCount,
    pageInfo: { hasNextPage: end < totalCount, endCursor: items.length > 0 ? String(end) : null },
  };
}

function offsetOf(cursor: string): number {
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw badInput({ page: '`after` takes the endCursor of a page of the same list' });
}
