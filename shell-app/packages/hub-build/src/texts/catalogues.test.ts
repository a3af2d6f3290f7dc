import { globSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { describe, expect, it } from 'vitest';
import { compileCatalogue, languagesOf, placeholdersOf, readCatalogue } from './catalogues.ts';
import { apiTemplates } from './api-templates.ts';
import { templatesInCode } from './code-texts.ts';
import { extractTexts } from './extract.ts';

const checkout = join(import.meta.dirname, '../../../../..');
const kit = join(checkout, 'shell-app/packages/hub-kit');
const packages = ['shell-app/packages/hub-kit', 'shell-app', ...globSync('mf-*', { cwd: checkout })];

describe.each(packages)('the texts of %s', name => {
  const folder = join(checkout, name);
  const english = readCatalogue(folder, 'en');

  it('are those in its sources', async () => {
    expect(english, 'pnpm emit updates the catalogues').toEqual((await extractTexts(folder)).texts);
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

describe('the errors of the API', () => {
  const hubs = [
    { name: 'shell-app/packages/hub-kit', templates: apiTemplates() },
    { name: 'mf-members', templates: apiTemplates('resources/contracts') },
    { name: 'mf-accounts', templates: apiTemplates('resources/messages') },
  ];

  it.each(hubs)('are in German in $name, with all of their values', ({ name, templates }) => {
    const german = { ...readCatalogue(kit, 'de'), ...readCatalogue(join(checkout, name), 'de') };
    expect(templates.length).toBeGreaterThan(10);
    for (const template of templates) {
      const message = german[template];
      expect(message, template).toBeTruthy();
      const values = Object.fromEntries(placeholders(template).map(value => [value, `<${value}>`]));
      const shown = String(format(compile(message!), 'de', values, { formatters: {} as never }));
      for (const value of Object.values(values)) expect(shown, template).toContain(value);
    }
  });

  it('are declared once: no list repeats them', async () => {
    const declared = new Set(hubs.flatMap(({ templates }) => templates));
    for (const { name } of hubs) {
      const { errors, ...lists } = (await import(join(checkout, name, 'server-texts.ts'))) as Record<
        string,
        readonly string[]
      >;
      expect(errors!.length).toBeGreaterThan(0);
      const { labels: _labels, messages: _messages, ...written } = lists;
      expect(
        Object.values(written)
          .flat()
          .filter(text => declared.has(text) && text.includes('{')),
      ).toEqual([]);
    }
  });

  it('include warnings, activity and reasons', () => {
    expect(apiTemplates('resources/contracts')).toContain('{plan} is not on offer ({status}).');
    expect(apiTemplates()).toEqual(
      expect.arrayContaining([
        '{record} updated',
        'There is a payroll record from {from} to {until}',
        '{hub} {version} would not work in this club',
      ]),
    );
  });

  it('are literals', () => {
    expect(() => templatesInCode('msg(text)', 'a.ts')).toThrow('the template of msg(…) is no literal');
    expect(templatesInCode("msg(a ? 'b' : 'c {d}', { d })", 'a.ts')).toEqual(['b', 'c {d}']);
  });
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
