/** Writes the migration that brings the database at DATABASE_URL to what the entities declare: `emit-migration.ts NAME`. */
import 'reflect-metadata';
import { readdirSync, writeFileSync } from 'node:fs';
import { initOrm } from '../database/database.ts';
import { entities } from '../resources/index.ts';

const [name] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
if (!name || !/^[a-z][a-z0-9-]*$/.test(name) || !databaseUrl) {
  console.error('Usage: DATABASE_URL=… emit-migration.ts name-in-kebab-case');
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
  writeFileSync(file, migrationText(statements));
  console.log(`Wrote ${file.pathname}: read it, then add it to migrations/index.ts.`);
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
