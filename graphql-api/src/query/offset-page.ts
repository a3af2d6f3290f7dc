import { raw, type FilterQuery } from '@mikro-orm/core';
import { badInput } from '../common/errors.ts';
import { composed, foldedSql } from '../common/normalized-text.ts';
import { quote } from '../common/sql.ts';
import type { PageInputType } from '../declaration/list-types.ts';
import type { Context } from '../server/context.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_TABLE_LIST } from './page-size.ts';
import { escapeLike } from './sql.ts';

/** In characters. */
const LONGEST_SEARCH = 100;

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
  { lines }: Pick<Context, 'lines'> = {},
): Promise<Page<T>> {
  const most = lines ? MAX_TABLE_LIST.inRecord : MAX_PAGE_SIZE;
  const limit = page?.limit ?? (lines ? most : DEFAULT_PAGE_SIZE);
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

/**
 * A condition of MikroORM on a text column that contains what is searched for, in upper or lower case; nothing without
 * a search.
 * @throws BAD_USER_INPUT
 */
export function containing<Entity>(
  search: string | null | undefined,
  column: string & keyof Entity,
): FilterQuery<Entity> | undefined {
  const text = composed(search?.trim());
  if (!text) return undefined;
  if (text.length > LONGEST_SEARCH || text.includes('\0') || !text.isWellFormed())
    throw badInput({ search: `A search is a text of at most ${LONGEST_SEARCH} characters` });
  const pattern = `%${escapeLike(text)}%`;
  const key = raw(alias => `${foldedSql(`${alias}.${quote(column)}`)} like ${foldedSql('?')}`, [pattern]);
  return { [key as never]: [] } as FilterQuery<Entity>;
}
