import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { SchemaMigration } from '../database/schema-migration.ts';

/** What an earlier version cannot live with: only the contracting step, `unusedSince`, may do so. */
const CONTRACTING = [
  'adding-not-nullable-field',
  'ban-drop-column',
  'ban-drop-not-null',
  'ban-drop-table',
  'changing-column-type',
  'renaming-column',
  'renaming-table',
];

/** Rules of squawk about style, and about limits of time, which `migrate` sets. */
const NOT_OURS = [
  'ban-char-field',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-robust-stmts',
  'prefer-text-field',
  'prefer-timestamptz',
  'require-enum-value-ordering',
  'require-lock-timeout',
  'require-statement-timeout',
];

/** squawk does not look into them. */
const HIDDEN_STATEMENT = /\bdo\s+\$\w*\$.*\b(alter|create|drop|truncate)\b/is;

interface Finding {
  rule_name: string;
  message: string;
  line: number;
}

/**
 * Finds what earlier versions, which go on serving during a release, cannot live with, and what blocks a large table.
 * @returns a line for each finding
 */
export async function checkMigration(
  orm: MikroORM,
  { name, class: MigrationClass }: SchemaMigration,
): Promise<string[]> {
  const migration = new MigrationClass(orm.em.getDriver(), orm.config);
  if (!(migration instanceof Migration)) throw new Error(`${name} is no migration for SQL`);
  await migration.up();
  const statements = migration.getQueries().map(sql => String(sql).trim().replace(/;?$/, ';'));
  const found = statements.some(sql => HIDDEN_STATEMENT.test(sql)) ? ['a DO block changes the schema'] : [];
  return [
    ...found,
    ...lint(statements.join('\n'), migration.isTransactional(), MigrationClass.unusedSince !== undefined),
  ];
}

/** @param isContracting whether earlier versions may lose what they use */
export function lint(sql: string, isTransactional: boolean, isContracting = false): string[] {
  const squawk = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk');
  const excluded = isContracting ? [...NOT_OURS, ...CONTRACTING] : NOT_OURS;
  const args = ['--reporter', 'json', '--pg-version', '14', '--exclude', excluded.join()];
  if (isTransactional) args.push('--assume-in-transaction');
  const findings = JSON.parse(run([squawk, ...args], sql)) as Finding[];
  const lines = sql.split('\n');
  return findings.map(({ rule_name: rule, message, line }) => `${rule}: ${message} (${lines[line]?.trim()})`);
}

/** squawk exits with 1 when it finds something. */
function run(args: string[], input: string): string {
  try {
    return execFileSync(process.execPath, args, { input, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { status, stdout } = error as { status?: number; stdout?: string };
    if (status !== 1 || !stdout) throw error;
    return stdout;
  }
}
