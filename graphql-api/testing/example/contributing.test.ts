import '../../src/resources/index.ts';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printSchema } from 'graphql';
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
    JSON.stringify({ ...config, extends: join(root, 'tsconfig.json'), include: ['lockers', 'src/css.d.ts'] }),
  );
  mkdirSync(join(copy, 'lockers'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the compiler says of the screen, after a change to its text. */
function compile(change = (text: string) => text): string {
  for (const name of ['lockers.graphql.ts', 'lockers-screen.tsx'])
    writeFileSync(join(copy, 'lockers', name), change(codeOf(`mf-facilities/src/lockers/${name}`)));
  try {
    execFileSync('tsc', ['-p', copy], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { stdout: unknown }).stdout);
  }
}

test('the screen that CONTRIBUTING shows compiles', () => {
  expect(codeOf('mf-facilities/src/lockers/lockers-screen.tsx')).toContain('defineScreen');
  expect(compile()).toBe('');
});

test('a misspelt column of it does not', () => {
  expect(compile(text => text.replace(`key: 'floor'`, `key: 'flor'`))).toMatch(/lockers-screen\.tsx.*flor/s);
});
