/**
 * Prints the GraphQL documents of screens, each once, and the errors of their definitions, as JSON:
 * `{ "documents": [{ "file": …, "text": … }], "errors": [] }`
 *
 *     node list-screen-documents.ts FILE…
 */
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kind, print, type DocumentNode } from 'graphql';
import { missingFields } from './definition-errors.ts';

const isDocument = (value: object): value is DocumentNode => 'kind' in value && value.kind === Kind.DOCUMENT;

/** Every document in a definition: those of the screen and those by which its fields find options. */
function documentsIn(value: unknown): DocumentNode[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isDocument(value)) return [value];
  // The rules of yup are no plain data, and have no documents.
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).flatMap(documentsIn) : [];
}

const errors = new Set<string>();

async function evaluate(file: string): Promise<object> {
  try {
    return (await import(pathToFileURL(file).href)) as object;
  } catch (error) {
    for (const sentence of missingFields(error, file) ?? [withoutBrowser(file, error)]) errors.add(sentence);
    return {};
  }
}

/** The module or one of its imports has components. */
const withoutBrowser = (file: string, error: unknown) =>
  `${relative(process.cwd(), file)} cannot be evaluated without a browser: it and its imports take formats from ` +
  `"@gym/hub-kit/format", "defineScreen" from "@gym/hub-kit/define", and load components by ` +
  `"lazyField(() => import(…))". ${String(error)}`;

const files = process.argv.slice(2);
const modules = await Promise.all(files.map(evaluate));
const byText = new Map<string, string>();
modules.forEach((module, index) => {
  for (const text of documentsIn({ ...module }).map(document => print(document)))
    if (!byText.has(text)) byText.set(text, files[index]!);
});
const documents = [...byText].map(([text, file]) => ({ file, text }));
console.log(JSON.stringify({ documents, errors: [...errors] }));
