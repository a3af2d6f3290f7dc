import { callerOf, MEDIA_TYPES, negotiatorOf, type Api, type ApiRequest } from '@gym/graphql-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failureOf, RestFailure, signInFirst } from '../rest/failure.ts';
import { formats } from './formats.ts';
import { runTable, sendRows, type Export } from './send-table.ts';
import { tableOptions, type TableOptions } from './table-options.ts';
import { tableRequest } from './table-request.ts';

/** The name by which Fastify finds the route of a format. */
const CONSTRAINT = 'table';

/** What tables need of the API. */
export type TableApi = Pick<Api, 'table' | 'isSignedIn'> & { hubs: Pick<Api['hubs'], 'schema'> };

/**
 * POST /graphql with `Accept: text/csv`, `application/jsonl` or the type of a workbook: the rows of one list or aggregate, all of them unless
 * the query limits them, read from one snapshot and only as fast as the client takes them. Parameters of the media type
 * or of the address change the form: `rows`, `bom`, `decimals` and `null`, as TableOptions has them.
 */
export function serveTables(app: FastifyInstance, api: TableApi): void {
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
        const apiRequest = requestIn(request.body);
        const table = tableRequest(apiRequest);
        const exported: Export = {
          request: apiRequest,
          table,
          format: formatWith(options),
          rowsOf,
          name: table.title,
          explorerLink: linkOf(apiRequest),
          about: [
            ['Name', table.title],
            ['Query', apiRequest.query],
          ],
        };
        const { data, errors } = await runTable(api, exported, callerOf(request), reply);
        if (errors?.length) {
          const { status, headers } = failureOf(errors[0]!);
          return reply.code(status).headers(headers).send({ errors });
        }
        return sendRows(exported, data, api.hubs.schema, reply);
      },
    });
}

/** Of a header, in characters: servers and proxies take 8 KB of all headers. */
const LONGEST_LINK = 4_000;

/** Where the explorer opens with a query and its variables. */
function linkOf({ query, variables }: ApiRequest): string | undefined {
  const values = encodeURIComponent(JSON.stringify(variables ?? {}));
  const link = `/explorer#query=${encodeURIComponent(query)}&variables=${values}`;
  return link.length > LONGEST_LINK ? undefined : link;
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
