import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledMessage } from 'icu-minify/format';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { languagesOf, readCatalogue } from './catalogues.ts';
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
  });
});

it('a text has the same translation in all packages', () => {
  const translations = new Map<string, Set<string>>();
  for (const name of packages)
    for (const [text, message] of Object.entries(readCatalogue(join(checkout, name), 'de')))
      translations.set(text, (translations.get(text) ?? new Set()).add(message));
  expect([...translations].filter(([, messages]) => messages.size > 1)).toEqual([]);
});

/** How `#` is compiled. */
const NUMBER_SIGN = 0;

/** The names of the values that a message shows, `count` for one with forms. */
function placeholders(message: string): string[] {
  const names = new Set<string>();
  const collect = (part: unknown) => {
    if (Array.isArray(part) && typeof part[0] === 'string' && part.length === 1) names.add(part[0]);
    else if (Array.isArray(part) && typeof part[1] === 'number' && part[1] !== NUMBER_SIGN) {
      names.add(String(part[0]));
      Object.values(Object(part[2]) as object).forEach(collect);
    } else if (Array.isArray(part)) part.forEach(collect);
  };
  const compiled: CompiledMessage = compile(message);
  if (typeof compiled !== 'string') compiled.forEach(collect);
  return [...names].sort();
}
