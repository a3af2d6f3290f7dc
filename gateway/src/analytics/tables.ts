import { Readable } from 'node:stream';
import {
  callerOf,
  MEDIA_TYPES,
  negotiatorOf,
  TableStream,
  type Api,
  type ApiRequest,
  type ApiResponse,
  type Caller,
  type TableBatch,
} from '@gym/graphql-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disconnectOf } from '../disconnect.ts';
import { collectRecent } from '../memory.ts';
import { failureOf, RestFailure, signInFirst } from '../rest/failure.ts';
import { formats, type Format, type Row } from './formats.ts';
import { listOfRows, oneRowEach } from './nested-lists.ts';
import { tableOptions, type TableOptions } from './table-options.ts';
import { tableRequest, type TableRequest } from './table-request.ts';

/** The name by which Fastify finds the route of a format. */
const CONSTRAINT = 'table';

/**
 * POST /graphql with `Accept: text/csv` or `application/jsonl`: the rows of one list or aggregate, all of them unless
 * the query limits them, read from one snapshot and only as fast as the client takes them. Parameters of the media type
 * or of the address change the form: `rows`, `bom`, `decimals` and `null`, as TableOptions has them.
 */
export function serveTables(app: FastifyInstance, api: Pick<Required<Api>, 'table' | 'isSignedIn'>): void {
  app.addConstraintStrategy({
    name: CONSTRAINT,
    storage: () => {
      const stored = new Map<string, never>();
      return {
        get: type => stored.get(type as string) ?? null,
        set: (type, handler) => void stored.set(type as string, handler as never),
        del: type => void stored.delete(type as string),
        empty: () => stored.clear(),
      };
    },
    deriveConstraint: request => acceptedFormat(request.headers.accept),
    mustMatchWhenDerived: false,
  });
  for (const [type, formatWith] of formats)
    app.route({
      method: 'POST',
      url: '/graphql',
      constraints: { [CONSTRAINT]: type },
      handler: async (request, reply) => {
        if (!(await api.isSignedIn(callerOf(request)))) throw signInFirst();
        const { rows: rowsOf, ...options } = optionsOf(request, type);
        const format = formatWith(options);
        const apiRequest = requestIn(request.body);
        const table = tableRequest(apiRequest);
        const caller: Caller = { ...callerOf(request), signal: disconnectOf(reply) };
        const lines = rowsOf === undefined ? format.lines : () => undefined;
        const result = await api.table(apiRequest, caller, lines);
        return sendTable({ table, format, rowsOf }, result, reply);
      },
    });
}

const negotiate = negotiatorOf([...MEDIA_TYPES, ...formats.keys()]);

/** The format of a table that the client prefers; undefined where it prefers the JSON of the API, or nothing that is served. */
function acceptedFormat(accept?: string): string | undefined {
  const type = negotiate(accept)?.type;
  return type !== undefined && formats.has(type) ? type : undefined;
}

/** The parameters of the media type, or of the address where the media type has none of that name. */
function optionsOf({ headers, query }: FastifyRequest, type: string): TableOptions {
  const inAddress = Object.entries(query as Record<string, unknown>).map(([name, value]) => {
    if (typeof value !== 'string') throw new RestFailure(400, `${name} is given more than once`);
    return [name, value] as const;
  });
  const accepted = negotiatorOf([type])(headers.accept);
  return tableOptions({ ...Object.fromEntries(inAddress), ...accepted?.parameters });
}

function requestIn(body: unknown): ApiRequest {
  const { query, variables, operationName } = (body ?? {}) as { [name in keyof ApiRequest]: unknown };
  if (typeof query !== 'string') throw new RestFailure(400, 'The body must be {"query": "…"}');
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables)))
    throw new RestFailure(400, 'variables must be an object');
  return {
    query,
    variables: (variables ?? {}) as Record<string, unknown>,
    ...(typeof operationName === 'string' && { operationName }),
  };
}

/** The rows of a result, and how many the list has, where that is known. */
interface Rows {
  batches: AsyncIterable<TableBatch> | Iterable<TableBatch>;
  total?: number;
}

async function sendTable(
  { table, format, rowsOf }: { table: TableRequest; format: Format; rowsOf?: string },
  { data, errors }: ApiResponse,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (errors?.length) {
    const { status, headers } = failureOf(errors[0]!);
    return reply.code(status).headers(headers).send({ errors });
  }
  const result = data![table.key];
  try {
    const { batches, total } = result instanceof TableStream ? streamed(result) : whole(result, table);
    const list = rowsOf === undefined ? undefined : listOfRows(table.lists(), rowsOf);
    const columns = table.columns();
    async function* text() {
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
    return await reply
      .headers(headersOf(format, table.name, list ? undefined : total))
      .send(Readable.from(text(), { objectMode: false }));
  } catch (error) {
    if (result instanceof TableStream) result.close();
    throw error;
  }
}

const streamed = (stream: TableStream): Rows => ({ batches: stream.batches(), total: stream.total });

/** The rows of a field that is no list or aggregate of a resource. */
function whole(result: unknown, { items }: TableRequest): Rows {
  const found = items === null ? result : (result as Row)[items];
  const rows = (Array.isArray(found) ? found : found === null ? [] : [found]) as Row[];
  return { batches: [{ rows }], ...(items === null && { total: rows.length }) };
}

const headersOf = (format: Format, name: string, total: number | undefined) => ({
  'content-type': `${format.type}; charset=utf-8`,
  'content-disposition': `attachment; filename="${name}.${format.extension}"`,
  ...(total !== undefined && { 'x-total-count': String(total) }),
});
