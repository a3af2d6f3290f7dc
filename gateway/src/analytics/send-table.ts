import { Readable } from 'node:stream';
import {
  clubClock,
  clubTimeZone,
  TableStream,
  type Api,
  type ApiRequest,
  type ApiResponse,
  type Caller,
  type TableBatch,
} from '@gym/graphql-api';
import type { FastifyReply } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { disconnectOf } from '../disconnect.ts';
import { collectRecent } from '../memory.ts';
import { RestFailure } from '../rest/failure.ts';
import type { About, Format, Row } from './format.ts';
import { begin, isNamed } from './revalidation.ts';
import { listOfRows } from './nested-lists.ts';
import { oneRowEach } from './one-row-each.ts';
import type { TableRequest } from './table-request.ts';

/** A table that a client wants. */
export interface Export {
  request: ApiRequest;
  table: TableRequest;
  format: Format;
  /** The list within a record of which each row is a line of its own. */
  rowsOf: string | undefined;
  /** What its file is named after, before asOf, time and user. */
  name: string;
  /** Where the explorer shows the query, for the header `Link`; undefined where that would be too long. */
  explorerLink: string | undefined;
  /** What the query is, in a format that names it. */
  about: About;
  /** Whether clients may ask for the rows only if they have changed. */
  isRevalidated?: true;
}

/** Runs the query of a table until the client disconnects. */
export function runTable(
  api: Pick<Api, 'table'>,
  { request, format, rowsOf }: Export,
  caller: Caller,
  reply: FastifyReply,
): Promise<ApiResponse> {
  const lines = rowsOf === undefined ? format.lines : () => undefined;
  return api.table(request, { ...caller, signal: disconnectOf(reply) }, lines);
}

/** The rows of a result, and how many the list has, where that is known. */
interface Rows {
  batches: AsyncIterable<TableBatch> | Iterable<TableBatch>;
  total?: number;
}

/**
 * Sends the rows of a table as they are read.
 * @param data of a response without errors
 * @throws RestFailure 400 for a list that `rows` does not name, and for more rows than the format has
 */
export async function sendRows(
  exported: Export,
  data: ApiResponse['data'],
  schema: GraphQLSchema,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { table, format, rowsOf, explorerLink } = exported;
  const result = data![table.key];
  try {
    const { batches, total } = result instanceof TableStream ? streamed(result) : whole(result, table);
    if (total !== undefined && total > (format.maxRows ?? Infinity)) throw tooManyRows(total, format);
    const list = rowsOf === undefined ? undefined : listOfRows(table.lists(), rowsOf);
    const columns = table.columns(schema);
    async function* text(): AsyncGenerator<string | Buffer, void> {
      yield format.head(columns);
      for await (const batch of batches) {
        if ('lines' in batch) yield* batch.lines;
        else {
          const rows = batch.rows as Row[];
          yield format.rows(list ? rows.flatMap(row => oneRowEach(list, row)) : rows, columns);
        }
        collectRecent();
      }
    }
    const count = list ? undefined : total;
    reply.headers({
      'content-type': format.file ? format.type : `${format.type}; charset=utf-8`,
      'content-disposition': disposition(`${fileName(exported, reply)}.${format.extension}`),
      ...(explorerLink !== undefined && { link: `<${explorerLink}>; rel="describedby"` }),
      ...(count !== undefined && { 'x-total-count': String(count) }),
    });
    return await send(exported, text(), reply);
  } catch (error) {
    if (result instanceof TableStream) result.close();
    throw error;
  }
}

async function send(
  exported: Export,
  table: AsyncGenerator<string | Buffer, void>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { format, isRevalidated } = exported;
  const { method, headers } = reply.request;
  const { text, etag } = isRevalidated ? await begin(table) : { text: table };
  if (etag) reply.header('etag', etag);
  if (etag && isNamed(etag, headers['if-none-match'])) return reply.code(304).send();
  if (method === 'HEAD') {
    await table.return();
    return reply.send(Readable.from([]));
  }
  return reply.send(
    format.file?.(text, aboutOf(exported, reply)) ?? Readable.from(text, { objectMode: false }),
  );
}

const streamed = (stream: TableStream): Rows => ({ batches: stream.batches(), total: stream.total });

/** The rows of a field that is no list or aggregate of a resource. */
function whole(result: unknown, { items }: TableRequest): Rows {
  const found = items === null ? result : (result as Row)[items];
  const rows = (Array.isArray(found) ? found : found === null ? [] : [found]) as Row[];
  return { batches: [{ rows }], ...(items === null && { total: rows.length }) };
}

const tooManyRows = (total: number, { extension, maxRows }: Format) =>
  new RestFailure(
    400,
    `An ${extension} file has at most ${inGroups(maxRows!)} rows, and this list has ${inGroups(total)}. Filter it, or request CSV.`,
  );

const inGroups = (count: number) => count.toLocaleString('en-US');

/** What every export names beside its rows, of which the format knows the number. */
function aboutOf({ about, table, request }: Export, { request: { scope } }: FastifyReply): About {
  const { day, time } = clubClock(new Date(scope.beganAt));
  return [
    ...about,
    ['Variables', JSON.stringify(request.variables ?? {})],
    ['As of', table.asOf ?? 'now'],
    ['User', scope.username ?? ''],
    ['Time', `${day} ${time} ${clubTimeZone()}`],
  ];
}

/** `Members by city as of 2026-10-31 2026-11-29 1405 accounts`, by the club's clock; without what no file name has. */
function fileName({ name, table: { asOf } }: Export, { request: { scope } }: FastifyReply): string {
  const { day, time } = clubClock(new Date(scope.beganAt));
  const parts = [name, asOf && `as of ${asOf}`, day, time.replaceAll(':', ''), scope.username];
  return parts
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[/\\:*?"<>|]/g, '-');
}

/** Clients that know UTF-8 names take those, others the name without what ASCII lacks. */
function disposition(name: string): string {
  const ascii = name.replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, char => `%${char.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"${ascii === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}
