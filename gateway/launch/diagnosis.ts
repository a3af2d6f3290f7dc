import type { Check, CheckResult, Subject } from './diagnosis/check.ts';
import { dataFolder, disk } from './diagnosis/data-folder.ts';
import { database } from './diagnosis/database.ts';
import { embedded } from './diagnosis/embedded.ts';
import { hubs } from './diagnosis/hubs.ts';
import { builds, node, packages } from './diagnosis/checkout.ts';
import { queries } from './diagnosis/queries.ts';
import { port } from './diagnosis/server.ts';
import { proxy, readSettings, timeZone } from './diagnosis/settings.ts';
import { messageOf } from './cli-error.ts';
import { locateDataDir } from './data-dir.ts';
import { runningInstance } from './instance-lock.ts';

/** The result of a check, with the name of what was checked. */
export interface Finding extends CheckResult {
  name: string;
}

/** How long a check may take, in milliseconds. */
const CHECK_TIMEOUT = 10_000;

/** The checks that need the settings, in order. */
const checks: Readonly<Record<string, Check>> = {
  builds,
  port,
  'data folder': dataFolder,
  disk,
  embedded,
  database,
  proxy,
  'time zone': timeZone,
  hubs,
  queries,
};

/** Checks an installation without changing it, one check after the other. */
export async function* diagnose(env: NodeJS.ProcessEnv): AsyncGenerator<Finding> {
  yield { name: 'node', ...node() };
  yield { name: 'packages', ...packages() };
  const { result, options } = readSettings(env);
  yield { name: 'settings', ...result };
  if (!options) return;
  const dataDir = locateDataDir(options.dataDir);
  const subject: Subject = { env, options, dataDir, running: runningInstance(dataDir) };
  for (const [name, check] of Object.entries(checks))
    for (const result of await within(check, subject)) yield { name, ...result };
}

async function within(check: Check, subject: Subject): Promise<CheckResult[]> {
  const { promise, resolve } = Promise.withResolvers<CheckResult>();
  const timer = setTimeout(
    () =>
      resolve({
        text: `The check was not finished after ${CHECK_TIMEOUT / 1000} s.`,
        fix: 'Look for a disk or a network that does not respond.',
      }),
    CHECK_TIMEOUT,
  );
  try {
    return [await Promise.race([promise, check(subject)])].flat();
  } catch (error) {
    return [{ text: `The check failed: ${messageOf(error)}.`, fix: 'Report this as a defect.' }];
  } finally {
    clearTimeout(timer);
  }
}
