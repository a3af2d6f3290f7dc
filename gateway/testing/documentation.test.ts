import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout } from '../launch/data-dir.ts';
import { toolEnvironment } from '../launch/tool.ts';
import { examplesOf } from './contributing/guide.ts';

const allDocuments = globSync('{,gateway/**/,graphql-api/**/,shell-app/**/,mf-*/**/}*.md', {
  cwd: checkout,
  exclude: name => /node_modules|dist$/.test(name),
}).toSorted();
/** All but the history of releases. */
const documents = allDocuments.filter(file => file !== 'CHANGELOG.md');
const read = (file: string) => readFileSync(join(checkout, file), 'utf8');
const texts = new Map(documents.map(document => [document, read(document)]));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** Commands of pnpm itself. */
const ownCommands = new Set(['exec', 'run', 'install']);

/** The code in a document: blocks and spans. */
const codeIn = (text: string) =>
  [...text.matchAll(/^```\w+\n([^]*?)^```$|`([^`\n]+)`/gm)].map(([, block, span]) => block ?? span ?? '');

/** `pnpm NAME …` and `npx -y pnpm@12 NAME …`, with `run` before the name or without. */
const commandsIn = (text: string) =>
  codeIn(text).flatMap(code =>
    [...code.matchAll(/\bpnpm(?:@12)? (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name),
  );

test.each(documents)('%s names scripts that exist', document => {
  const commands = new Set(commandsIn(texts.get(document)!));
  const known = (name: string) => name in scripts || ownCommands.has(name);
  expect([...commands].filter(name => !known(name))).toEqual([]);
});

test('every script names files that exist, and the documentation names every command for people', () => {
  const files = Object.values(scripts).flatMap(script => script.match(/[\w./-]+\.(?:ts|cjs)\b/g) ?? []);
  expect(files.filter(file => !existsSync(join(checkout, file)))).toEqual([]);
  const documented = new Set([...texts.values()].flatMap(text => [...commandsIn(text), ...codeIn(text)]));
  expect(Object.keys(scripts).filter(name => !documented.has(name))).toEqual([]);
});

/** Arguments with which a script changes nothing, its exit code and what it prints. */
const harmless: Record<string, { args?: string[]; code?: number; output?: RegExp }> = {
  start: {},
  dev: {},
  stop: { args: [], output: /^Nothing runs on / },
  backup: {},
  restore: {},
  migrate: {},
  'set-password': { code: 1 },
  'bi-login': { code: 1 },
  doctor: {},
  'create:hub': {},
  hub: {},
  test: { args: ['--only', 'nothing'], code: 1, output: /^--only takes unit or browser\./ },
  'test:slow': { args: ['nothing'], code: 1, output: /^There is no part nothing\. The parts are: programs,/ },
  migration: { args: [], code: 1, output: /name-in-kebab-case/ },
};

/** The checks of `test` run these, and tests of their own what the last ones start. */
const runElsewhere = ['build', 'emit', 'format', 'lint', 'bench', 'gallery', 'screenshots'];

test('every script runs in a test', () => {
  expect([...Object.keys(harmless), ...runElsewhere].toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test.each(Object.entries(harmless))(
  '%s runs',
  (
    name,
    { args = ['--help'], code = 0, output = new RegExp(`^Usage: npx -y pnpm@12 (run )?${name}\\b`) },
  ) => {
    const env = { ...toolEnvironment, DATA_DIR: join(checkout, '.cache/documentation') };
    const result = spawnSync('node', ['--run', name, '--', ...args], {
      cwd: checkout,
      env,
      encoding: 'utf8',
    });
    expect((result.stdout + result.stderr).trim()).toMatch(output);
    expect(result.status).toBe(code);
  },
);

test('the commands of hubs here are those of hub teams, and those of the operator', () => {
  const helpOf = (program: string) =>
    execFileSync('node', [program, '--help'], { cwd: checkout, env: toolEnvironment, encoding: 'utf8' });
  const namesIn = (help: string) =>
    [...help.matchAll(/^ {2}([a-z][a-z, -]*?) (?=[ <[])/gm)].flatMap(([, names = '']) => names.split(', '));
  const team = namesIn(helpOf('shell-app/packages/hub-build/src/hub.ts'));
  const here = namesIn(helpOf('gateway/launch/hub.ts'));
  expect(here.filter(name => !team.includes(name))).toEqual(['remove', 'history', 'check-all']);
  // A checkout has the schema and the packages of its own.
  expect(team.filter(name => !here.includes(name))).toEqual(['types', 'update']);
});

test('the page for hub teams and the help of the command hub name the same commands', () => {
  const page = read('shell-app/packages/hub-kit/README.md');
  const help = execFileSync('node', ['shell-app/packages/hub-build/src/hub.ts', '--help'], {
    cwd: checkout,
    env: toolEnvironment,
    encoding: 'utf8',
  });
  const named = new Set([...page.matchAll(/\bhub ([a-z]+)(?=[ `\n])/g)].map(([, name = '']) => name));
  const offered = [...help.matchAll(/^ {2}([a-z]+) .* {2}/gm)].map(([, name = '']) => name);
  const inTable = [...page.matchAll(/`npx hub ([a-z]+)/g)].map(([, name = '']) => name);
  expect(offered.length).toBeGreaterThan(10);
  expect(inTable.filter(name => !offered.includes(name))).toEqual([]);
  expect(offered.filter(name => !named.has(name) && name !== 'build')).toEqual([]);
  const scripts = [...page.matchAll(/--[a-z][a-z-]*/g)].map(([option]) => option);
  const known = [help, '--resource', '--allow-remote'].join();
  expect(scripts.filter(option => !known.includes(option))).toEqual([]);
});

/** Where a path without a package may be, by document or by its folder. */
const bases: Record<string, readonly string[]> = {
  'ARCHITECTURE.md': ['graphql-api/src'],
  'gateway/deploy': ['graphql-api/src'],
  'graphql-api/docs': ['graphql-api/src'],
  'graphql-api/docs/money.md': ['graphql-api/src/resources'],
  'shell-app/docs/browser.md': ['shell-app/packages', 'shell-app/packages/hub-kit/src'],
};

const isPath = (text: string) =>
  /^[\w.@/-]+\/[\w.{}*-]+$|^[\w.-]+\.(ts|tsx|json|md|sh|yaml|graphql)$/.test(text);
/** Packages, addresses, media types and names of data; no files. */
const isOther = (text: string) =>
  /^(@|\/|text\/|application\/|lists?\/|mf-classes|mf-purchases|\.data|America\/|and\/)/.test(text);

/** What builds and commands write. */
const outputs = new Set([
  'release.sh',
  '.github/workflows/release.yml',
  'hub.json',
  'node_modules/.dev',
  '.cache/screenshots',
  'messages/en.json',
]);

/** The names of all files that a document can name without their folder. */
const fileNames = new Set(
  globSync('{gateway,graphql-api,shell-app,mf-*}/**/*.{ts,tsx,json,yaml,sh}', {
    cwd: checkout,
    exclude: name => /node_modules|dist$/.test(name),
  }).map(file => file.slice(file.lastIndexOf('/') + 1)),
);

test.each(documents)('the paths in %s exist', document => {
  const text = texts.get(document)!;
  const created = new Set(examplesOf(text).map(({ file }) => file));
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path).filter(isPath);
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  const exists = (path: string) =>
    outputs.has(path) ||
    created.has(path) ||
    [...created].some(file => file.startsWith(`${path}/`)) ||
    ['', dirname(document), ...(bases[document] ?? bases[dirname(document)] ?? [])].some(base =>
      existsSync(join(checkout, base, path)),
    ) ||
    // A file name without a folder is in the folder of the path before it.
    (!path.includes('/') && (fileNames.has(path) || readdirSync(checkout).includes(path)));
  expect([...named, ...linked].filter(path => !isOther(path) && !exists(path))).toEqual([]);
});

test('the page for operators documents every setting that the code reads, and no other', () => {
  const settings = read('gateway/docs/operate.md').split('## Settings')[1]!.split('\n## ')[0]!;
  const documented = [...settings.matchAll(/^- (`[^:]+`): /gm)]
    .flatMap(([, names = '']) => names.match(/[A-Z][A-Z_]+/g) ?? [])
    .toSorted();
  const sources = globSync('{gateway/{src,launch},graphql-api/src}/**/*.{ts,cjs}', { cwd: checkout }).filter(
    file => !file.includes('.test.'),
  );
  const used = sources.flatMap(file => [...read(file).matchAll(/\benv(?:\.|\[')([A-Z][A-Z_]+)/g)]);
  /**
   * Set by the system or the package manager; `API_URL` belongs to `dev` and is in shell-app/docs/screens.md;
   * `GRAPHQL_API_URL` of earlier versions is rejected.
   */
  const others = new Set(['PATH', 'INIT_CWD', 'API_URL', 'GRAPHQL_API_URL']);
  const names = new Set(used.map(([, name = '']) => name).filter(name => !others.has(name)));
  expect(documented).toEqual([...names].toSorted());
});

test('the pictures of README are small', () => {
  const pictures = globSync('gateway/docs/*.webp', { cwd: checkout });
  expect(pictures.length).toBeGreaterThan(3);
  for (const picture of pictures) {
    expect(texts.get('README.md')).toContain(picture);
    expect(statSync(join(checkout, picture)).size, picture).toBeLessThan(80_000);
  }
});

const KB = 1024;
const sizeLimits: Record<string, number> = { 'README.md': 6 * KB, 'CONTRIBUTING.md': 4 * KB };
const LARGEST_DOCUMENT = 16 * KB;
const LARGEST_SUM = 180 * KB;

test('every document, and all of them together, are within their sizes', () => {
  const large = allDocuments.filter(
    document => statSync(join(checkout, document)).size > (sizeLimits[document] ?? LARGEST_DOCUMENT),
  );
  expect(large).toEqual([]);
  // The history of releases grows by itself.
  const sizes = documents.map(document => statSync(join(checkout, document)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST_SUM);
});

/** Blocks of code, whose lines are not prose. */
const withoutBlocks = (text: string) => text.replace(/^```[^]*?^```$/gm, '');
const LONGEST_LINE = 600;

test('no paragraph is longer than 600 characters', () => {
  const long = allDocuments.flatMap(document =>
    withoutBlocks(read(document))
      .split('\n')
      .filter(line => line.length > LONGEST_LINE && !line.trimStart().startsWith('|'))
      .map(line => `${document}: ${line.slice(0, 60)}`),
  );
  expect(long).toEqual([]);
});

/** Those that are no ordinary words of English in another sense. */
const replacedWords = [
  'whoever',
  'what comes',
  'as ever',
  'anew',
  'asked',
  'reckon',
  'dear',
  'courtesy',
  'patience',
  'complain',
  'gives? way',
  'is told',
  'are told',
  'remembered',
  'refus(?:ed|al)',
  'stranger',
  'lifeline',
  'surroundings',
  'doomed',
  'flipped',
  'answers?\\b',
  'WrittenAnswer',
  'answerKnown',
];

test('no document uses a word that a standard term replaced', () => {
  const found = allDocuments.flatMap(document =>
    replacedWords
      .filter(word => new RegExp(`\\b${word}`, 'i').test(read(document)))
      .map(word => `${document}: ${word}`),
  );
  expect(found).toEqual([]);
});
