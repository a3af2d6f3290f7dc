/** `npx -y pnpm@12 migrate`: brings the database to the schema of this version and ends, before its servers start. */
import { once } from 'node:events';
import { messageOf } from './cli-error.ts';
import { readOptions } from './options.ts';
import { runOnDatabase } from './run-on-database.ts';

const usage = `Usage: npx -y pnpm@12 migrate

  Runs the migrations that the database lacks and fills an empty database, as the first start of this version does.
  Servers of the version before go on serving. Ends with 1 if a migration fails; the next run goes on with that one.

  DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL, NODE_ENV and ADMIN_PASSWORD are as for start.
`;

if (process.argv.length > 2) {
  console.log(usage);
  process.exit(/^(-h|--help)$/.test(process.argv[2] ?? '') ? 0 : 1);
}

await runOnDatabase({
  holder: 'a migration',
  besideServer: true,
  stopped: 'Stopped. Migrations that were complete remain; the next run goes on with the others.',
  async run({ url, location }, signal) {
    const { prepareDatabase } = await import('@gym/graphql-api');
    const { log } = await import('./log.ts');
    const { production, demo, adminPassword } = readOptions([], process.env);
    const preparing = prepareDatabase({ databaseUrl: url, production, demo, adminPassword, log });
    const stopped = once(signal, 'abort').then((): never => {
      throw signal.reason;
    });
    const prepared = await Promise.race([preparing, stopped]);
    for (const name of prepared.migrated) console.log(`  ran ${name}`);
    if (prepared.firstStart) console.log('  filled the empty database');
    if (prepared.generatedPassword)
      console.log(
        `  sign in as admin / ${prepared.generatedPassword}; this password is shown once, change it under Profile`,
      );
    console.log(
      prepared.migrated.length > 0
        ? `Migrated ${location}: ${prepared.migrated.length} migrations.`
        : `Nothing to migrate: ${location} has the schema of this version.`,
    );
    await reportBrokenReleases(url);
    await reportBrokenQueries(url);
  },
});

/** Migrations that ran are complete, whatever the check of the hubs finds. */
async function reportBrokenReleases(url: string): Promise<void> {
  try {
    const { findBrokenReleases } = await import('./released-hubs.ts');
    for (const { remote, version, problems } of await findBrokenReleases(url))
      console.log([`${remote} ${version} breaks with the API of this version:`, ...problems].join('\n  - '));
  } catch (error) {
    console.log(`The released hubs could not be checked: ${messageOf(error)}`);
  }
}

/** Their owners get a message once a server of this version runs. */
async function reportBrokenQueries(url: string): Promise<void> {
  try {
    const { brokenQueries } = await import('./broken-queries.ts');
    for (const { id, name, owner, problem } of await brokenQueries(url))
      console.log(`The saved query "${name}" (${id}) of ${owner} breaks with this version:\n  - ${problem}`);
  } catch (error) {
    console.log(`The saved queries could not be checked: ${messageOf(error)}`);
  }
}
