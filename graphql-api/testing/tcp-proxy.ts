import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A way to a database that can fall silent, as a broken network does: connections stay open and carry nothing. */
export interface TcpProxy {
  /** The database's address by way of the proxy. */
  databaseUrl: string;
  /** From now on forwards nothing on the connections whose client sent this text, and on new ones that send it. */
  silence(text: string): void;
  /** Forwards on new connections again. */
  restore(): void;
  close(): Promise<void>;
}

export async function tcpProxyTo(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let silenced: string | undefined;
  const server = createServer(client => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    let sent = '';
    const isSilent = () => silenced !== undefined && sent.includes(silenced);
    client.on('data', chunk => {
      sent += chunk.toString('latin1');
      if (!isSilent()) upstream.write(chunk);
    });
    upstream.on('data', chunk => {
      if (!isSilent()) client.write(chunk);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    databaseUrl: url.href,
    silence: text => void (silenced = text),
    restore: () => void (silenced = undefined),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise(done => server.close(done));
    },
  };
}
