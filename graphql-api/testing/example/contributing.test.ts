import '../../src/resources/index.ts';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, printSchema, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractOf } from '../../src/declaration/contract-of.ts';
import { allResources } from '../../src/declaration/resource.ts';
import { buildSchema } from '../../src/server/schema.ts';
import './locker.ts';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

/** The code of a file in CONTRIBUTING.md. */
const codeOf = (file: string) =>
  new RegExp(`\`${file}\`\\n\\n\`\`\`tsx?\\n([^]*?)\`\`\``).exec(guide)?.[1] ?? '';

test('the resource that CONTRIBUTING shows is the one that is tested', () => {
  const tested = readFileSync(join(import.meta.dirname, 'locker.ts'), 'utf8');
  expect(codeOf('graphql-api/src/resources/lockers/locker.ts')).toBe(
    tested.replaceAll(`'../../src/`, `'../../`).replaceAll(`'../../resources/`, `'../`),
  );
});

/** A copy of hub-kit whose schema has lockers: the place where the example's screen is compiled. */
const kit = join(root, 'shell-app/packages/hub-kit');
const copy = join(root, '.cache/contributing');
const lockers = join(copy, 'src/lockers');
const screen = codeOf('mf-facilities/src/lockers/lockers.screen.ts');

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of ['src', 'package.json', 'generate-schema-types.ts'])
    cpSync(join(kit, name), join(copy, name), { recursive: true });
  symlinkSync(join(kit, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'schema.graphql'), printSchema(buildSchema()));
  writeFileSync(join(copy, 'resources.json'), JSON.stringify({ resources: allResources().map(contractOf) }));
  execFileSync('node', ['generate-schema-types.ts', '.'], { cwd: copy });
  const config = JSON.parse(readFileSync(join(kit, 'tsconfig.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      ...config,
      extends: join(root, 'tsconfig.json'),
      include: ['src/lockers', 'src/css.d.ts'],
    }),
  );
  mkdirSync(lockers);
  for (const name of ['lockers.screen.ts', 'lockers-screen.tsx'])
    writeFileSync(join(lockers, name), codeOf(`mf-facilities/src/lockers/${name}`));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The compiler's messages for the files of the screen. */
function compile(): string {
  try {
    execFileSync('tsc', ['-p', copy], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout: unknown }).stdout);
  }
}

test('the screen that CONTRIBUTING shows compiles', () => {
  expect(screen).toContain('defineScreen');
  expect(compile()).toBe('');
});

test('the documents of the screen are valid', () => {
  const list = join(root, 'shell-app/packages/hub-build/src/list-screen-documents.ts');
  const listed = execFileSync('node', [list, copy], { encoding: 'utf8' });
  const documents = JSON.parse(listed) as string[];
  expect(documents.length).toBeGreaterThanOrEqual(6);
  expect(documents.flatMap(document => validate(buildSchema(), parse(document)))).toEqual([]);
});

test('a misspelled column, sort key or field of it does not compile', () => {
  const misspelled = {
    'column.ts': screen.replace('floor: {}', 'flor: {}'),
    'sort-key.ts': screen.replace(`label: 'asc'`, `lable: 'asc'`),
    'field.ts': screen.replace(`'locationId', 'tags']`, `'locationId', 'tag']`),
  };
  for (const [name, text] of Object.entries(misspelled)) writeFileSync(join(lockers, name), text);
  const messages = compile();
  const files = [...messages.matchAll(/lockers\/([\w.-]+)\(/g)].map(([, file]) => file);
  expect(new Set(files)).toEqual(new Set(Object.keys(misspelled)));
});
