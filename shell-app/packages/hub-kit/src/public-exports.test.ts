import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** The entries of the shell and the builds, and the resources, which are generated. */
const internalEntries = new Set([
  './messages/*',
  './screen-messages',
  './contract',
  './shell',
  './resources',
  './schema',
]);
const entries = Object.entries(manifest.exports).filter(([entry]) => !internalEntries.has(entry));
const root = join(import.meta.dirname, '..');

interface PublicExport {
  /** `@gym/hub-kit/screen` */
  entry: string;
  name: string;
  isType: boolean;
  /** The text of its doc comment, without the asterisks. */
  documentation: string;
}

/** The exports of a module and of those that it re-exports everything of. */
function exportsOf(entry: string, file: string): PublicExport[] {
  const text = readFileSync(file, 'utf8');
  const resolve = (from: string) => join(dirname(file), from);
  const whole = [...text.matchAll(/^export \* from '(\..*)';/gm)].flatMap(([, from]) =>
    exportsOf(entry, resolve(from!)),
  );
  const lists = [...text.matchAll(/^export (type )?\{([^}]*)\} from '(.*)';/gm)].flatMap(
    ([statement, type, list, from]) =>
      list!
        .split(',')
        .map(name => name.trim())
        .filter(Boolean)
        .map(name => {
          const bare = name.replace(/^type /, '');
          const isLocal = from!.startsWith('.');
          const source = isLocal ? readFileSync(resolve(from!), 'utf8') : text;
          const documentation = isLocal ? commentOf(source, bare) : commentBefore(text, statement);
          return { entry, name: bare, isType: Boolean(type) || bare !== name, documentation };
        }),
  );
  const declared = [...text.matchAll(/^export (?:async )?(function|const|interface|type|class) (\w+)/gm)].map(
    ([, kind, name]) => ({
      entry,
      name: name!,
      isType: kind === 'interface' || kind === 'type',
      documentation: commentOf(text, name!),
    }),
  );
  return [...whole, ...lists, ...declared];
}

const comment = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\n`;
const withoutAsterisks = (text = '') => text.replaceAll(/^ *\* ?/gm, '').trim();

/** The doc comment of a declaration, or of the package's export that the module passes on. */
const commentOf = (text: string, name: string) =>
  withoutAsterisks(
    new RegExp(`${comment}export (?:async )?(?:function|const|interface|type|class) ${name}\\b`).exec(
      text,
    )?.[1] ?? new RegExp(`${comment}export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from`).exec(text)?.[1],
  );

const commentBefore = (text: string, statement: string) => {
  const before = text.slice(0, text.indexOf(statement));
  return withoutAsterisks(new RegExp(`${comment}$`).exec(before)?.[1]);
};

const all = entries.flatMap(([subpath, file]) =>
  exportsOf(join('@gym/hub-kit', subpath), join(root, typeof file === 'string' ? file : file.default)),
);
const exampleOf = ({ documentation }: PublicExport) => documentation.split('@example\n')[1];

test('every export for hubs has a doc comment with an example', () => {
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter(item => !exampleOf(item)).map(({ entry, name }) => `${entry} ${name}`)).toEqual([]);
});

/** What examples use without declaring it. */
const surroundings: Record<string, string> = {
  locationsScreen: `const locationsScreen = defineScreen(locations, {
    title: 'Locations', icon: 'map-pin', columns: { name: {}, city: {} }, sort: { name: 'asc' },
    pageSize: 10, pageSizes: [10], form: { sections: [{ title: 'Location', fields: ['name', 'city'] }] },
  });`,
  passesScreen: `const passesScreen = defineScreen(parkingPasses, {
    title: 'Passes', icon: 'car', columns: { passNumber: {}, vehicleNumber: {}, validUntil: {} },
    filters: ['member'], sort: { validUntil: 'desc' }, pageSize: 10, pageSizes: [10],
    form: { sections: [{ title: 'Pass', fields: ['vehicleNumber'] }] },
  });`,
  manifest: `const manifest = {
    contract: 2, id: 'lockers', title: 'Lockers', icon: 'lock', order: 1,
    screens: { lockers: { path: '/lockers', title: 'Lockers', icon: 'lock', menu: 'lockers', requires: null } },
  } as const satisfies HubManifest;`,
  club: 'declare const club: Club;',
  page: 'declare const page: Page;',
  dialog: 'declare const dialog: Locator;',
};

/** The packages and modules that examples import from, by the imported name. */
const imports: Record<string, string> = {
  ...Object.fromEntries(
    all.map(({ entry, name, isType }) => [
      name,
      `import ${isType ? 'type ' : ''}{ ${name} } from '${entry}';`,
    ]),
  ),
  useMemo: "import { useMemo } from 'react';",
  styled: "import styled from 'styled-components';",
  expect: "import { expect } from 'vitest';",
  defineConfig: "import { defineConfig } from 'vitest/config';",
  beforeAll: "import { beforeAll } from 'vitest';",
  locations: "import { locations } from '@gym/hub-kit/resources';",
  parkingPasses: "import { parkingPasses } from '@gym/hub-kit/resources';",
  Locator: "import type { Locator } from 'playwright-core';",
};

const uses = (text: string, name: string) =>
  new RegExp(`(?<![\\w'/"-])(?<!(?<!\\.\\.)\\.)${name}\\b(?!['-])`).test(text);
const declares = (text: string, name: string) =>
  new RegExp(`\\b(?:const|type|function|interface) ${name}\\b|\\bconst \\{[^}]*\\b${name}\\b`).test(text);

/** A module of an example: its imports, what it leaves undeclared, and its text within a component. */
function moduleOf(example: string): string {
  const declarations = Object.entries(surroundings)
    .filter(([name]) => uses(example, name) && !declares(example, name))
    .map(([, text]) => text);
  const body = example.startsWith('<')
    ? `export const example = () => (<>${example}</>);`
    : example.includes('export ')
      ? example
      : `export async function example() {\n${example}\n}`;
  const text = [...declarations, body].join('\n');
  const imported = Object.entries(imports).filter(([name]) => uses(text, name) && !declares(text, name));
  return [...imported.map(([, line]) => line), text, 'export {};'].join('\n');
}

test('every example compiles', { timeout: 60_000 }, async () => {
  const folder = join(root, 'dist/examples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'lockers'), { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      include: ['.'],
      compilerOptions: { incremental: false },
    }),
  );
  // The module of the example of `defineHub`.
  writeFileSync(
    join(folder, 'lockers/lockers.screen.ts'),
    moduleOf('export default locationsScreen;').replace(
      'const locationsScreen',
      'export const locationsScreen',
    ),
  );
  // The modules of the examples of `lazyField` and `lazyPart`.
  const field = all.find(({ name }) => name === 'OwnFieldProps')!;
  writeFileSync(join(folder, 'lockers/code-field.tsx'), moduleOf(exampleOf(field)!));
  writeFileSync(join(folder, 'lockers/key-history.tsx'), 'export default () => <p>None</p>;');
  for (const item of all) writeFileSync(join(folder, `${item.name}.tsx`), moduleOf(exampleOf(item) ?? ''));
  const tsc = join(root, '../../../node_modules/typescript/bin/tsc');
  const output = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(output).toBe('');
  rmSync(folder, { recursive: true });
});
