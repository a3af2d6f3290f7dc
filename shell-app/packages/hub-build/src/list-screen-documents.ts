/**
 * Prints the GraphQL documents of screens, each once, as JSON: `[{ "file": …, "text": … }]`
 *
 *     node list-screen-documents.ts FILE…
 */
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

/** @throws Error when the module or one of its imports has components */
async function evaluate(file: string): Promise<object> {
  try {
    return (await import(pathToFileURL(file).href)) as object;
  } catch (error) {
    throw new Error(
      `${file} cannot be evaluated without a browser: it and its imports take formats from "@gym/hub-kit/format", ` +
        `"defineScreen" from "@gym/hub-kit/define", and load components by "lazyField(() => import(…))"`,
      { cause: error },
    );
  }
}

const files = process.argv.slice(2);
const modules = await Promise.all(files.map(evaluate));
const byText = new Map<string, string>();
modules.forEach((module, index) => {
  for (const text of documentsIn({ ...module }).map(document => print(document)))
    if (!byText.has(text)) byText.set(text, files[index]!);
});
console.log(JSON.stringify([...byText].map(([text, file]) => ({ file, text }))));
