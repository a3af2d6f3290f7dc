import { readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Activation, type Bundle, type HubReleases, verifyBuild, type Log } from '@gym/graphql-api';

/**
 * Moves the releases of an earlier version, which kept them in a folder, into the database, once: the folder is renamed
 * afterwards. Releases that are damaged are left out with a message.
 */
export async function importReleases(folder: string, releases: HubReleases, log: Log): Promise<void> {
  const text = await readFile(join(folder, 'history.jsonl'), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const history = text.split('\n').flatMap(toActivation);
  const done = `${folder}.imported`;
  if (await releases.builds.importAll(buildsIn(folder, log), history))
    log.info(
      { folder: done },
      'The released hubs were moved into the database; the folder is no longer used',
    );
  else log.info({ folder: done }, 'The database has releases already: those of the folder were not moved');
  await rename(folder, done);
}

async function* buildsIn(folder: string, log: Log) {
  for (const remote of await readdir(folder))
    for (const version of await readdir(join(folder, remote)).catch(() => [])) {
      const build = join(folder, remote, version);
      try {
        const bundle = JSON.parse(await readFile(join(build, 'hub.json'), 'utf8')) as Bundle;
        const files = new Map<string, Buffer>();
        for (const path of Object.keys(bundle.files)) files.set(path, await readFile(join(build, path)));
        verifyBuild(bundle, files);
        const { mtime } = await stat(join(build, 'hub.json'));
        yield { bundle, files, at: mtime.toISOString() };
      } catch (error) {
        log.error({ error, build }, 'A released hub cannot be read, and was not moved into the database');
      }
    }
}

function toActivation(line: string): Activation[] {
  try {
    const { remote, version, action, at, by } = JSON.parse(line) as Activation;
    const isVersion = version === null || typeof version === 'string';
    const isAction = action === 'release' || action === 'rollback';
    const isMoment = typeof at === 'string' && !Number.isNaN(Date.parse(at));
    return isVersion && isAction && isMoment && [remote, by].every(text => typeof text === 'string')
      ? [{ remote, version, action, at, by }]
      : [];
  } catch {
    return [];
  }
}
