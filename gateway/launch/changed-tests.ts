import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { CliError } from './cli-error.ts';
import { checkout } from './data-dir.ts';
import { toolEnvironment } from './tool.ts';

/** Browser tests outside of the hubs' folders that open screens of every hub. The others open those of `mf-members`. */
export const OF_EVERY_HUB = new Set(
  ['list-tabs', 'next-steps', 'own-screens', 'tasks', 'frame/navigation', 'language/language']
    .map(name => `shell-app/src/${name}.browser.test.ts`)
    .concat('gateway/src/hubs/interactive-documents.browser.test.ts'),
);

const SERVER = ['graphql-api/src', 'gateway/src', 'gateway/package.json'];
/** What every page of the app is made of. */
const APP = [...SERVER, 'shell-app'];
/** Tests without a browser that build hubs, as those who write them do. */
const BUILDS_HUBS = /^gateway\/(launch\/create-hub|testing\/hub-team\/)/;
/** Files on which everything depends. */
const SHARED = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'tsconfig.json', 'vitest.config.ts'];

/**
 * The files and folders that a test uses without importing them: what a browser shows, a program runs or a document
 * says.
 */
export function usedBy(test: string): string[] {
  const [root = ''] = test.split('/');
  if (isBrowserTest(test)) {
    if (root.startsWith('mf-')) return [...APP, root];
    if (test.startsWith('shell-app/gallery/')) return ['shell-app/gallery', 'shell-app/packages'];
    if (test.startsWith('gateway/explorer/')) return [...SERVER, 'gateway/explorer'];
    return [
      ...APP,
      ...(test.startsWith('gateway/testing/') ? ['gateway/testing'] : []),
      ...(OF_EVERY_HUB.has(test) ? ['mf-'] : ['mf-members']),
      'gateway/explorer',
      'gateway/launch',
    ];
  }
  if (test === 'gateway/testing/documentation.test.ts') return [''];
  if (test.startsWith('gateway/testing/contributing/'))
    return [...APP, 'gateway/', 'graphql-api/', 'mf-facilities', 'graphql-api/docs/tutorial.md'];
  if (BUILDS_HUBS.test(test)) return [...APP, 'gateway/'];
  if (/^gateway\/(launch|deploy|testing)\//.test(test))
    return [...SERVER, 'gateway', 'shell-app/packages/create-hub', 'shell-app/packages/hub-build'];
  return root === 'gateway' ? ['graphql-api/src'] : [];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * Those of the tests that files which changed can affect, apart from what the tests import.
 * @param changed paths from the root, as are those of the tests
 */
export function affectedTests(tests: readonly string[], changed: readonly string[]): string[] {
  const sources = changed.filter(file => !isTest(file));
  if (sources.some(file => SHARED.includes(file))) return [...tests];
  return tests.filter(
    test => changed.includes(test) || usedBy(test).some(path => sources.some(file => isWithin(file, path))),
  );
}

/** Documents are in folders whose tests do not read them. */
const isWithin = (file: string, path: string) =>
  file.startsWith(path) && (!file.endsWith('.md') || path === '' || path === file);

/** The test files of the repository that what changed since a commit can affect. */
export function changedTests(base: string): string[] {
  const changed = [
    ...git('diff', '--name-only', '--no-renames', commitOf(base), '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const affected = affectedTests(allTests(), changed);
  // Tests alone are imported by nothing.
  const importing = changed.every(isTest) ? [] : testsThatImport(base);
  return [...new Set([...affected, ...importing])].toSorted();
}

/** @throws CliError also where nothing is under version control */
function commitOf(base: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`)[0]!;
  } catch {
    throw new CliError(`There is no commit ${base}.`);
  }
}

/** Every test file, also those that are not committed. */
export const allTests = () =>
  globSync('{gateway,graphql-api,shell-app,mf-*}/**/*.test.{ts,tsx}', {
    cwd: checkout,
    exclude: name => /(?:^|\/)(?:node_modules|dist)$/.test(name),
  }).toSorted();

/** Whether a test uses what `build` makes. */
export const usesBuilds = (test: string) => test.startsWith('gateway/') || isBrowserTest(test);

/** Whether only `test:slow`, and a run that names or needs it, includes a test. */
export const isSlow = (test: string) => test.includes('.slow.');

export const isBrowserTest = (test: string) => test.includes('.browser.test.');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).split('\n').filter(Boolean);

/** By the module graph of Vitest. */
function testsThatImport(base: string): string[] {
  const output = execFileSync('vitest', ['list', '--filesOnly', '--json', '--changed', base], {
    cwd: checkout,
    env: toolEnvironment,
    encoding: 'utf8',
  });
  const listed = JSON.parse(output.slice(output.indexOf('['))) as { file: string }[];
  return listed.map(({ file }) => file.slice(checkout.length + 1));
}
