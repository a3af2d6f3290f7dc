import type { BackupHeader, BackupTable } from '@gym/graphql-api';
import { messageOf } from './cli-error.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The one file that a command is given; otherwise the command ends with its usage. */
export function fileArgument(usage: string): string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    const [file] = positionals;
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    // pnpm runs the script in the checkout, wherever it was called.
    if (file && positionals.length === 1) return resolve(process.env.INIT_CWD ?? '.', file);
  } catch (error) {
    console.error(`${messageOf(error).split(/[.\n]/)[0]}.`);
  }
  console.error(usage);
  process.exit(1);
}

/** Prints each table with its number of rows when its turn comes. */
export function followTables(): (table: BackupTable) => void {
  return ({ name, rows }) => console.log(`  ${name.padEnd(24)}${String(rows).padStart(12)} rows`);
}

export function summaryOf({ tables }: BackupHeader): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables`;
}
