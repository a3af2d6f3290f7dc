import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startEmbeddedDatabase } from '../../launch/embedded-database.ts';
import { openPostgresHome } from '../../launch/postgres-home.ts';
import { Command } from '../command.ts';
import { startLoadBalancer } from './load-balancer.ts';
import { backendsOf, isReady, postmasterOf, signalAll, until } from './processes.ts';

/** The ways in which a run makes its processes fail. */
export type Failure = (random: () => number) => Promise<void>;

/** A whole installation in processes of its own. */
export interface Installation {
  name: string;
  url: string;
  /** Each ends or freezes a process, and starts again what a service manager would. */
  failures: Readonly<Record<string, Failure>>;
  /** Stops everything, and hands the database to `inspect` before its folder is deleted. */
  stop(inspect: (databaseUrl: string) => Promise<void>): Promise<void>;
  /** Ends everything at once, after a run that failed. */
  abandon(): Promise<void>;
}

/** A start, crash recovery included, takes no longer on a busy machine, in seconds. */
const START = 120;
/** The grace period of a shutdown and some, in seconds. */
const SHUTDOWN = 60;

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gym-chaos-'));
  // The account that runs PostgreSQL for root has to come in.
  chmodSync(folder, 0o755);
  return folder;
}

/** A server process that is started again whenever it ends. */
export class Server {
  readonly url: string;
  #command: Command | undefined;
  readonly #env: NodeJS.ProcessEnv;

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...env, PORT: String(port) };
  }

  static async start(env: NodeJS.ProcessEnv): Promise<Server> {
    const server = new Server(await freePort(), env);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    this.#command = new Command('serve.ts', { env: this.#env, args: ['--empty'] });
    const { process: child } = this.#command;
    await until(`the server does not start:\n${this.#command.output}`, START, () => {
      if (child.exitCode !== null) throw new Error(`The server did not start:\n${this.#command?.output}`);
      return isReady(this.url);
    });
  }

  get pid(): number | undefined {
    return this.#command?.process.pid;
  }

  get output(): string {
    return this.#command?.output ?? '';
  }

  signal(signal: NodeJS.Signals): void {
    this.#command?.process.kill(signal);
  }

  /** Ends it by a signal; with SIGTERM it must end by itself and without an error. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.signal(signal);
    const code = await this.ended();
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`SIGTERM ended the server with ${code}`);
  }

  /** Ends it without waiting for anything, frozen or not. */
  async abandon(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended();
  }

  async ended(): Promise<number | null> {
    const command = this.#command!;
    return Promise.race([
      command.exitCode(),
      sleep(SHUTDOWN * 1000, undefined, { ref: false }).then(() => {
        throw new Error(`The server did not end:\n${command.output}`);
      }),
    ]);
  }

  readonly failures: Readonly<Record<string, Failure>> = {
    'kill -9 server': async () => {
      await this.end('SIGKILL');
      await this.start();
    },
    'SIGTERM server': async () => {
      await this.end('SIGTERM');
      await this.start();
    },
    'freeze server': random => this.#freeze(random),
  };

  async #freeze(random: () => number): Promise<void> {
    this.signal('SIGSTOP');
    await sleep(500 + random() * 2_000);
    this.signal('SIGCONT');
  }
}

/** Failures of PostgreSQL; `restart` brings it back after its postmaster was killed. */
const databaseFailures = (dataDir: string, restart: () => Promise<void>): Record<string, Failure> => ({
  'kill -9 postmaster': async () => {
    const pid = postmasterOf(dataDir);
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await restart();
  },
  'kill -9 backend': async random => killed(backendOf(dataDir, random), 'SIGKILL'),
  'freeze backend': async random => {
    const pid = backendOf(dataDir, random);
    killed(pid, 'SIGSTOP');
    await sleep(500 + random() * 2_000);
    killed(pid, 'SIGCONT');
  },
});

