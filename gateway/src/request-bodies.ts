import { Readable } from 'node:stream';
import { callerOf, type Api } from '@gym/graphql-api';
import type { FastifyInstance } from 'fastify';
import { RestFailure, signInFirst } from './rest/failure.ts';

/** Bytes of a body. */
export const MAX_BODY = 1024 * 1024;
/** Bytes of a body without a valid token: of a sign-in, most of all. */
export const MAX_ANONYMOUS_BODY = 16 * 1024;

/** Rejects bodies before they are read: compressed ones, and large ones without a valid token. */
export function limitBodies(app: FastifyInstance, api: Api): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
    throw new RestFailure(415, 'Compressed bodies are not accepted: send the body without Content-Encoding');
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { 'content-length': length, 'transfer-encoding': transfer } = request.headers;
    if (transfer === undefined && Number(length ?? 0) <= MAX_ANONYMOUS_BODY) return payload;
    const caller = callerOf(request);
    if (caller.token && (await api.isSignedIn(caller))) return payload;
    if (transfer === undefined) throw signInFirst();
    // The connection must outlive the body, for the response.
    const chunks = (payload as Readable).iterator({ destroyOnReturn: false });
    return Readable.from(upTo(MAX_ANONYMOUS_BODY, chunks), { objectMode: false });
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
