import {
  callerOf,
  excessOf,
  negotiatorOf,
  type Api,
  type HiddenField,
  type ResourceContract,
  type Log,
} from '@gym/graphql-api';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { Format } from '../analytics/format.ts';
import { formats } from '../analytics/formats.ts';
import { tableOptions } from '../analytics/table-options.ts';
import { disconnectOf } from '../disconnect.ts';
import { MAX_ANONYMOUS_BODY, parseJsonBodies, rejectBrokenQueries, storeNothing } from '../request-bodies.ts';
import { dryRunOf, wireEntries, type AddedEntry } from './dry-run.ts';
import { badRequest, failureOf, RestFailure, signInFirst, type WireNames } from './failure.ts';
import { parseJson } from './json-body.ts';
import type { Operation } from './documents.ts';
import { openapiDocument } from './openapi.ts';
import { restResource, type RestResource } from './resource.ts';
import type { Call, RestRoute } from './route.ts';
import { restSurface } from './routes.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HTTPMethods[];

/** REST below /api, made from the contracts of the resources. */
export const rest =
  (api: Api, contracts: readonly ResourceContract[], log: Log): FastifyPluginAsync =>
  async app => {
    const resources = contracts.map(restResource);
    const { routes, schemas } = restSurface(resources);
    const document = openapiDocument(resources, routes, schemas);

    rejectBrokenQueries(app);
    storeNothing(app);
    // Names such as `__proto__` are read as they stand, so that they are rejected as unknown fields.
    app.removeAllContentTypeParsers();
    // Clients send the JSON header with an empty body too, with DELETE for one.
    parseJsonBodies(app, (_request, body, done) => {
      try {
        done(null, body === '' ? undefined : parseJson(body));
      } catch {
        done(new RestFailure(400, 'The body is not valid JSON'));
      }
    });

    app.get('/openapi.json', async () => document);

    for (const [path, group] of Map.groupBy(routes, route => route.path)) {
      const url = path.replace(/\{(\w+)\}/g, ':$1');
      for (const route of group)
        app.route({
          method: route.method,
          url,
          ...(route.open && { bodyLimit: MAX_ANONYMOUS_BODY }),
          onRequest: async request => {
            if (!route.open && !callerOf(request).token) throw signInFirst();
          },
          handler: (request, reply) => {
            const table = tableFor(route, request);
            return sendResult(
              route,
              { ...callFor({ api, resources, log }, route, request, reply), table },
              reply,
            );
          },
        });
      rejectOtherMethods(path, url, group);
    }

    function rejectOtherMethods(path: string, url: string, group: readonly RestRoute[]): void {
      const offered: string[] = group.map(route => route.method);
      if (offered.includes('GET')) offered.push('HEAD');
      const allow = [...offered, 'OPTIONS'].join(', ');
      app.options(url, async (_request, reply) => reply.code(204).header('allow', allow).send());
      app.route({
        method: METHODS.filter(method => !offered.includes(method)),
        url,
        handler: async request => {
          throw new RestFailure(405, `${request.method} is not possible on /api${path}`, {
            headers: { allow },
          });
        },
      });
    }
  };

/** Tells that a create was repeated with its Idempotency-Key: the record is that of the first request. */
const REPLAYED = 'idempotency-replayed';

async function sendResult(route: RestRoute, call: Call, reply: FastifyReply): Promise<FastifyReply> {
  rejectUnknownParameters(route, call);
  const { status = 200, headers = {}, type = JSON_TYPE, body } = await route.handle(call);
  if (route.response.csv) reply.header('vary', 'accept');
  return reply.code(status).headers(headers).type(`${type}; charset=utf-8`).send(body);
}

const JSON_TYPE = 'application/json';
const CSV_TYPE = 'text/csv';
const negotiateJson = negotiatorOf([JSON_TYPE]);
const negotiateTable = negotiatorOf([JSON_TYPE, CSV_TYPE]);

/**
 * How a list is written for a client that prefers CSV.
 * @throws RestFailure 406 for a client that accepts nothing that the route serves, before anything is done
 */
