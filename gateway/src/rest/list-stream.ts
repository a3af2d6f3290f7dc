import { Readable } from 'node:stream';
import { ask } from './ask.ts';
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
  const { list: first } = await ask<{ list: Page & { totalCount: number } }>(call, resource, 'list', {
    ...variables,
    page: { limit: LARGEST_PAGE },
  });

  async function* pages() {
    let page: Page = first;
    yield `[${rows(page)}`;
    while (page.pageInfo.hasNextPage) {
      const next = { ...variables, page: { limit: LARGEST_PAGE, after: page.pageInfo.endCursor } };
      page = (await ask<{ list: Page }>(call, resource, 'listOn', next)).list;
      if (page.items.length > 0) yield `,${rows(page)}`;
    }
    yield ']';
  }
  const rows = (page: Page) => page.items.map(record => JSON.stringify(toWire(resource, record))).join(',');

  return { totalCount: first.totalCount, body: Readable.from(pages(), { objectMode: false }) };
}
