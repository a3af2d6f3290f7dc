import { globSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { compileCatalogue, languagesOf, placeholdersOf, readCatalogue } from './catalogues.ts';
import { extractTexts } from './extract.ts';

const checkout = join(import.meta.dirname, '../../../../..');
const packages = ['shell-app/packages/hub-kit', 'shell-app', ...globSync('mf-*', { cwd: checkout })];

describe.each(packages)('the texts of %s', name => {
  const folder = join(checkout, name);
  const english = readCatalogue(folder, 'en');

  it('are those in its sources', async () => {
    expect(english, 'pnpm emit updates the catalogues').toEqual(await extractTexts(folder));
  });

  it('are in German', () => {
    expect(languagesOf(folder)).toContain('de');
  });

  it.each(languagesOf(folder))('are complete in %s, with the same placeholders', language => {
    const translated = readCatalogue(folder, language);
    expect(Object.keys(translated)).toEqual(Object.keys(english));
    expect(Object.keys(translated).filter(text => !translated[text]?.trim())).toEqual([]);
    const differing = Object.keys(english).filter(
      text => placeholders(translated[text]!).join() !== placeholders(english[text]!).join(),
    );
    expect(differing).toEqual([]);
    expect(Object.keys(compileCatalogue(translated))).toEqual(Object.keys(english));
  });
});

it('a text has the same translation in all packages', () => {
  const translations = new Map<string, Set<string>>();
  for (const name of packages)
    for (const [text, message] of Object.entries(readCatalogue(join(checkout, name), 'de')))
      translations.set(text, (translations.get(text) ?? new Set()).add(message));
  expect([...translations].filter(([, messages]) => messages.size > 1)).toEqual([]);
});

const placeholders = (message: string) => placeholdersOf(compile(message));

it.each([
  [
    'Hello {name}',
    'Hallo {nmae}',
    'The translation of “Hello {name}” shows {nmae}, which the text does not have',
  ],
  ['Hello', 'Hallo {0}', 'The translation of “Hello” shows {0}, which the text does not have'],
])('a build rejects the translation of “%s” with “%s”', (text, message, problem) => {
  expect(() => compileCatalogue({ [text]: message })).toThrow(problem);
});
