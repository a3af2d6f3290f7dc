import { Readable } from 'node:stream';
import { readFittingPart, RESPONSE_TOO_LARGE } from './part-size.ts';
import type { Format } from '../analytics/formats.ts';
import { runDocument } from './run-document.ts';
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

/** The head and the rows of a list as CSV, under their wire names. */
export const tableHead = (resource: RestResource, table: Format) => table.head(columnsOf(resource));
export const tableRows = (resource: RestResource, table: Format, rows: readonly Values[]) =>
  table.rows(rows, columnsOf(resource));

const columnsOf = ({ outputFields }: RestResource) => outputFields.map(({ field }) => [field.wire]);

/** Every row as one JSON array or as CSV, read a page at a time and only as fast as the client takes it. */
export async function everyRow(resource: RestResource, call: Call, { filter, sort, search }: ListQuery) {
  const variables = { filter, sort, search };
  let most = LARGEST_PAGE;
  async function read<T>(document: 'every' | 'everyOn', after?: string | null): Promise<T> {
    const { part, rows } = await readFittingPart(
      most,
      limit => runDocument<{ list: T }>(call, resource, document, { ...variables, page: { limit, after } }),
      isTooLarge,
    );
    most = rows;
    return part.list;
  }
  const first = await read<Page & { totalCount: number }>('every');

  async function* pages() {
    let page: Page = first;
    yield head + text(page);
    while (page.pageInfo.hasNextPage) {
      page = await read<Page>('everyOn', page.pageInfo.endCursor);
      if (page.items.length > 0) yield separator + text(page);
    }
    yield end;
  }
  const { table } = call;
  const [head, separator, end] = table ? [tableHead(resource, table), '', ''] : ['[', ',', ']'];
  const text = (page: Page) => {
    const rows = page.items.map(record => toWire(resource, record));
    return table ? tableRows(resource, table, rows) : rows.map(row => JSON.stringify(row)).join(',');
  };

  return { totalCount: first.totalCount, body: Readable.from(pages(), { objectMode: false }) };
}

const isTooLarge = (error: unknown) => error instanceof RestFailure && error.code === RESPONSE_TOO_LARGE;
