import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../launch/embedded-database.ts';
import { unprivilegedAccount } from '../../launch/postgres-home.ts';
import { until } from '../chaos/processes.ts';
import { Daemon } from './daemon.ts';
import { DatabaseNode } from './database-node.ts';
import type { Programs } from './programs.ts';

/** A start takes no longer on a busy machine, in seconds. */
const START = 120;
const NODES = 3;
/** Connections of PgBouncer to the primary. */
const POOL_SIZE = 20;

interface Member {
  name: string;
  role: 'leader' | 'replica' | 'sync_standby';
  state: string;
}

/** Three PostgreSQL under Patroni with HAProxy and PgBouncer in front, all on the loopback address. */
export class Engine {
  readonly nodes: DatabaseNode[] = [];
  /** One node, since no failure of etcd itself but its absence is tested; a real one has three machines. */
  readonly etcd: Daemon;
  /** Balances the primary for PgBouncer, and the replicas. */
  readonly balancer: Daemon;
  /** Balances the primary for `DATABASE_DIRECT_URL`, so that it can fall silent alone. */
  readonly directBalancer: Daemon;
  readonly pooler: Daemon;
  readonly databaseUrl: string;
  readonly directUrl: string;
  readonly readUrl: string;
  readonly #adminPassword: string;

  private constructor(parts: Pick<Engine, 'etcd' | 'balancer' | 'directBalancer' | 'pooler'> & Urls) {
    this.etcd = parts.etcd;
    this.balancer = parts.balancer;
    this.directBalancer = parts.directBalancer;
    this.pooler = parts.pooler;
    this.databaseUrl = parts.databaseUrl;
    this.directUrl = parts.directUrl;
    this.readUrl = parts.readUrl;
    this.#adminPassword = parts.adminPassword;
  }