function tableFor({ response: { csv } }: RestRoute, { headers }: FastifyRequest): Format | undefined {
  const preferred = (csv ? negotiateTable : negotiateJson)(headers.accept);
  if (!preferred)
    throw new RestFailure(406, `This path serves ${csv ? `${JSON_TYPE} and ${CSV_TYPE}` : JSON_TYPE}`);
  if (preferred.type !== CSV_TYPE) return undefined;
  const { rows, ...options } = tableOptions(preferred.parameters);
  if (rows !== undefined)
    throw new RestFailure(400, 'rows is a parameter of /graphql: a record of REST has no lists');
  return formats.get(CSV_TYPE)!(options);
}

function rejectUnknownParameters({ query, takesDryRun }: RestRoute, call: Call): void {
  const unknown = query ? [] : Object.keys(call.query).filter(name => !takesDryRun || name !== 'dry_run');
  if (unknown.length === 0) return;
  throw badRequest(Object.fromEntries(unknown.map(name => [name, `Unknown query parameter: ${name}`])));
}

/** @throws RestFailure 400 for a header that is no version, or that the route would ignore */
function ifMatchOf({ takesVersion }: RestRoute, { headers }: FastifyRequest): number | undefined {
  const given = headers['if-match'];
  if (given === undefined) return undefined;
  if (!takesVersion)
    throw new RestFailure(400, 'If-Match is possible where a record is changed: leave it out');
  if (given.trim() === '*') return undefined;
  const [, version] = /^"(\d{1,9})"$/.exec(given.trim()) ?? [];
  if (version === undefined)
    throw new RestFailure(400, 'If-Match takes the version of the record in quotes, such as "3"');
  return Number(version);
}

interface Served {
  api: Api;
  resources: readonly RestResource[];
  log: Log;
}

function callFor(
  { api, resources, log }: Served,
  route: RestRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Call {
  const { idempotencyKey, ...sender } = callerOf(request);
  const caller = {
    ...sender,
    endpoint: 'rest' as const,
    signal: disconnectOf(reply),
  };
  const hidden = new Set<string>();
  const addedEntries: Record<string, unknown>[] = [];
  const failed = (error: GraphQLFormattedError, resource?: WireNames) => {
    const failure = failureOf(error, resource, route.open === true);
    if (failure.status === 500)
      log.error({ requestId: request.id, route: route.name, id: error.extensions?.['id'] }, 'REST failed');
    return failure;
  };
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    ifMatch: ifMatchOf(route, request),
    onlyIfMissing: request.headers['if-none-match']?.trim() === '*',
    dryRun: dryRunOf(route, request),
    addedEntries,
    hidden,
    headOnly: request.method === 'HEAD',
    body: () => {
      const { body } = request;
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        throw new RestFailure(400, 'The body must be a JSON object');
      const excess = excessOf(body);
      if (excess) throw new RestFailure(400, `The body is too large: ${excess}.`);
      return body as Record<string, unknown>;
    },
    run: async <T>({ kind, name, query }: Operation, variables = {}, resource = undefined) => {
      // A route may read what it has created.
      const isKeyed = route.idempotent && kind === 'mutation';
      const result = await api.execute(
        { query, operationName: name, variables },
        { ...caller, ...(isKeyed && { idempotencyKey }) },
      );
      for (const { field } of (result.extensions?.['hidden'] ?? []) as HiddenField[]) hidden.add(field);
      if (result.extensions?.['idempotencyReplayed']) reply.header(REPLAYED, 'true');
      addedEntries.push(...wireEntries((result.extensions?.['dryRun'] ?? []) as AddedEntry[], resources));
      const [error] = result.errors ?? [];
      if (error) throw failed(error, resource);
      return result.data as T;
    },
    allRows: async ({ query, name }, variables, resource) => {
      const result = await api.allRows({ query, operationName: name, variables }, caller);
      if ('errors' in result) throw failed(result.errors[0]!, resource);
      for (const field of result.hidden) hidden.add(field);
      return result;
    },
  };
}
