import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist']);

/** The files of a package that are built, tests excepted. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(path);
      return /\.(ts|tsx|css|json)$/.test(path) && !/\.test(-d)?\.tsx?$/.test(path) ? [path] : [];
    })
    .sort();
}

export const readSources = (folder: string): string[] =>
  sourcesIn(folder).map(path => readFileSync(path, 'utf8'));

/**
 * The GraphQL documents in the sources of a hub or the shell, `graphql(` and a template, as its build finds them.
 * @throws Error on a document that is put together at run time, which no check could read
 */
export function readOperations(folder: string): string[] {
  return readSources(folder).flatMap(source =>
    [...source.matchAll(/\bgraphql\(\s*`([^`]*)`/g)].map(([, document = '']) => {
      if (document.includes('${')) throw new Error(`${folder}: a GraphQL document is one plain text`);
      return document.trim();
    }),
  );
}

/**
 * The GraphQL documents of the screens of a hub, its modules named `*.screen.ts`. A process of its own evaluates them,
 * so that each build of a watching bundler sees the current files.
 * @throws Error when a screen imports what cannot be evaluated without a browser
 */
export function readScreenDocuments(folder: string): string[] {
  const script = join(import.meta.dirname, 'list-screen-documents.ts');
  return JSON.parse(execFileSync(process.execPath, [script, folder], { encoding: 'utf8' })) as string[];
}
