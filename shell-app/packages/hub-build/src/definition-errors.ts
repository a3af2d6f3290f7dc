/** Errors of definitions, as one sentence with file and line. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as resources from '@gym/hub-kit/resources';
import { suggestionList } from 'graphql/jsutils/suggestionList.js';

/** What `defineScreen` throws for a name that the API does not have. */
const MISSING = /^(\S+) has no field "(.+)"$/;

/**
 * Where a module names fields that the API does not have, a line each, with the nearest field:
 * `src/lockers/lockers.screen.ts:17:5: lockers has no field "flor". Did you mean "floor"?`
 * @param error of the evaluation of the module
 * @param file the module that was evaluated; another one is named if it is that one's import that fails
 * @returns undefined for another error
 */
export function missingFields(error: unknown, file: string): string[] | undefined {
  if (!(error instanceof Error)) return undefined;
  const [sentence, resource, name] = MISSING.exec(error.message) ?? [];
  if (!sentence || !resource || !name) return undefined;
  const place = screenIn(error.stack ?? '') ?? { file, line: 1, column: 1 };
  const found = usesOf(name, readFileSync(place.file, 'utf8'));
  const nearest = suggestionList(name, fieldsOf(resource))[0];
  return (found.length > 0 ? found : [place]).map(
    ({ line, column }) =>
      `${relative(process.cwd(), place.file)}:${line}:${column}: ${sentence}.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
  );
}

/** The screen that was being defined. */
function screenIn(stack: string) {
  const [, url = '', line, column] = /(file:\S+\.screen\.ts):(\d+):(\d+)/.exec(stack) ?? [];
  return url ? { file: fileURLToPath(url), line: Number(line), column: Number(column) } : undefined;
}

/** Where a definition names a field: as a key, or in quotes. */
function usesOf(name: string, code: string) {
  const uses = new RegExp(String.raw`(?<![\w$.])(?:(['"])${name}\1|${name}(?=\??:))`);
  return code.split('\n').flatMap((text, index) => {
    const at = text.search(uses);
    return at < 0 ? [] : [{ line: index + 1, column: at + 1 }];
  });
}

/** What a definition may name of a resource. */
const fieldsOf = (name: string): string[] =>
  Object.values(resources)
    .filter(({ resource }) => resource === name)
    .flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([field, { ref }]: [string, { ref?: { relation: string } }]) =>
        ref ? [field, ref.relation] : [field],
      ),
    );
