import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** The texts of a package in one language: ICU messages by the English text in the sources. */
export type Catalogue = Readonly<Record<string, string>>;

/** The same as the browser formats them. */
export type CompiledCatalogue = Record<string, CompiledMessage>;

/** The folder of a package with a file for each language; `en.json` is generated. */
export const cataloguesFolder = (folder: string): string => join(folder, 'messages');

export function readCatalogue(folder: string, language: string): Catalogue {
  const file = join(cataloguesFolder(folder), `${language}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
}

/** The languages that a package is translated to. */
export const languagesOf = (folder: string): string[] =>
  existsSync(cataloguesFolder(folder))
    ? readdirSync(cataloguesFolder(folder))
        .filter(file => file.endsWith('.json') && file !== 'en.json')
        .map(file => file.slice(0, -'.json'.length))
        .sort()
    : [];

/**
 * Compiles the messages, so that the browser needs no parser. What is not translated yet is left out and shown in
 * English.
 * @throws SyntaxError for a message that is not in ICU's format, or shows a value that its text does not have
 */
export function compileCatalogue(catalogue: Catalogue): CompiledCatalogue {
  const translated = Object.entries(catalogue).filter(([, message]) => message !== '');
  return Object.fromEntries(translated.map(([text, message]) => [text, compileMessage(text, message)]));
}

function compileMessage(text: string, message: string): CompiledMessage {
  if (typeof message !== 'string') throw new SyntaxError(`The translation of “${text}” is no text`);
  const compiled = compile(message);
  const unknown = placeholdersOf(compiled).find(name => !text.includes(`{${name}}`));
  if (unknown !== undefined)
    throw new SyntaxError(`The translation of “${text}” shows {${unknown}}, which the text does not have`);
  return compiled;
}

/** How `#` is compiled. */
const NUMBER_SIGN = 0;

/** The names of the values that a message shows, sorted; `count` for one with forms. */
export function placeholdersOf(message: CompiledMessage): string[] {
  const names = new Set<string>();
  const collect = (part: unknown) => {
    if (Array.isArray(part) && typeof part[0] === 'string' && part.length === 1) names.add(part[0]);
    else if (Array.isArray(part) && typeof part[1] === 'number' && part[1] !== NUMBER_SIGN) {
      names.add(String(part[0]));
      Object.values(Object(part[2]) as object).forEach(collect);
    } else if (Array.isArray(part)) part.forEach(collect);
  };
  if (typeof message !== 'string') message.forEach(collect);
  return [...names].sort();
}