  /** @param resources ends everything that was started, also when the start fails */
  static async start(programs: Programs, folder: string, resources: AsyncDisposableStack): Promise<Engine> {
    const account = unprivilegedAccount();
    const ports = await freePorts(6 + 2 * NODES);
    const [etcdPort, peerPort, primaryPort, replicaPort, directPort, poolerPort, ...nodePorts] = ports as [
      number,
      number,
      number,
      number,
      number,
      number,
      ...number[],
    ];
    const passwords = { superuser: password(), replication: password() };
    const owner = { user: 'gym', password: password() };
    const within = (name: string, text: string) => {
      const file = join(folder, name);
      writeFileSync(file, text, { mode: 0o600 });
      if (account) chownSync(file, account.uid, account.gid);
      return file;
    };
    const daemon = (name: string, command: [string, ...string[]]) => {
      const made = new Daemon({ name, command, folder, account });
      resources.defer(() => made.end('SIGKILL'));
      return made;
    };
    if (account) chownSync(folder, account.uid, account.gid);
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'etcd'), { mode: 0o700 });
    if (account) chownSync(join(folder, 'etcd'), account.uid, account.gid);

    const nodes = Array.from({ length: NODES }, (_, index) => {
      const [postgres, rest] = nodePorts.slice(2 * index, 2 * index + 2) as [number, number];
      const name = `node${index + 1}`;
      const node = new DatabaseNode({
        name,
        programs,
        folder: join(folder, name),
        account,
        ports: { postgres, rest, etcd: etcdPort },
        passwords,
      });
      resources.defer(() => node.kill());
      return node;
    });

    const etcdUrl = `http://127.0.0.1:${etcdPort}`;
    const peerUrl = `http://127.0.0.1:${peerPort}`;
    const engine = new Engine({
      etcd: daemon('etcd', [
        programs.etcd,
        '--name=etcd',
        `--data-dir=${join(folder, 'etcd')}`,
        `--listen-client-urls=${etcdUrl}`,
        `--advertise-client-urls=${etcdUrl}`,
        `--listen-peer-urls=${peerUrl}`,
        `--initial-advertise-peer-urls=${peerUrl}`,
        `--initial-cluster=etcd=${peerUrl}`,
      ]),
      balancer: daemon('balancer', [
        programs.haproxy,
        '-db',
        '-f',
        within(
          'balancer.cfg',
          balancerFor([
            { name: 'primary', port: primaryPort, check: '/primary', nodes },
            { name: 'replicas', port: replicaPort, check: '/replica', nodes },
          ]),
        ),
      ]),
      directBalancer: daemon('direct', [
        programs.haproxy,
        '-db',
        '-f',
        within('direct.cfg', balancerFor([{ name: 'primary', port: directPort, check: '/primary', nodes }])),
      ]),
      pooler: daemon('pgbouncer', [
        programs.pgbouncer,
        within('pgbouncer.ini', poolerFor(primaryPort, poolerPort, owner)),
      ]),
      databaseUrl: `postgres://pooled@127.0.0.1:${poolerPort}/gym`,
      directUrl: `postgres://${owner.user}:${owner.password}@127.0.0.1:${directPort}/gym`,
      readUrl: `postgres://${owner.user}:${owner.password}@127.0.0.1:${replicaPort}/gym`,
      adminPassword: passwords.superuser,
    });
    engine.nodes.push(...nodes);

    engine.etcd.start();
    for (const node of nodes) node.start();
    await engine.healthy();
    await engine.asAdmin('postgres', `create role ${owner.user} login password '${owner.password}'`);
    await engine.asAdmin('postgres', `create database gym owner ${owner.user}`);
    engine.balancer.start();
    engine.directBalancer.start();
    engine.pooler.start();
    for (const url of [engine.databaseUrl, engine.directUrl, engine.readUrl])
      await until(`${new URL(url).port} accepts no connections`, START, () => accepts(url));
    return engine;
  }

  get daemons(): readonly Pick<Daemon, 'name' | 'lastWords' | 'crashes'>[] {
    return [this.etcd, this.balancer, this.directBalancer, this.pooler, ...this.nodes];
  }

  /** Waits until there is a primary, a synchronous replica and another one. */
  async healthy(): Promise<void> {
    const ready = async () => {
      const members = await this.members();
      const isRunning = ({ state }: Member) => state === 'running' || state === 'streaming';
      const has = (role: Member['role']) => members.some(member => member.role === role);
      return members.length === NODES && members.every(isRunning) && has('leader') && has('sync_standby');
    };
    await until('the cluster is not complete', START, ready).catch(error => {
      throw new Error(this.daemons.map(({ name, lastWords }) => `${name}\n${lastWords}`).join('\n\n'), {
        cause: error,
      });
    });
  }

  /** As the first Patroni that responds knows them. */
  async members(): Promise<Member[]> {
    for (const { restUrl } of this.nodes)
      try {
        const response = await fetch(`${restUrl}/cluster`, { signal: AbortSignal.timeout(2_000) });
        if (response.ok) return ((await response.json()) as { members: Member[] }).members;
      } catch {
        // The next one may respond.
      }
    return [];
  }

  async nodeWith(role: Member['role']): Promise<DatabaseNode> {
    const member = (await this.members()).find(member => member.role === role);
    const node = this.nodes.find(({ name }) => name === member?.name);
    if (!node) throw new Error(`No node is ${role}`);
    return node;
  }

  /** Makes the synchronous replica the primary, as before a maintenance. */
  async switchover(): Promise<void> {
    const [leader, candidate] = [await this.nodeWith('leader'), await this.nodeWith('sync_standby')];
    const response = await fetch(`${leader.restUrl}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
    });
    if (!response.ok) throw new Error(`The switchover failed: ${await response.text()}`);
  }

  /** Runs SQL on the primary itself. */
  async asAdmin<Row extends pg.QueryResultRow>(database: string, sql: string): Promise<Row[]> {
    return this.on(await this.nodeWith('leader'), database, sql);
  }

  async on<Row extends pg.QueryResultRow>(
    { port }: DatabaseNode,
    database: string,
    sql: string,
  ): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: `postgres://postgres:${this.#adminPassword}@127.0.0.1:${port}/${database}`,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }
}

interface Urls {
  databaseUrl: string;
  directUrl: string;
  readUrl: string;
  adminPassword: string;
}

const password = () => randomBytes(24).toString('hex');

export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Listener {
  name: string;
  port: number;
  /** The path of Patroni's REST API that says whether a node belongs here. */
  check: string;
  nodes: readonly DatabaseNode[];
}

/**
 * Sessions to a node that lost its role are ended: those of a frozen one would hang, and those of a former primary could
 * not write.
 */
const balancerFor = (listeners: readonly Listener[]) => `
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m
${listeners
  .map(
    ({ name, port, check, nodes }) => `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS ${check}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(node => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`).join('\n')}
`,
  )
  .join('')}`;

/** By default it waits 15 seconds after a failed attempt to connect, and two minutes for a connection. */
const poolerFor = (target: number, port: number, { user, password }: { user: string; password: string }) => `
[databases]
gym = host=127.0.0.1 port=${target} user=${user} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 4
`;
