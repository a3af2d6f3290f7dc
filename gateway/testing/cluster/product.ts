import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../launch/embedded-database.ts';
import { unprivilegedAccount } from '../../launch/postgres-home.ts';
import { Server } from '../chaos/installations.ts';
import { isReady, until } from '../chaos/processes.ts';
import { Daemon } from './daemon.ts';
import type { Engine } from './engine.ts';
import type { Programs } from './programs.ts';

/** Until all servers are ready after a failure, in seconds. */
const READY = 60;
/** The password of the first user. */
export const ADMIN_PASSWORD = 'admin-of-a-cluster';

/** Two servers, the second with two workers, and HAProxy before them. */
export class Product {
  readonly url: string;
  readonly servers: readonly Server[];

  private constructor(url: string, servers: readonly Server[]) {
    this.url = url;
    this.servers = servers;
  }

  /** @param resources ends everything that was started, also when the start fails */
  static async start(
    programs: Programs,
    folder: string,
    engine: Engine,
    resources: AsyncDisposableStack,
  ): Promise<Product> {
    const server = async (name: string, env: NodeJS.ProcessEnv = {}) => {
      const started = await Server.start({
        NODE_ENV: 'production',
        ADMIN_PASSWORD,
        DATA_DIR: join(folder, name),
        TRUST_PROXY: '127.0.0.1',
        DATABASE_URL: engine.databaseUrl,
        DATABASE_DIRECT_URL: engine.directUrl,
        DATABASE_READ_URL: engine.readUrl,
        ...env,
      });
      resources.defer(() => started.abandon());
      return started;
    };
    const servers = [await server('server1'), await server('server2', { WORKERS: '2' })];

    const port = await freePort();
    const account = unprivilegedAccount();
    const file = join(folder, 'front.cfg');
    writeFileSync(file, front(port, servers), { mode: 0o600 });
    if (account) chownSync(file, account.uid, account.gid);
    const balancer = new Daemon({
      name: 'front',
      command: [programs.haproxy, '-db', '-f', file],
      folder,
      account,
    });
    resources.defer(() => balancer.end('SIGKILL'));
    balancer.start();
    const product = new Product(`http://127.0.0.1:${port}`, servers);
    await product.ready();
    return product;
  }

  /** Waits until all servers and the way to them are ready. */
  async ready(): Promise<void> {
    for (const url of [...this.servers.map(({ url }) => url), this.url])
      await until(`${url} is not ready`, READY, () => isReady(url));
  }
}

/**
 * A request is sent to the other server when it did not reach the first one, or got no response and can be repeated.
 * Event streams are quiet for up to 20 seconds.
 */
const front = (port: number, servers: readonly Server[]) => `
defaults
  mode http
  timeout connect 2s
  timeout check 2s
  timeout client 120s
  timeout server 120s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
listen servers
  bind 127.0.0.1:${port}
  http-request disable-l7-retry unless { method GET HEAD } or { req.hdr(idempotency-key) -m found }
  option httpchk GET /ready
  http-check expect status 200
  default-server inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
${servers.map(({ url }, index) => `  server server${index + 1} ${new URL(url).host} check`).join('\n')}
`;
