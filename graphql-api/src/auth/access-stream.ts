import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Caller } from '../api.ts';
import type { Access } from './access.ts';
import type { Accounts } from './accounts.ts';

/** Keeps proxies from taking a quiet stream for a dead one. */
const BEAT_MS = 20_000;

/**
 * `GET /graphql/access`, an event stream: one event whenever what the signed-in person may do has changed, so that
 * the screen follows at once. It carries no data, and ends when the token does.
 */
export function accessStream(
  accounts: Accounts,
  callerOf: (request: FastifyRequest) => Caller,
): FastifyPluginAsync {
  return async app => {
    const open = new Set<ServerResponse>();
    app.addHook('preClose', async () => open.forEach(stream => stream.end()));

    app.get('/graphql/access', async (request, reply) => {
      const { token } = callerOf(request);
      const access = await accounts.accessOf(token);
      if (!access.user) return reply.code(401).send({ error: 'Please sign in' });

      reply.hijack();
      const stream = reply.raw;
      stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      stream.write(':\n\n');

      let told = textOf(access);
      const tell = async () => {
        const now = await accounts.accessOf(token);
        if (!now.user) return void stream.end();
        if (textOf(now) === told) return;
        told = textOf(now);
        stream.write('data: changed\n\n');
      };
      // One after the other, so that the last word is the last one told. While the database is away nothing can be
      // told; its return counts as a change.
      let telling = Promise.resolve();
      const forget = accounts.onChanged(() => {
        telling = telling.then(tell).catch(() => undefined);
      });
      const beat = setInterval(() => stream.write(':\n\n'), BEAT_MS);
      open.add(stream);
      stream.on('close', () => {
        clearInterval(beat);
        forget();
        open.delete(stream);
      });
    });
  };
}

const textOf = ({ user, grants }: Access) => JSON.stringify([user, [...grants]]);
