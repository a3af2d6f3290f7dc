/**
 * Writes the migration that brings the database at DATABASE_URL to what the entities declare: `emit-migration.ts NAME`.
 * That of a new resource also adds its default permissions, and that of a new drop-down its choices.
 */
import 'reflect-metadata';
import { readdirSync, writeFileSync } from 'node:fs';
import { initOrm } from '../database/database.ts';
import { entities } from '../resources/index.ts';
import { lint } from './migration-check.ts';
import { seedStatements } from './seed-statements.ts';

const [name] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
if (!name || !databaseUrl) {
  console.error('Usage: DATABASE_URL=… emit-migration.ts NAME');
  process.exit(1);
}

const folder = new URL('../database/migrations/', import.meta.url);
const orm = await initOrm(databaseUrl, entities());
const statements = (await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim();
await orm.close();

if (!statements) console.log('The database is as the entities declare it.');
else {
  const last = Math.max(0, ...readdirSync(folder).map(file => Number(/^\d{4}/.exec(file)?.[0] ?? 0)));
  const file = new URL(`${String(last + 1).padStart(4, '0')}-${name}.ts`, folder);
  const sql = [statements, ...seedStatements(statements)].join('\n\n');
  writeFileSync(file, migrationText(sql));
  console.log(`Wrote ${file.pathname}: review it.`);
  const findings = lint(sql, true);
  if (findings.length > 0)
    console.log(
      `Servers of the version before cannot live with it yet (graphql-api/docs/schema-changes.md):\n  ${findings.join('\n  ')}`,
    );
}

function migrationText(sql: string): string {
  const escaped = sql.replace(/[`\\]|\$\{/g, '\\$&').replace(/\n/g, '\n      ');
  return `import { Migration } from '@mikro-orm/migrations';

export class ${className(name!)} extends Migration {
  override up(): void {
    this.addSql(\`
      ${escaped}
    \`);
  }
}
`;
}

function className(kebab: string): string {
  return kebab.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());
}
