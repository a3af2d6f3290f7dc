/**
 * Prints the GraphQL documents of a hub's screens, the modules named `*.screen.ts`, as JSON:
 *
 *     node list-screen-documents.ts FOLDER
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kind, print, type DocumentNode } from 'graphql';

const isDocument = (value: object): value is DocumentNode => 'kind' in value && value.kind === Kind.DOCUMENT;

/** Every document in a definition: those of the screen and those by which its fields find options. */
function documentsIn(value: unknown): DocumentNode[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isDocument(value)) return [value];
  // The rules of yup are no plain data, and have no documents.
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).flatMap(documentsIn) : [];
}

const [folder = '.'] = process.argv.slice(2);

/** @throws Error when the module or one of its imports has components */
async function evaluate(file: string): Promise<object> {
  try {
    return (await import(pathToFileURL(join(folder, file)).href)) as object;
  } catch (error) {
    throw new Error(
      `${file} cannot be evaluated without a browser: it and its imports take formats from "@gym/hub-kit/format", ` +
        `"defineScreen" from "@gym/hub-kit/define", and load components by "lazy(() => import(…))"`,
      { cause: error },
    );
  }
}

const modules = await Promise.all(globSync('src/**/*.screen.ts', { cwd: folder }).sort().map(evaluate));
const texts = modules.flatMap(module => documentsIn({ ...module })).map(document => print(document));
console.log(JSON.stringify([...new Set(texts)]));
