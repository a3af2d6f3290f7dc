import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type CheckoutCopy, copyCheckout } from '../testing/checkout-copy.ts';
import { buildChanged, isBuilt, type Target } from './build.ts';
import { startBuilds } from './build-for-serving.ts';
import { checkout } from './data-dir.ts';
import { endsWithin } from './processes.ts';
import { failureOf } from './tool.ts';

vi.setConfig({ testTimeout: 120_000 });

let copy: CheckoutCopy;
beforeAll(() => {
  copy = copyCheckout();
});
afterAll(() => copy?.remove());

/** A package whose build script is this program. */
function example(name: string, build: string): { target: Target; pathOf(file: string): string } {
  const folder = mkdtempSync(join(tmpdir(), 'gym-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const preparation = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
    mkdirSync('dist', { recursive: true });`;
  writeFileSync(join(folder, 'source.txt'), 'first');
  writeFileSync(join(folder, 'build.mjs'), preparation + build);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { build: 'node build.mjs' } }));
  const path = relative(checkout, folder);
  const target: Target = {
    name,
    package: path,
    sources: [join(path, 'source.txt')],
    output: join(path, 'dist'),
    mode: 'production',
  };
  return { target, pathOf: file => join(folder, file) };
}

test('a save during a build is built too', async () => {
  // Saves another text while the first one is built.
  const build = `
    const text = readFileSync('source.txt', 'utf8');
    if (text === 'first') writeFileSync('source.txt', 'second');
    writeFileSync('dist/output.txt', text);`;
  const { target, pathOf } = example('example', build);
  await buildChanged([target], () => {});
  expect(readFileSync(pathOf('dist/output.txt'), 'utf8')).toBe('second');
  expect(isBuilt(target)).toBe(true);
});

/** Goes on until it is ended, or until the file `go` exists, and fails then. */
const waitsAndFails = `
    writeFileSync('pid', String(process.pid));
    const { existsSync } = await import('node:fs');
    while (!existsSync('go')) await new Promise(resolve => setTimeout(resolve, 20));
    console.log('a broken module');
    process.exitCode = 1;`;

test('the page does not wait for the explorer, whose failure is printed', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => printed.mockRestore());
  const shell = example('shell-app', '');
  const explorer = example('explorer', waitsAndFails);
  await using resources = new AsyncDisposableStack();
  await startBuilds(resources, [explorer.target, shell.target]).page;
  expect(isBuilt(shell.target)).toBe(true);
  expect(printed).not.toHaveBeenCalled();

  writeFileSync(explorer.pathOf('go'), '');
  await expect
    .poll(() => printed.mock.lastCall?.[0], { timeout: 20_000 })
    .toMatch(/FAILED +explorer +\d+\.\d s\n\na broken module\n/);
});

test('a stop ends a build with what it started, and is no failure of it', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => printed.mockRestore());
  const { target, pathOf } = example('explorer', waitsAndFails);
  const resources = new AsyncDisposableStack();
  await startBuilds(resources, [target]).page;
  await expect.poll(() => existsSync(pathOf('pid')), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => readFileSync(pathOf('pid'), 'utf8')).toMatch(/^\d+$/);
  await resources.disposeAsync();
  expect(await endsWithin(Number(readFileSync(pathOf('pid'), 'utf8')), 10)).toBe(true);
  expect(printed).not.toHaveBeenCalled();
  expect(isBuilt(target)).toBe(false);
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
