import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { declarationIndex, indexes, migrationIndex } from '../write-indexes.ts';

/** A folder with modules of these contents. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'indexes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('the indexes have every module: run "pnpm emit" where they differ', () => {
  for (const [file, text] of indexes()) expect(readFileSync(file, 'utf8'), file).toBe(text);
});

test('migrations run in the order of their numbers', () => {
  const folder = folderOf({
    '0010-lockers.ts': 'export class Lockers extends Migration {}',
    '0009-halls.ts': 'export class HallsMigration extends Migration {}',
    'index.ts': '',
  });
  const names = [...migrationIndex(folder).matchAll(/\{ name: '(.+)', class: (\w+) \}/g)];
  expect(names.map(([, name, className]) => [name, className])).toEqual([
    ['0009-halls', 'HallsMigration'],
    ['0010-lockers', 'Lockers'],
  ]);
});

test('two migrations of one number are an error', () => {
  const folder = folderOf({ '0009-halls.ts': '', '0009-lockers.ts': '' });
  expect(() => migrationIndex(folder)).toThrow(
    '0009-halls.ts and 0009-lockers.ts have the same number: rename the one that is not released.',
  );
});

test('resources and resolvers are found by what their modules declare', () => {
  const folder = folderOf({
    'locker.ts': 'export const lockers = defineResource(Locker, {});',
    'hall.ts': 'export const halls: Resource<Hall> = defineResource<Hall>(Hall, {});',
    'locker-key.ts':
      'const lockerKeys = newResource(LockerKey, {});\naddResolvers(listResolver(lockerKeys));',
    'locker.test.ts': 'defineResource(Locker, {});',
    'rent.ts': '/** As defineResource(Locker) says. */\nexport function rent() {}',
  });
  expect(declarationIndex(folder).split('\n').slice(1, -1)).toEqual([
    "import './hall.ts';",
    "import './locker-key.ts';",
    "import './locker.ts';",
  ]);
});
