import { apiTarget } from './build.ts';
import { startBuilds } from './build-for-serving.ts';
import { locateDataDir, openDataDir } from './data-dir.ts';
import { findEmbeddedDatabase, hasEmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { lockDataDir, runningInstance } from './instance-lock.ts';
import { readDatabaseUrls } from './options.ts';
import { exitWith, messageOf, CliError } from './cli-error.ts';

/** The database that `start` uses with the same settings. */
export interface CommandDatabase {
  url: string;
  /** Describes for the user where the database is. */
  location: string;
}

export interface DatabaseCommand {
  /** Names the command while it holds the lock of the data folder: `a backup`. */
  holder: string;
  /** Whether it works while the server runs; otherwise it requires a stopped or a new data folder. */
  besideServer: boolean;
  /** What a signal leaves, for the user; nothing unless given. */
  stopped?: string;
  /** The signal aborts on Ctrl-C and on SIGTERM. Errors are shown to the user by their message. */
  run(database: CommandDatabase, signal: AbortSignal): Promise<void>;
}

/** Runs a command on the database in DATABASE_URL, or on the embedded one, which is started unless it runs. */
export async function runOnDatabase(command: DatabaseCommand): Promise<void> {
  const resources = new AsyncDisposableStack();
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () =>
      stopping.abort(new CliError(command.stopped ?? 'Stopped; nothing was changed.')),
    );
  try {
    await startBuilds(resources, [apiTarget]).page;
    const database = await openDatabase(command, resources);
    stopping.signal.throwIfAborted();
    await command.run(database, stopping.signal).catch((error: unknown) => {
      stopping.signal.throwIfAborted();
      throw new CliError(messageOf(error), { cause: error });
    });
    await resources.disposeAsync();
  } catch (error) {
    await resources.disposeAsync();
    exitWith(error);
  }
}

async function openDatabase(
  { holder, besideServer }: DatabaseCommand,
  resources: AsyncDisposableStack,
): Promise<CommandDatabase> {
  const { DATA_DIR } = process.env;
  const { databaseUrl, directUrl } = readDatabaseUrls(process.env);
  const url = directUrl ?? databaseUrl;
  if (url) return { url, location: withoutCredentials(url) };

  const dataDir = locateDataDir(DATA_DIR || undefined);
  const location = `the embedded database in ${dataDir}`;
  const running = runningInstance(dataDir);
  if (running && besideServer) {
    const found = findEmbeddedDatabase(dataDir);
    if (found) return { url: found, location };
    throw new CliError(
      `${running.holder} (process ${running.pid}) runs on ${dataDir} without its embedded database, or is just starting. Set DATABASE_URL if it has one, or try again.`,
    );
  }
  if (besideServer && !hasEmbeddedDatabase(dataDir))
    throw new CliError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for start.`);
  openDataDir(DATA_DIR || undefined);
  resources.defer(await lockDataDir(dataDir, holder));
  const embedded = await startEmbeddedDatabase({ dataDir });
  resources.defer(embedded.stop);
  return { url: embedded.url, location };
}

/** Host and name of a database, without user and password. */
export function withoutCredentials(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