function backendOf(dataDir: string, random: () => number): number | undefined {
  const postmaster = postmasterOf(dataDir);
  const backends = postmaster === undefined ? [] : backendsOf(postmaster);
  return backends[Math.floor(random() * backends.length)];
}

function killed(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid !== undefined) signalAll([pid], signal);
}

/** One process with its embedded PostgreSQL, as `pnpm start` runs it. */
export async function startEmbeddedInstallation(): Promise<Installation> {
  const dataDir = newFolder();
  const server = await Server.start({ DATA_DIR: dataDir });
  const restart = async () => {
    // Without its database the server ends; a service manager starts both.
    await server.ended();
    await server.start();
  };
  return {
    name: 'one process, embedded PostgreSQL',
    url: server.url,
    failures: { ...server.failures, ...databaseFailures(dataDir, restart) },
    async stop(inspect) {
      await server.end('SIGTERM');
      const database = await startEmbeddedDatabase({ dataDir });
      try {
        await inspect(database.url);
      } finally {
        await database.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    // Its PostgreSQL ends with it. The folder stays, since its logs may say why the run failed.
    abandon: () => server.abandon(),
  };
}

/** PostgreSQL on a port of its own, without anything that stops it with us. */
export class ExternalDatabase {
  readonly dataDir: string;
  readonly url: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(dataDir: string, port: number, url: string) {
    this.dataDir = dataDir;
    this.#port = port;
    this.url = url;
  }

  static async start(dataDir: string): Promise<ExternalDatabase> {
    const made = await startEmbeddedDatabase({ dataDir });
    await made.stop();
    const url = new URL(made.url);
    const port = await freePort();
    url.port = String(port);
    const database = new ExternalDatabase(dataDir, port, url.href);
    await database.start();
    return database;
  }

  async start(): Promise<void> {
    const { bin, account } = openPostgresHome(this.dataDir);
    const settings = { port: this.#port, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    await until('PostgreSQL does not start', START, async () => {
      // Backends of a killed postmaster end a moment later, and until then it cannot be started.
      if (this.#process?.exitCode === null && this.#process.signalCode === null)
        return postmasterOf(this.dataDir) === this.#process.pid;
      this.#process = spawn(join(bin, 'postgres'), ['-D', join(this.dataDir, 'database'), ...flags], {
        ...account,
        cwd: '/',
        env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
        stdio: 'ignore',
      });
      return false;
    });
  }

  /** Starts it again when the killed one has ended; until then its files say that it is ready. */
  async restart(): Promise<void> {
    await until('PostgreSQL does not end', SHUTDOWN, () => this.#process?.signalCode === 'SIGKILL');
    await this.start();
  }

  /** @param signal how: SIGINT ends connections and writes a checkpoint, SIGQUIT ends all processes at once */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }
}

/** Two servers on one external PostgreSQL, behind a load balancer. */
export async function startSeveralServers(): Promise<Installation> {
  const folder = newFolder();
  const folderFor = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path);
    return path;
  };
  const database = await ExternalDatabase.start(folderFor('postgresql'));
  const start = (name: string) => Server.start({ DATA_DIR: folderFor(name), DATABASE_URL: database.url });
  const servers = [await start('server-1'), await start('server-2')];
  const balancer = await startLoadBalancer(servers);
  const named = (server: Server, name: string) =>
    Object.fromEntries(
      Object.entries(server.failures).map(([kind, failure]) => [kind.replace('server', name), failure]),
    );
  return {
    name: 'two servers behind a load balancer, external PostgreSQL',
    url: balancer.url,
    failures: {
      ...named(servers[0]!, 'server 1'),
      ...named(servers[1]!, 'server 2'),
      ...databaseFailures(database.dataDir, () => database.restart()),
    },
    async stop(inspect) {
      await balancer.close();
      for (const server of servers) await server.end('SIGTERM');
      try {
        await inspect(database.url);
      } finally {
        await database.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    async abandon() {
      await balancer.close();
      for (const server of servers) await server.abandon();
      await database.stop();
    },
  };
}
