import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';
import { buildChanged, isBuilt, type Target } from './build.ts';
import { checkout } from './data-dir.ts';
import { failureOf } from './tool.ts';

vi.setConfig({ testTimeout: 120_000 });

let copy: CheckoutCopy;
beforeAll(() => {
  copy = copyCheckout();
});
afterAll(() => copy?.remove());

test('a save during a build is built too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gym-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Saves another text while the first one is built.
  const build = `
    import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
    const text = readFileSync('source.txt', 'utf8');
    if (text === 'first') writeFileSync('source.txt', 'second');
    mkdirSync('dist', { recursive: true });
    writeFileSync('dist/output.txt', text);`;
  writeFileSync(join(folder, 'source.txt'), 'first');
  writeFileSync(join(folder, 'build.mjs'), build);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { build: 'node build.mjs' } }));
  const path = relative(checkout, folder);
  const target: Target = {
    name: 'example',
    package: path,
    sources: [join(path, 'source.txt')],
    output: join(path, 'dist'),
    mode: 'production',
  };
  await buildChanged([target], () => {});
  expect(readFileSync(join(folder, 'dist/output.txt'), 'utf8')).toBe('second');
  expect(isBuilt(target)).toBe(true);
});

test('the API is built from the content of its sources, whatever their time stamps', async () => {
  const now = new Date();
  utimesSync(join(copy.folder, 'graphql-api/tsconfig.tsbuildinfo'), now, now);
  // No other module imports it.
  const file = join(copy.folder, 'graphql-api/src/server/emit-migration.ts');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nexport const added = 'late save';\n`);
  // A save during a build is older than its output.
  utimesSync(file, new Date(0), new Date(0));
  expect(
    await failureOf(['node', '--run', 'build'], { cwd: join(copy.folder, 'graphql-api') }),
  ).toBeUndefined();
  const output = join(copy.folder, 'graphql-api/dist/server/emit-migration.js');
  expect(readFileSync(output, 'utf8')).toContain('late save');
});

test('emit writes the schema of the present sources, without a build', async () => {
  const file = join(copy.folder, 'graphql-api/src/resources/trainers/trainer.ts');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/@ObjectType\(.*/, "@ObjectType({ description: 'Added since' })"),
  );
  rmSync(join(copy.folder, 'graphql-api/dist'), { recursive: true });
  expect(
    await failureOf(['node', '--run', 'emit'], { cwd: join(copy.folder, 'graphql-api') }),
  ).toBeUndefined();
  expect(readFileSync(join(copy.folder, 'graphql-api/schema.graphql'), 'utf8')).toContain('Added since');
});
