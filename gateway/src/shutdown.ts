import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { RestFailure } from './rest/failure.ts';

/** How long requests and streams that run when the server closes may take to complete, in milliseconds. */
export const IN_FLIGHT_TIMEOUT_MS = 20_000;
/** How long a request may be on its way on an open connection, in milliseconds. */
const ON_ITS_WAY_MS = 1_000;
/** When a client may try again, in seconds: another server may be there, or this one be back. */
const RETRY_AFTER_S = '5';

interface Connection {
  /** Responses that are not complete. */
  running: number;
  /** `socket.bytesRead` after the last response: beyond it, a request has begun to arrive. */
  bytesRead: number;
  /** Until then, as `performance.now`, a request may be on its way: the client does not know that the server stops. */
  expectsUntil: number;
}

/**
 * Closes without truncating a response or losing a request: requests that run or are on their way on open connections
 * complete, and every connection ends after its response.
 * @param stopping aborted some time before the server closes, while it still serves everything
 */
export function closeGracefully(app: FastifyInstance, stopping: AbortSignal): void {
  const { server } = app;
  const connections = new Map<Socket, Connection>();
  let isClosing = false;

  const soon = () => performance.now() + ON_ITS_WAY_MS;
  const isIdle = (socket: Socket, { running, bytesRead, expectsUntil }: Connection) =>
    running === 0 && socket.bytesRead === bytesRead && performance.now() >= expectsUntil;
  const closeSoon = (socket: Socket) => {
    const close = () => {
      if (connections.get(socket)?.running === 0) socket.destroySoon();
    };
    setTimeout(close, ON_ITS_WAY_MS).unref();
  };

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { running: 0, bytesRead: 0, expectsUntil: soon() });
    socket.once('close', () => connections.delete(socket));
  });
  // Node's own takes a connection for idle while a slow client has not received the end of its response, and while a
  // request is on its way.
  server.closeIdleConnections = () => {
    for (const [socket, connection] of connections)
      if (isIdle(socket, connection)) socket.destroySoon();
      else closeSoon(socket);
  };

  app.addHook('onRequest', ({ raw }, reply, done) => {
    const connection = connections.get(raw.socket);
    if (connection) connection.running++;
    if (stopping.aborted || isClosing) reply.header('connection', 'close');
    // Its response could not be sent.
    done(isClosing && !raw.socket.writable ? stopped() : undefined);
  });
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    const connection = connections.get(socket);
    if (connection) {
      connection.running--;
      connection.bytesRead = socket.bytesRead;
      connection.expectsUntil = stopping.aborted ? soon() : 0;
      if (isClosing) closeSoon(socket);
    }
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
