import { parseArgs } from 'node:util';
import { messageOf, CliError } from './cli-error.ts';

/** The settings of the command line and the environment. */
export interface LaunchOptions {
  host: string;
  port: number;
  /** An external PostgreSQL; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** The same database without the pooler that `databaseUrl` is. */
  directUrl: string | undefined;
  /** A streaming replica of the database, for ad hoc queries. */
  readUrl: string | undefined;
  /** The folder of the embedded PostgreSQL; undefined for the default one. */
  dataDir: string | undefined;
  /** The URL at which a network of caches serves `/hubs` of this server. */
  hubsUrl: string | undefined;
  /** Origins from which developers may load hubs into this shell. */
  overrideOrigins: string[] | undefined;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: string | undefined;
  production: boolean;
  /** How many processes share the port. */
  workers: number;
  /** Password of the first Super User in production. */
  adminPassword: string | undefined;
  /** Fill an empty database with demo data. */
  demo: boolean;
  /** Delete the data first. */
  reset: boolean;
  help: boolean;
}

export const usage = `Usage: npx -y pnpm@12 start [options]

  --empty   start without demo data
  --reset   delete every record first
  --help    show this

Environment
  PORT            the port that serves everything (4000)
  HOST            the address it listens on (127.0.0.1)
  DATA_DIR        where the embedded PostgreSQL keeps its data (.data)
  DATABASE_URL    a PostgreSQL 14 or later to use instead, as postgres://user:password@host:5432/name
  DATABASE_DIRECT_URL
                  the same database without the pooler, when DATABASE_URL is one in transaction mode
  DATABASE_READ_URL
                  a streaming replica of the database, for ad hoc queries and exports
  ADMIN_PASSWORD  with NODE_ENV=production: the password of the first user, admin
  NODE_ENV        production: no demo data, no default password
  TRUST_PROXY     addresses of the proxies in front whose X-Forwarded-For is trusted
  WORKERS         how many processes share the port (1)
  HUBS_URL        where a network of caches serves /hubs of this server to browsers: https://cdn.example.com/hubs
  HUB_OVERRIDE_ORIGINS
                  origins, separated by commas, from which a developer may take a hub by ?hub.members=…

A service manager starts it without npx and after "npx -y pnpm@12 run build":
  node --max-semi-space-size=16 gateway/launch/serve.ts [options]
`;

/** @throws CliError on an unknown option or an impossible value */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): LaunchOptions {
  const flags = readFlags(args);
  const production = env.NODE_ENV === 'production';
  const database = readDatabaseUrls(env);
  if (flags.reset && database.databaseUrl) {
    throw new CliError(
      '--reset deletes the embedded database only. To empty the database in DATABASE_URL, run in it: DROP SCHEMA public CASCADE; CREATE SCHEMA public;',
    );
  }
  return {
    host: env.HOST || '127.0.0.1',
    port: readPort(env.PORT),
    ...database,
    dataDir: env.DATA_DIR || undefined,
    hubsUrl: readHubsUrl(env.HUBS_URL),
    overrideOrigins: readOrigins(env.HUB_OVERRIDE_ORIGINS),
    trustProxy: env.TRUST_PROXY || undefined,
    production,
    workers: readWorkers(env.WORKERS),
    adminPassword: env.ADMIN_PASSWORD || undefined,
    demo: !flags.empty && !production,
    reset: flags.reset,
    help: flags.help,
  };
}

function readFlags(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ args, options: { empty: flag, reset: flag, help: { ...flag, short: 'h' } } }).values;
  } catch (error) {
    const reason = messageOf(error).split(/[.\n]/)[0];
    throw new CliError(`${reason}. The options are --empty, --reset and --help.`);
  }
}

function readPort(value: string | undefined): number {
  if (!value) return 4000;
  const port = Number(value);
  if (blockedPorts.has(port))
    throw new CliError(`PORT is ${port}, which browsers refuse to open. Choose another one, such as 4000.`);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new CliError(`PORT is "${value}"; it must be a number from 1 to 65535.`);
}

/** The bad ports of the Fetch standard (https://fetch.spec.whatwg.org/#port-blocking). */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

function readWorkers(value: string | undefined): number {
  const workers = Number(value || 1);
  if (Number.isInteger(workers) && workers >= 1 && workers <= MOST_WORKERS) return workers;
  throw new CliError(`WORKERS is "${value}"; it must be a number from 1 to ${MOST_WORKERS}.`);
}

/** Each has its connections to PostgreSQL. */
const MOST_WORKERS = 64;

function readHubsUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new CliError('HUBS_URL must look like this: https://hubs.example.com');
}

function readOrigins(value: string | undefined): string[] | undefined {
  if (!value) return undefined;
  return value.split(',').map(text => {
    const origin = text.trim().replace(/\/$/, '');
    if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return origin;
    throw new CliError(
      'HUB_OVERRIDE_ORIGINS must look like this: http://localhost:4301,https://hubs.example.com',
    );
  });
}

/**
 * The origin of a deployed server, for developers of hubs.
 * @throws CliError on an invalid URL
 */
export function readApiUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^https?:\/\//.test(value) && URL.canParse(value)) return new URL(value).origin;
  throw new CliError('API_URL must look like this: https://club.example.com');
}

/** @throws CliError on an invalid URL, and where GRAPHQL_API_URL of earlier versions is set */
export function readDatabaseUrls(
  env: NodeJS.ProcessEnv,
): Pick<LaunchOptions, 'databaseUrl' | 'directUrl' | 'readUrl'> {
  if (env.GRAPHQL_API_URL)
    throw new CliError(
      'GRAPHQL_API_URL is no longer supported: each server has its own API. Set DATABASE_URL as at those APIs instead, and put a load balancer before the servers.',
    );
  const databaseUrl = readDatabaseUrl('DATABASE_URL', env.DATABASE_URL);
  const directUrl = readDatabaseUrl('DATABASE_DIRECT_URL', env.DATABASE_DIRECT_URL);
  const readUrl = readDatabaseUrl('DATABASE_READ_URL', env.DATABASE_READ_URL);
  if ((directUrl || readUrl) && !databaseUrl)
    throw new CliError('DATABASE_DIRECT_URL and DATABASE_READ_URL need DATABASE_URL, the same database.');
  return { databaseUrl, directUrl, readUrl };
}

function readDatabaseUrl(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new CliError(`${name} must look like this: postgres://user:password@host:5432/name`);
}
