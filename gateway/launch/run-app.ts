import { type DatabaseAddress, demoLogins, type Prepared, prepareDatabase } from '@gym/graphql-api';
import { type Gateway, type GatewayOptions, openGateway } from '../src/main.ts';
import { type BannerFacts, bannerText, type HubState } from './banner.ts';
import { withoutCredentials } from './run-on-database.ts';
import {
  deleteEmbeddedData,
  type EmbeddedDatabase,
  hasEmbeddedDatabase,
  startEmbeddedDatabase,
} from './embedded-database.ts';
import { log, logCrashes } from './log.ts';
import type { LaunchOptions } from './options.ts';
import { portProblem } from './port.ts';
import { runStep, type Step } from './steps.ts';
import { startTracing } from './tracing.ts';
import { openWorkers } from './workers.ts';
import { codeOf, messageOf, CliError } from './cli-error.ts';

/** Milliseconds in production between reporting "not ready" and closing: load balancers notice it meanwhile. */
export const DRAIN_MS = 2_500;

/** How `dev` differs from `start`, besides the routes of `extend`. */
export interface Development {
  /** The builds to serve instead of the production builds and the released hubs. */
  buildFolder: GatewayOptions['buildFolder'];
}

export interface AppOptions extends LaunchOptions {
  /** The opened and locked data folder. */
  dataDir: string;
  extend?: GatewayOptions['extend'];
  development?: Development;
  /** Resolves when everything that is served is built; already built unless given. */
  built?: Promise<void>;
}

/**
 * Starts the database and the gateway. What it opens is added to `resources`.
 * @returns the banner with all addresses
 * @throws CliError with one line for the user
 */
export async function runApp(options: AppOptions, resources: AsyncDisposableStack): Promise<string> {
  logCrashes();
  const [database] = await Promise.all([openDatabase(options, resources), options.built]);
  const gateway = await open(options, database.address, resources);
  resources.defer(gateway.close);
  return bannerText(await collectFacts(options, gateway, database));
}

interface OpenDatabase {
  address: DatabaseAddress;
  prepared: Prepared;
  /** Describes for the user where the data is. */
  location: string;
}

async function openDatabase(options: AppOptions, resources: AsyncDisposableStack): Promise<OpenDatabase> {
  const { databaseUrl, directUrl, readUrl, dataDir } = options;
  const isNew = !databaseUrl && !hasEmbeddedDatabase(dataDir);
  // A start whose builds fail neither migrates nor deletes existing data.
  if (!isNew) await options.built;
  if (databaseUrl)
    return {
      address: { databaseUrl, directUrl, readUrl },
      prepared: await prepare(options, directUrl ?? databaseUrl),
      location: withoutCredentials(databaseUrl),
    };

  if (options.reset) await deleteEmbeddedData(dataDir);
  const start = () => startEmbeddedDatabase({ dataDir });
  const embedded = await (hasEmbeddedDatabase(dataDir) ? start() : runStep(creation, start));
  resources.defer(embedded.stop);
  void watchDatabase(embedded, dataDir, resources);
  return {
    address: { databaseUrl: embedded.url },
    prepared: await prepare(options, embedded.url),
    location: `embedded, in ${dataDir}`,
  };
}

/** Ends the process when its embedded database ends; a service manager restarts both. */
async function watchDatabase(
  database: EmbeddedDatabase,
  dataDir: string,
  resources: AsyncDisposableStack,
): Promise<void> {
  await database.ended;
  if (resources.disposed) return;
  console.error(
    `\nThe database server ended by itself. ${dataDir}/database.log may say why, database.log.1 after the next start. Start again.\n`,
  );
  await resources.disposeAsync();
  process.exit(1);
}

const creation: Step = { does: 'creates', done: 'created', name: 'database', usually: 2 };
const migration: Step = { does: 'migrates', done: 'migrated', name: 'database', usually: 2 };
const demoClub: Step = { does: 'fills', done: 'filled', name: 'demo club', usually: 9 };
const masterData: Step = { does: 'fills', done: 'filled', name: 'database', usually: 1 };

async function prepare(
  { production, demo, adminPassword, development }: AppOptions,
  databaseUrl: string,
): Promise<Prepared> {
  try {
    return await prepareDatabase({
      databaseUrl,
      production,
      demo,
      adminPassword,
      requireMigrations: development !== undefined,
      log,
      migrating: work => runStep(migration, work),
      filling: work => runStep(demo ? demoClub : masterData, work),
    });
  } catch (error) {
    throw new CliError(messageOf(error), { cause: error });
  }
}

async function open(
  options: AppOptions,
  address: DatabaseAddress,
  resources: AsyncDisposableStack,
): Promise<Gateway> {
  const { host, port, production, trustProxy, extend, development, hubsUrl, overrideOrigins } = options;
  try {
    const gateway = {
      host,
      port,
      api: { ...address, production },
      trustProxy,
      drain: production ? DRAIN_MS : 0,
      hubsUrl,
      buildsOnly: development !== undefined,
      keepsBuilds: !development,
      overrideOrigins,
    };
    if (options.workers > 1 && !development) return await openWorkers(options.workers, gateway);
    // Deferred first, so that it sends what the gateway still traces while it closes.
    resources.use(await startTracing(process.env));
    return await openGateway({ ...gateway, log, extend, buildFolder: development?.buildFolder });
  } catch (error) {
    throw portProblem(codeOf(error), host, port) ?? error;
  }
}

async function collectFacts(
  { production, demo }: LaunchOptions,
  { url }: Gateway,
  { prepared, location }: OpenDatabase,
): Promise<BannerFacts> {
  const [hubs, hint] = await Promise.all([fetchHubs(url), fetchLoginHint(url)]);
  return {
    url,
    hubs,
    logins: hint ? demoLogins : [],
    production,
    database: `PostgreSQL ${prepared.version}, ${location}`,
    embedded: location.startsWith('embedded'),
    generatedPassword: prepared.generatedPassword,
    keptData: !demo && !production && !prepared.firstStart,
  };
}

async function fetchHubs(url: string): Promise<HubState[]> {
  const response = await fetch(`${url}/hubs.json`);
  const { hubs = [] } = (await response.json()) as {
    hubs?: { remote: string; error?: string; manifest?: { title: string; order: number } }[];
  };
  return hubs
    .sort((a, b) => (a.manifest?.order ?? Infinity) - (b.manifest?.order ?? Infinity))
    .map(({ remote, error, manifest }) => ({ name: manifest?.title ?? remote, error }));
}

/** Null in production, or when the demo credentials no longer work. */
async function fetchLoginHint(url: string): Promise<string | null> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ loginHint }' }),
  });
  const { data } = (await response.json()) as { data?: { loginHint: string | null } };
  return data?.loginHint ?? null;
}
