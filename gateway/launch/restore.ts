/** `npx -y pnpm@12 restore FILE`: fills an empty database with a backup. */
import { runOnDatabase } from './run-on-database.ts';
import { fileArgument, followTables, summaryOf } from './backup-command.ts';
import { hasEmbeddedDatabase } from './embedded-database.ts';
import { locateDataDir } from './data-dir.ts';
import { messageOf } from './cli-error.ts';

const file = fileArgument(`Usage: npx -y pnpm@12 restore FILE

  Fills an empty database with a backup, or changes nothing. To replace the embedded database, stop the server and move
  the folder database of DATA_DIR away first. Everybody signs in with the passwords of the backup.

  DATA_DIR or DATABASE_URL are as for start.
`);

const dataDir = locateDataDir(process.env.DATA_DIR || undefined);
const wasThere = !process.env.DATABASE_URL && hasEmbeddedDatabase(dataDir);

await runOnDatabase({
  holder: 'a restore',
  besideServer: false,
  async run({ url, location }, signal) {
    const { restoreDatabase } = await import('@gym/graphql-api');
    console.log(`Restoring ${location}`);
    const restored = await restoreDatabase({ databaseUrl: url, file, onTable: followTables(), signal }).catch(
      (error: unknown) => {
        const next = wasThere && /is not empty/.test(messageOf(error));
        throw next
          ? new Error(`${messageOf(error)} Move ${dataDir}/database away, then restore again.`, {
              cause: error,
            })
          : error;
      },
    );
    for (const table of restored.skipped)
      console.log(`  The table ${table} is none of this system's and was left out.`);
    console.log(
      `Restored ${summaryOf(restored.header)}, as of ${restored.header.at}. Start with: npx -y pnpm@12 start`,
    );
  },
});
