import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Source } from 'graphql';

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
 * The GraphQL documents in the sources of a hub or the shell, `graphql(` and a template, with their places in the files.
 * @throws Error on a document that is put together at run time, which no check could read
 */
export function documentsIn(folder: string): Source[] {
  return sourcesIn(folder).flatMap(path => {
    const text = blankDocComments(readFileSync(path, 'utf8'));
    return [...text.matchAll(/\bgraphql\(\s*`([^`]*)`/g)].map(({ 0: call, 1: document = '', index }) => {
      const start = index + call.indexOf('`') + 1;
      const before = text.slice(0, start).split('\n');
      const location = { line: before.length, column: before.at(-1)!.length + 1 };
      const file = relative(process.cwd(), path);
      if (document.includes('${'))
        throw new Error(`${file}:${location.line}: a GraphQL document is one plain text`);
      return new Source(document, file, location);
    });
  });
}

/** Replaces doc comments, whose examples have documents too, by spaces. */
const blankDocComments = (text: string) =>
  text.replaceAll(/^[ \t]*\/\*\*[^]*?\*\//gm, comment => comment.replaceAll(/[^\n]/g, ' '));

/** The texts of these documents. */
export const readOperations = (folder: string): string[] =>
  documentsIn(folder).map(({ body }) => body.trim());

/**
 * The GraphQL documents of the screens of a hub, its modules named `*.screen.ts`. A process of its own evaluates them,
 * so that each build of a watching bundler sees the current files.
 * @throws Error when a screen imports what cannot be evaluated without a browser
 */
export function readScreenDocuments(folder: string): string[] {
  const script = join(import.meta.dirname, 'list-screen-documents.ts');
  return JSON.parse(execFileSync(process.execPath, [script, folder], { encoding: 'utf8' })) as string[];
}
