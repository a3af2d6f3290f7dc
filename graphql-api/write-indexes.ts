/** Writes the indexes of the modules that are found by their folders. */
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = join(import.meta.dirname, 'src');
const GENERATED = '// Written by `pnpm emit` and `pnpm migration`.';

/** The migrations in the order of their numbers. @throws Error for two of one number */
export function migrationIndex(folder: string): string {
  const files = readdirSync(folder)
    .filter(file => /^\d{4}-.*\.ts$/.test(file))
    .toSorted();
  const repeated = files.findIndex((file, index) => file.slice(0, 4) === files[index - 1]?.slice(0, 4));
  if (repeated > 0)
    throw new Error(
      `${files[repeated - 1]} and ${files[repeated]} have the same number: rename the one that is not released.`,
    );
  const migrations = files.map(file => ({ file, className: classIn(join(folder, file)) }));
  return `${GENERATED}
import type { SchemaMigration } from '../schema-migration.ts';
${migrations.map(({ file, className }) => `import { ${className} } from './${file}';`).join('\n')}

/** In the order in which they run; one that has been released is never changed. */
export const migrations: readonly SchemaMigration[] = [
${migrations.map(({ file, className }) => `  { name: '${file.slice(0, -3)}', class: ${className} },`).join('\n')}
];
`;
}

function classIn(file: string): string {
  const [, name] = /^export class (\w+)/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (!name) throw new Error(`${file} exports no class.`);
  return name;
}

/** A statement that declares a resource, or adds a resolver or a bulk operation. */
const DECLARES = /^(?:(?:export )?const .+ = )?(?:defineResource|addResolvers|addBulkMutation)[(<]/m;

/** The modules of a folder that declare resources and add resolvers, by path. */
export function declarationIndex(folder: string): string {
  const files = globSync('**/*.ts', { cwd: folder })
    .filter(file => !file.endsWith('.test.ts') && DECLARES.test(readFileSync(join(folder, file), 'utf8')))
    .toSorted();
  return `${GENERATED}\n${files.map(file => `import './${file}';`).join('\n')}\n`;
}

/** The indexes by their files. */
export function indexes(): ReadonlyMap<string, string> {
  const migrations = join(sources, 'database/migrations');
  const resources = join(sources, 'resources');
  return new Map([
    [join(migrations, 'index.ts'), migrationIndex(migrations)],
    [join(resources, 'declarations.ts'), declarationIndex(resources)],
  ]);
}

/** @throws Error with one line that says what to do */
export function writeIndexes(): void {
  for (const [file, text] of indexes()) writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    writeIndexes();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
