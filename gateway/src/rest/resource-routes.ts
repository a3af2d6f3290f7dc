import { Readable } from 'node:stream';
import { parseRecordId, type Operation as Kind } from '@gym/graphql-api';
import type { Format } from '../analytics/format.ts';
import { collectRecent } from '../memory.ts';
import { runDocument, runForAllRows } from './run-document.ts';
import { dryRunResult } from './dry-run.ts';
import { badRequest, notFound, preconditionFailed, RestFailure } from './failure.ts';
import { asOfQuery, listQuery, type ListQuery } from './list-query.ts';
import { AS_OF, listParameters, ref, wrapped } from './openapi.ts';
import type { RestResource } from './resource.ts';
import type { RouteResult, Call, RestRoute } from './route.ts';
import { fromWire, isHidden, toWire, versionOf } from './wire.ts';

type Values = Record<string, unknown>;

/** The routes of a resource: list, one, create, update, delete, as far as it offers them. */
export function resourceRoutes(resource: RestResource): RestRoute[] {
  const { type, label, plural, operations } = resource;
  const path = `/${resource.path}`;
  const record = `${path}/{id}`;
  const words = label.toLowerCase();
  const aRecord = `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
  const saved = resource.wrap ? wrapped(resource.wrap, ref(type)) : ref(type);
  const routes: Record<Kind, RestRoute> = {
    list: {
      method: 'GET',
      path,
      tag: resource.path,
      name: `list${capital(plural)}`,
      summary: `List ${plural}: every row, or one page of them`,
      query: listParameters(resource),
      response: listResponse(resource),
      handle: call => list(resource, call),
    },
    one: {
      method: 'GET',
      path: record,
      tag: resource.path,
      name: `get${type}`,
      summary: `Get one ${words}`,
      query: [AS_OF],
      response: { status: 200, description: `The ${words}`, schema: ref(type) },
      failures: [404],
      handle: async call => {
        const id = recordId(resource, call);
        const variables = { id, asOf: asOfQuery(call.query) };
        const { record: found } = await runDocument<{ record: Values | null }>(
          call,
          resource,
          'one',
          variables,
        );
        if (!found) throw notFound(label);
        return { body: toWire(resource, found, call) };
      },
    },
    create: {
      method: 'POST',
      path,
      tag: resource.path,
      name: `create${type}`,
      summary: `Create ${aRecord}`,
      idempotent: true,
      takesDryRun: true,
      body: ref(`${type}Input`),
      response: { status: 201, description: `The ${words} as saved`, schema: saved },
      failures: [409, 413, 415],
      handle: async call => {
        const input = fromWire(resource, call.body(), true);
        const { record } = await runDocument<{ record: Values }>(call, resource, 'create', {
          input,
          dryRun: call.dryRun,
        });
        if (call.dryRun) return dryRunResult(resource, record, call);
        return { status: 201, body: savedBody(resource, record, 'created', call) };
      },
    },
    update: {
      method: 'PUT',
      path: record,
      tag: resource.path,
      name: `update${type}`,
      summary: `Change the fields given of ${aRecord}`,
      body: ref(`${type}Patch`),
      response: { status: 200, description: `The ${words} as saved`, schema: saved },
      takesVersion: true,
      takesDryRun: true,
      failures: [404, 409, 412, 413, 415],
      handle: async call => {
        const id = recordId(resource, call);
        if (call.onlyIfMissing) await rejectExisting(resource, call, id);
        const body = call.body();
        const version = basedOn(call.ifMatch, versionOf(body));
        const variables = { id, patch: fromWire(resource, body, false), version, dryRun: call.dryRun };
        const update = runDocument<{ record: Values }>(call, resource, 'update', variables);
        const { record } = await update.catch(error => {
          throw call.ifMatch === undefined ? error : preconditionFailed(error);
        });
        if (call.dryRun) return dryRunResult(resource, record, call);
        return { body: savedBody(resource, record, 'updated', call) };
      },
    },
    delete: {
      method: 'DELETE',
      path: record,
      tag: resource.path,
      name: `delete${type}`,
      summary: `Delete ${aRecord}; rejected while other records need it`,
      takesDryRun: true,
      response: { status: 200, description: 'Deleted', schema: ref('DeletionMessage') },
      failures: [404, 409],
      handle: async call => {
        await runDocument(call, resource, 'remove', { id: recordId(resource, call), dryRun: call.dryRun });
        if (call.dryRun) return dryRunResult(resource, null, call);
        return { body: { message: `${label} deleted successfully` } };
      },
    },
  };
  return operations.map(operation => routes[operation]);
}

/** @throws RestFailure 412 for a record that exists, 404 for another */
async function rejectExisting(resource: RestResource, call: Call, id: string): Promise<never> {
  const { record } = await runDocument<{ record: Values | null }>(call, resource, 'one', { id });
  if (!record) throw notFound(resource.label);
  throw new RestFailure(412, `${resource.label} exists, which If-None-Match: * rules out`);
}

/** @throws RestFailure 400 for two different versions */
function basedOn(ifMatch: number | undefined, version: number | undefined): number | undefined {
  if (ifMatch !== undefined && version !== undefined && ifMatch !== version)
    throw badRequest({ version: 'The version of the body is another than that of If-Match' });
  return ifMatch ?? version;
}

export const totalCountHeader = {
  'X-Total-Count': { description: 'How many match in all', schema: { type: 'integer' } },
} as const;

export const listResponse = ({ type, plural }: RestResource): RestRoute['response'] => ({
  status: 200,
  description: `The ${plural}`,
  schema: { type: 'array', items: ref(type) },
  headers: totalCountHeader,
  csv: true,
});

/** Responds with a list: a page of it, every row as a stream, or only the count. */
export async function list(
  resource: RestResource,
  call: Call,
  fixed: Record<string, object> = {},
): Promise<RouteResult> {
  const parsed = listQuery(resource, call.query);
  try {
    return await listOf(resource, call, parsed, fixed);
  } catch (error) {
    throw withQ(error);
  }
}

/** The parameter `q` is `search` to the API. */
function withQ(error: unknown): unknown {
  if (!(error instanceof RestFailure) || error.fields['search'] === undefined) return error;
  const { search, ...others } = error.fields;
  return badRequest({ ...others, q: search });
}

async function listOf(
  resource: RestResource,
  call: Call,
  parsed: ListQuery,
  fixed: Record<string, object>,
): Promise<RouteResult> {
  const { sort, search, page, asOf } = parsed;
  const filter = { ...parsed.filter, ...fixed };
  if (call.headOnly) {
    const { list: counted } = await runDocument<{ list: { totalCount: number } }>(call, resource, 'count', {
      filter,
      search,
      asOf,
    });
    return {
      ...typeOf(call),
      headers: headersOf(resource, call, counted.totalCount),
      body: Readable.from([]),
    };
  }
  if (!page) {
    const { total, batches } = await runForAllRows(call, resource, { filter, sort, search, asOf });
    const body = Readable.from(textOf(resource, call, batches), { objectMode: false });
    return { ...typeOf(call), headers: headersOf(resource, call, total), body };
  }
  const { list: found } = await runDocument<{ list: { items: Values[]; totalCount: number } }>(
    call,
    resource,
    'list',
    { filter, sort, search, page, asOf },
  );
  const rows = found.items.map(item => toWire(resource, item, call));
  const { table } = call;
  return {
    ...typeOf(call),
    headers: headersOf(resource, call, found.totalCount),
    body: table
      ? Readable.from([tableHead(resource, table, call) + tableRows(resource, table, rows, call)])
      : rows,
  };
}

/** The batches of a list as one JSON array or as CSV. */
async function* textOf(
  resource: RestResource,
  call: Call,
  batches: AsyncIterable<readonly object[]>,
): AsyncGenerator<string, void> {
  const { table } = call;
  yield table ? tableHead(resource, table, call) : '[';
  let separator = '';
  for await (const batch of batches) {
    const rows = batch.map(record => toWire(resource, record as Values, call));
    if (table) yield tableRows(resource, table, rows, call);
    else if (rows.length > 0) yield separator + rows.map(row => JSON.stringify(row)).join(',');
    if (rows.length > 0) separator = ',';
    collectRecent();
  }
  if (!table) yield ']';
}

/** The head and the rows of a list as CSV, under their wire names. */
const tableHead = (resource: RestResource, table: Format, call: Call) =>
  table.head(columnsOf(resource, call));
const tableRows = (resource: RestResource, table: Format, rows: readonly Values[], call: Call) =>
  table.rows(rows, columnsOf(resource, call));

const columnsOf = (resource: RestResource, { hidden }: Call) =>
  resource.outputFields.flatMap(({ field }) =>
    isHidden(resource, field, hidden) ? [] : [{ path: [field.wire] }],
  );

/** What is no number is no record's. */
export function recordId(resource: RestResource, { params }: Call): string {
  const id = params['id'] ?? '';
  if (parseRecordId(id) === null) throw notFound(resource.label);
  return id;
}

function savedBody(resource: RestResource, record: Values, done: string, call: Call): Values {
  const body = toWire(resource, record, call);
  return resource.wrap ? { message: `${resource.label} ${done} successfully`, [resource.wrap]: body } : body;
}

const typeOf = ({ table }: Call) => table && { type: table.type };

const headersOf = ({ path }: RestResource, { table }: Call, count: number) => ({
  'x-total-count': String(count),
  ...(table && {
    'content-disposition': `attachment; filename="${path.replaceAll('/', '-')}.${table.extension}"`,
  }),
});
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
