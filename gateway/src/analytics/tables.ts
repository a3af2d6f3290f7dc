import { Readable } from 'node:stream';
import {
  callerOf,
  MEDIA_TYPES,
  preferredType,
  SerializedTable,
  type Api,
  type ApiRequest,
  type Caller,
} from '@gym/graphql-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disconnectOf } from '../disconnect.ts';
import { failureOf, RestFailure, signInFirst } from '../rest/failure.ts';
import { formats, type Format } from './formats.ts';
import { tableOptions, type TableOptions } from './table-options.ts';
import { RejectedQuery, tableParts, type Part, type Run } from './table-pages.ts';
import { tableRequest } from './table-request.ts';

/** The name by which Fastify finds the route of a format. */
const CONSTRAINT = 'table';

/**
 * POST /graphql with `Accept: text/csv` or `application/jsonl`: the rows of one list or aggregate, all of them unless
 * the query limits them, read a page at a time and only as fast as the client takes them. Parameters of the media type
 * or of the address change the form: `rows`, `bom`, `decimals` and `null`, as TableOptions has them.
 */
export function serveTables(app: FastifyInstance, api: Api): void {
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
        // One caller object for all parts, so that they count as one request.
        const caller: Caller = { ...callerOf(request), adHoc: true, signal: disconnectOf(reply) };
        const options = optionsOf(request, type);
        const format = formatWith(options);
        const run: Run = part =>
          api.execute({ ...part, lines: options.rows === undefined ? format.lines : undefined }, caller);
        return sendTable(format, options, requestIn(request.body), run, reply);
      },
    });
}

const SERVED = [...MEDIA_TYPES, ...formats.keys()];

/** The format of a table that the client prefers; undefined where it prefers the JSON of the API, or nothing that is served. */
function acceptedFormat(accept?: string): string | undefined {
  const type = preferredType(accept, SERVED)?.type;
  return type !== undefined && formats.has(type) ? type : undefined;
}

/** The parameters of the media type, or of the address where the media type has none of that name. */
function optionsOf({ headers, query }: FastifyRequest, type: string): TableOptions {
  const inAddress = Object.entries(query as Record<string, unknown>).map(([name, value]) => {
    if (typeof value !== 'string') throw new RestFailure(400, `${name} is given more than once`);
    return [name, value] as const;
  });
  const accepted = preferredType(headers.accept, [type]);
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

async function sendTable(
  format: Format,
  { rows }: TableOptions,
  request: ApiRequest,
  run: Run,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const table = tableRequest(request);
  const parts = tableParts(table, run, rows);
  try {
    const { value: first } = await parts.next();
    const columns = table.columns();
    async function* text() {
      const written = ({ rows }: Part) =>
        rows instanceof SerializedTable ? rows.lines : [format.rows(rows, columns)];
      yield format.head(columns);
      yield* written(first!);
      for await (const part of parts) yield* written(part);
    }
    return await reply
      .headers(headersOf(format, table.name, first!))
      .send(Readable.from(text(), { objectMode: false }));
  } catch (error) {
    if (!(error instanceof RejectedQuery)) throw error;
    const { status, headers } = failureOf(error.errors[0]!);
    return reply.code(status).headers(headers).send({ errors: error.errors });
  }
}

const headersOf = (format: Format, name: string, { total }: Part) => ({
  'content-type': `${format.type}; charset=utf-8`,
  'content-disposition': `attachment; filename="${name}.${format.extension}"`,
  'cache-control': 'no-store',
  ...(total !== undefined && { 'x-total-count': String(total) }),
});
