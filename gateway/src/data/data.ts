import { callerOf, type Api, type Caller, type Log } from '@gym/graphql-api';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { formats } from '../analytics/formats.ts';
import { runTable, sendRows, type Export } from '../analytics/send-table.ts';
import { tableOptions } from '../analytics/table-options.ts';
import { tableRequest } from '../analytics/table-request.ts';
import { setErrorHandler } from '../errors.ts';
import { rejectBrokenQueries } from '../request-bodies.ts';
import { failureOf, RestFailure } from '../rest/failure.ts';
import { disconnectOf } from '../disconnect.ts';
import { addressParameters } from './address-parameters.ts';
import { readChanges } from './changes.ts';
import { linkedRequest } from './linked-request.ts';

const makers = new Map([...formats.values()].map(make => [make({ bom: false }).extension, make]));
const EXTENSIONS = [...makers.keys()].map(extension => `.${extension}`).join(', ');

/**
 * GET /data/<id or name of a saved query>.csv, .jsonl or .xlsx: its rows, for programs that load an address, such as
 * spreadsheets. Errors are plain texts, which such programs show.
 */
export const savedQueryData =
  (api: Api, log: Log): FastifyPluginAsync =>
  async app => {
    setErrorHandler(app, log, ({ message }) => message);
    rejectBrokenQueries(app);
    app.get('/changes', async (request, reply) => {
      const caller = dataCaller(request);
      const page = await readChanges(request.query as Record<string, unknown>, query =>
        api.execute(query, { ...caller, signal: disconnectOf(reply) }),
      );
      reply.headers({ 'cache-control': 'no-store', vary: 'authorization' });
      return page;
    });
    app.get<{ Params: { file: string } }>('/:file', async (request, reply) => {
      const caller = dataCaller(request);
      const { key, makeFormat } = requestedFile(request.params.file);
      const saved = await api.savedQuery(key, caller).catch((error: unknown) => {
        throw isUnauthenticated(error) ? tokenMissing() : error;
      });
      const { asOf, options, given } = addressParameters(request.query as Record<string, unknown>);
      const { rows: rowsOf, ...formatOptions } = tableOptions(options);
      const apiRequest = linkedRequest(saved, { asOf, given }, api.hubs.schema);
      const exported: Export = {
        request: apiRequest,
        table: tableRequest(apiRequest),
        format: makeFormat(formatOptions),
        rowsOf,
        name: saved.name,
        explorerLink: `/explorer?saved=${saved.id}`,
        about: [
          ['Name', saved.name],
          ['Address', `${request.protocol}://${request.host}${request.url}`],
          ['Query', saved.query],
        ],
        isRevalidated: true,
      };
      reply.headers({
        // Programs may keep a response and ask whether it is still right; nobody in between may.
        'cache-control': 'private, no-cache',
        vary: 'authorization',
      });
      const { data, errors } = await runTable(api, exported, { ...caller, savedQuery: saved.id }, reply);
      if (errors?.length) throw failureOf(errors[0]!);
      return sendRows(exported, data, api.hubs.schema, reply);
    });
  };

/**
 * The caller of a request whose token is a bearer token or the password of basic authentication.
 * @throws RestFailure 401 without one
 */
function dataCaller(request: FastifyRequest): Caller {
  const caller = callerOf(request);
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const [, password] = /^[^:]*:(.+)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  const token = caller.token ?? password;
  if (!token) throw tokenMissing();
  return { ...caller, token, endpoint: 'rest' };
}

const tokenMissing = () =>
  new RestFailure(
    401,
    'Send a valid personal token: as bearer token, or as the password of basic authentication with any user name. Create one under Profile, Personal Tokens.',
    { headers: { 'www-authenticate': 'Basic realm="Saved queries", charset="UTF-8"' } },
  );

const isUnauthenticated = (error: unknown) =>
  (error as { extensions?: { code?: string } }).extensions?.code === 'UNAUTHENTICATED';

function requestedFile(file: string) {
  const dot = file.lastIndexOf('.');
  const makeFormat = makers.get(file.slice(dot + 1).toLowerCase());
  if (dot < 1 || !makeFormat)
    throw new RestFailure(
      404,
      `The address ends with the id or the name of a saved query and one of ${EXTENSIONS}: /data/12.csv`,
    );
  return { key: file.slice(0, dot), makeFormat };
}
