import { Readable } from 'node:stream';
import { readFittingPart, RESPONSE_TOO_LARGE } from '../part-size.ts';
import { ask } from './ask.ts';
import { RestFailure } from './failure.ts';
import type { Call } from './route.ts';
import { LARGEST_PAGE, type ListQuery } from './list-query.ts';
import type { RestResource } from './resource.ts';
import { toWire } from './wire.ts';

type Values = Record<string, unknown>;

interface Page {
  items: Values[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Every row as one JSON array, read a page at a time and only as fast as the client takes it. */
export async function everyRow(resource: RestResource, call: Call, { filter, sort, search }: ListQuery) {
  const variables = { filter, sort, search };
  let most = LARGEST_PAGE;
  async function read<T>(document: 'every' | 'everyOn', after?: string | null): Promise<T> {
    const { part, rows } = await readFittingPart(
      most,
      limit => ask<{ list: T }>(call, resource, document, { ...variables, page: { limit, after } }),
      isTooLarge,
    );
    most = rows;
    return part.list;
  }
  const first = await read<Page & { totalCount: number }>('every');

  async function* pages() {
    let page: Page = first;
    yield `[${json(page)}`;
    while (page.pageInfo.hasNextPage) {
      page = await read<Page>('everyOn', page.pageInfo.endCursor);
      if (page.items.length > 0) yield `,${json(page)}`;
    }
    yield ']';
  }
  const json = (page: Page) => page.items.map(record => JSON.stringify(toWire(resource, record))).join(',');

  return { totalCount: first.totalCount, body: Readable.from(pages(), { objectMode: false }) };
}

const isTooLarge = (error: unknown) => error instanceof RestFailure && error.code === RESPONSE_TOO_LARGE;
