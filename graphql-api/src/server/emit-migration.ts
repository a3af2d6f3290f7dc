/**
 * Writes the migration that brings the database at DATABASE_URL to what the entities declare: `emit-migration.ts NAME`.
 * The migration of a new resource also adds its default permissions.
 */
import 'reflect-metadata';
import { readdirSync, writeFileSync } from 'node:fs';
import { initOrm } from '../database/database.ts';
import { allResources } from '../declaration/resource.ts';
import { entities } from '../resources/index.ts';
import { defaultGrants, type GrantRow } from '../seed/grants.ts';
import { lint } from './migration-check.ts';

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

const created = allResources().filter(({ table }) => statements.includes(`create table "${table}" `));

if (!statements) console.log('The database is as the entities declare it.');
else {
  const last = Math.max(0, ...readdirSync(folder).map(file => Number(/^\d{4}/.exec(file)?.[0] ?? 0)));
  const file = new URL(`${String(last + 1).padStart(4, '0')}-${name}.ts`, folder);
  const granted = new Set(created.map(({ resource }) => resource));
  const sql = [statements, ...[...granted].map(grantsOf)].join('\n\n');
  writeFileSync(file, migrationText(sql));
  console.log(`Wrote ${file.pathname}: review it.`);
  const findings = lint(sql, true);
  if (findings.length > 0)
    console.log(
      `Servers of the version before cannot live with it yet (graphql-api/docs/schema-changes.md):\n  ${findings.join('\n  ')}`,
    );
}

/** The statement that adds the default permissions of a resource. */
function grantsOf(resource: string): string {
  const rows = defaultGrants.filter(grant => grant.resource === resource).map(rowOf);
  return `insert into "permission" ("role", "resource", "can_view", "can_add", "can_edit", "can_delete", "menu_visible") values
${rows.join(',\n')}
on conflict ("role", "resource") do nothing;`;
}

function rowOf({ role, resource, canView, canAdd, canEdit, canDelete, menuVisible }: GrantRow): string {
  return `  ('${role}', '${resource}', ${canView}, ${canAdd}, ${canEdit}, ${canDelete}, ${menuVisible})`;
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
