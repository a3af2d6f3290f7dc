import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { isReady } from './processes.ts';

/** How often each server is checked, in milliseconds; the documents require at least every second. */
const CHECK_EVERY = 1_000;

export interface LoadBalancer {
  url: string;
  close(): Promise<void>;
}

interface Backend {
  url: URL;
  isReady: boolean;
  connections: Set<Socket>;
}

/** Gives each connection to the next server that is ready, and ends the connections of one that is not. */
export async function startLoadBalancer(servers: readonly { url: string }[]): Promise<LoadBalancer> {
  const backends = servers.map(({ url }): Backend => ({
    url: new URL(url),
    isReady: true,
    connections: new Set(),
  }));
  let turn = 0;

  function accept(client: Socket): void {
    client.on('error', () => client.destroy());
    const ready = backends.filter(backend => backend.isReady);
    const backend = ready[turn++ % ready.length];
    if (!backend) return void client.destroy();
    const server = connect(Number(backend.url.port), backend.url.hostname);
    backend.connections.add(server);
    server.on('error', () => client.destroy());
    server.once('close', () => {
      backend.connections.delete(server);
      // After what was received is sent.
      client.destroySoon();
    });
    client.once('close', () => server.destroy());
    client.pipe(server).pipe(client);
  }

  async function check(backend: Backend): Promise<void> {
    backend.isReady = await isReady(backend.url.origin);
    if (!backend.isReady) for (const connection of backend.connections) connection.destroy();
  }

  const server = createServer({ allowHalfOpen: true }, accept).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => backends.forEach(backend => void check(backend)), CHECK_EVERY);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(timer);
      for (const { connections } of backends) for (const connection of connections) connection.destroy();
      await new Promise(done => void server.close(done));
    },
  };
}
