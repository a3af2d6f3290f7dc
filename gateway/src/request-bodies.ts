import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { callerOf, type Api } from '@gym/graphql-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RestFailure, signInFirst } from './rest/failure.ts';

/** Bytes of a body. */
export const MAX_BODY = 1024 * 1024;
/** Bytes of a body without a valid token: of a sign-in, most of all. */
export const MAX_ANONYMOUS_BODY = 16 * 1024;

/** Rejects bodies before they are read: compressed ones, those of another charset, and large ones without a valid token. */
export function limitBodies(app: FastifyInstance, api: Api): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
      return done(
        new RestFailure(415, 'Compressed bodies are not accepted: send the body without Content-Encoding'),
      );
    const [, charset] = CHARSET.exec(headers['content-type'] ?? '') ?? [];
    if (charset === undefined || UTF_8.has(charset.toLowerCase())) return done();
    done(new RestFailure(415, `Send the body as UTF-8 instead of ${charset}`));
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': transfer } = request.headers;
    if (transfer === undefined && Number(length ?? 0) <= MAX_ANONYMOUS_BODY) return done(null, payload);
    callbackify(limitedBody)(request, payload as Readable, api, done);
  });
}

/** The body of a signed-in caller; otherwise a small one. @throws RestFailure 401 for a large one of nobody */
async function limitedBody(request: FastifyRequest, payload: Readable, api: Api): Promise<Readable> {
  const caller = callerOf(request);
  if (caller.token && (await api.isSignedIn(caller))) return payload;
  if (request.headers['transfer-encoding'] === undefined) throw signInFirst();
  // The connection must outlive the body, for the response.
  const chunks = payload.iterator({ destroyOnReturn: false });
  return Readable.from(upTo(MAX_ANONYMOUS_BODY, chunks), { objectMode: false });
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]{1,40})/i;
/** UTF-8, and what is a part of it. */
const UTF_8: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii']);

type ParseJson = ReturnType<FastifyInstance['getDefaultJsonParser']>;

/** Lets routes take JSON bodies, all of whose bytes must be UTF-8: others would be stored as U+FFFD. */
export function parseJsonBodies(app: FastifyInstance, parse: ParseJson): void {
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isUtf8(body)) return parse(request, body.toString(), done);
    done(new RestFailure(400, 'The body is not UTF-8'));
  });
}

/** Reads JSON, and says where a body has a field by which it could change the prototype of objects. */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  parseJsonBodies(app, (request, body, done) =>
    parse(request, body, (error, value) =>
      done(error && isJson(body) ? new RestFailure(400, FORBIDDEN_FIELD) : error, value),
    ),
  );
}

const FORBIDDEN_FIELD = 'The body has a field __proto__ or constructor.prototype, which no field is called';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Keeps records and tokens out of every cache. */
export function storeNothing(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
}

/**
 * Rejects URLs with bytes outside of ASCII, and query strings with percent codes that are no text: their parameters would
 * be read as something else.
 */
export function rejectBrokenQueries(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.raw;
    if (/[^\x21-\x7e]/.test(url))
      return done(
        new RestFailure(400, 'The URL has characters that must be written as percent codes of UTF-8'),
      );
    const [, query = ''] = /\?(.*)$/s.exec(url) ?? [];
    try {
      decodeURIComponent(query);
      done();
    } catch {
      done(
        new RestFailure(
          400,
          'The query string has a % that is not followed by the code of a character. Write % as %25.',
        ),
      );
    }
  });
}

/** The bytes of a body whose length is not known beforehand. @throws RestFailure 401 once there are too many */
async function* upTo(most: number, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) throw signInFirst();
    yield chunk;
  }
}
