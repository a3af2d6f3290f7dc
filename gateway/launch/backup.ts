/** `npx -y pnpm@12 backup FILE`: writes every record to a file, while the server runs or not. */
import { statSync } from 'node:fs';
import { runOnDatabase } from './run-on-database.ts';
import { fileArgument, followTables, summaryOf } from './backup-command.ts';

const file = fileArgument(`Usage: npx -y pnpm@12 backup FILE

  Writes every record of the database to FILE, as one consistent snapshot, while the server runs or not. A file that is there is
  replaced once the new one is complete. It holds personal data and password hashes: keep it as safe as the database.
  It has the releases of hubs too. Not in it: settings of the environment.

  DATA_DIR or DATABASE_URL are as for start.
`);

await runOnDatabase({
  holder: 'a backup',
  besideServer: true,
  async run({ url, location }, signal) {
    const { backUpDatabase } = await import('@gym/graphql-api/backup');
    console.log(`Backing up ${location}`);
    const header = await backUpDatabase({ databaseUrl: url, file, onTable: followTables(), signal });
    const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1);
    console.log(`Wrote ${summaryOf(header)} to ${file} (${megabytes} MB).`);
  },
});
