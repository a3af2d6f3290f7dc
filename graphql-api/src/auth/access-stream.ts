import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { isPersonal } from './personal-tokens.ts';
import type { Authenticator } from './authenticator.ts';
import { AccessStreams, type HubRevisions } from './access-streams.ts';

/** In seconds. */
const RETRY_AFTER = 30;

/**
 * `GET /graphql/access`, an event stream: one event whenever the access of the signed-in user changes, so that the
 * screen follows at once, and `event: hubs` with the revision of the list of hubs, at first and whenever it changes. It
 * ends with the session. Personal tokens get none.
 */
export function accessStream(
  authenticator: Authenticator,
  hubs: HubRevisions,
  callerOf: (request: FastifyRequest) => Caller,
): FastifyPluginAsync {
  return async app => {
    const streams = new AccessStreams(authenticator, hubs);
    app.addHook('preClose', async () => streams.close());

    app.get('/graphql/access', async (request, reply) => {
      const { token } = callerOf(request);
      if (token && isPersonal(token))
        return reply
          .code(403)
          .send({ error: 'A personal token may not do this: sign in with your password' });
      const session = await authenticator.sessionOf(token);
      const access = session && (await authenticator.accessOfSession(session));
      if (!access?.user) return reply.code(401).send({ error: 'Please sign in' });
      if (streams.isFull)
        return reply
          .code(503)
          .header('retry-after', RETRY_AFTER)
          .send({ error: `Too many screens are open. Try again in ${RETRY_AFTER} seconds.` });
      reply.hijack();
      streams.add(reply.raw, session!, access);
    });
  };
}
