import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endsWithin } from '../../launch/processes.ts';
import { postmasterOf, signalAll, treeOf } from '../chaos/processes.ts';
import { Daemon } from './daemon.ts';
import type { Programs } from './programs.ts';

/** After so many seconds without a sign of its leader a cluster chooses another one. */
export const LEADER_TTL = 10;

/** How long killed processes take to end, in seconds. */
const LONGEST_END = 10;

/** Passwords of a cluster that lasts as long as a test and listens on the loopback address. */
export interface Passwords {
  superuser: string;
  replication: string;
}

export interface NodeOptions {
  name: string;
  programs: Programs;
  /** An empty folder for this node. */
  folder: string;
  account: { uid: number; gid: number } | undefined;
  /** The ports of PostgreSQL, of Patroni's REST API, and of etcd. */
  ports: { postgres: number; rest: number; etcd: number };
  passwords: Passwords;
}

/** One Patroni with its PostgreSQL: what is one machine in a real cluster. */
export class DatabaseNode {
  readonly name: string;
  readonly port: number;
  readonly restUrl: string;
  readonly restPort: number;
  readonly #folder: string;
  readonly #patroni: Daemon;
  #frozen: number[] = [];

  constructor(options: NodeOptions) {
    const { name, programs, folder, account, ports } = options;
    this.name = name;
    this.port = ports.postgres;
    this.restPort = ports.rest;
    this.restUrl = `http://127.0.0.1:${ports.rest}`;
    this.#folder = folder;
    mkdirSync(folder, { mode: 0o700 });
    const file = join(folder, 'patroni.yml');
    // JSON is YAML.
    writeFileSync(file, JSON.stringify(configuration(options), null, 2), { mode: 0o600 });
    if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid);
    this.#patroni = new Daemon({ name, command: [programs.patroni, file], folder, account });
  }

  start(): void {
    this.#patroni.start();
  }

  get lastWords(): string {
    return this.#patroni.lastWords;
  }

  get crashes(): number {
    return this.#patroni.crashes;
  }

  /** Stops Patroni and PostgreSQL in the middle of what they do, as a machine that hangs. */
  freeze(): void {
    this.#patroni.signal('SIGSTOP');
    // The postmaster first, so that it starts no others meanwhile.
    this.#frozen = this.#database();
    signalAll(this.#frozen, 'SIGSTOP');
  }

  thaw(): void {
    signalAll(this.#frozen, 'SIGCONT');
    this.#frozen = [];
    this.#patroni.signal('SIGCONT');
  }

  /** Ends both at once, as a machine that loses its power. */
  async kill(): Promise<void> {
    await this.#patroni.end('SIGKILL');
    const pids = [...this.#database(), ...this.#frozen];
    signalAll(pids, 'SIGKILL');
    await Promise.all(pids.map(pid => endsWithin(pid, LONGEST_END)));
    this.#frozen = [];
  }

  #database(): number[] {
    const postmaster = postmasterOf(this.#folder);
    return postmaster === undefined ? [] : treeOf(postmaster);
  }
}

/** https://patroni.readthedocs.io/en/latest/yaml_configuration.html */
function configuration({ name, programs, folder, ports, passwords }: NodeOptions): object {
  return {
    scope: 'gym',
    name,
    restapi: { listen: `127.0.0.1:${ports.rest}`, connect_address: `127.0.0.1:${ports.rest}` },
    etcd3: { host: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ttl: LEADER_TTL,
        loop_wait: 1,
        retry_timeout: 3,
        synchronous_mode: true,
        // Otherwise a primary confirms writes that no replica has while it has no synchronous one.
        synchronous_mode_strict: true,
        // Without etcd the leader goes on while it reaches all others.
        failsafe_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 200, wal_keep_size: '256MB', timezone: 'UTC', log_timezone: 'UTC' },
        },
      },
      initdb: [
        { encoding: 'UTF8' },
        { locale: 'C' },
        { 'locale-provider': 'icu' },
        { 'icu-locale': 'und' },
        'data-checksums',
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${ports.postgres}`,
      connect_address: `127.0.0.1:${ports.postgres}`,
      data_dir: join(folder, 'database'),
      bin_dir: programs.postgres,
      pgpass: join(folder, 'pgpass'),
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
      },
    },
  };
}
