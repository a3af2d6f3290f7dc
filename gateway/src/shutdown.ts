import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { RestFailure } from './rest/failure.ts';

/** How long requests and streams that run when the server closes may take to complete, in milliseconds. */
export const IN_FLIGHT_TIMEOUT_MS = 20_000;
/** When a client may try again, in seconds: another server may be there, or this one be back. */
const RETRY_AFTER_S = '5';

/**
 * Closes without truncating a response: requests that run complete, new ones on open connections are rejected with 503,
 * and every connection ends after its response.
 * @param stopping aborted some time before the server closes, while it still serves everything
 */
export function closeGracefully(app: FastifyInstance, stopping: AbortSignal): void {
  const { server } = app;
  /** Open connections, and how many responses of each are not complete. */
  const running = new Map<Socket, number>();
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });
  // Node's own takes a connection for idle while a slow client has not received the end of its response.
  server.closeIdleConnections = () => {
    for (const [socket, responses] of running) if (responses === 0) socket.destroySoon();
  };
  const count = (socket: Socket, change: 1 | -1) => {
    const responses = running.get(socket);
    if (responses === undefined) return;
    running.set(socket, responses + change);
    if (isClosing && responses + change === 0) socket.destroySoon();
  };

  app.addHook('onRequest', ({ raw }, reply, done) => {
    count(raw.socket, 1);
    if (!stopping.aborted && !isClosing) return done();
    reply.header('connection', 'close');
    done(isClosing ? stopped() : undefined);
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    count(raw.socket, -1);
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => server.closeAllConnections(), IN_FLIGHT_TIMEOUT_MS).unref();
  });
}

const stopped = () =>
  new RestFailure(503, 'The server is being stopped. Try again shortly.', {
    headers: { 'retry-after': RETRY_AFTER_S },
  });
