/**
 * Packs what teams outside of this checkout install, from its present sources: `dist/hub-kit-2.1.0-<hash>.tgz` and so on,
 * in the format of npm, with a list of them, `dist/packages.json`. Names end in a hash of the content. Code is compiled and has its declarations. Packages of this workspace
 * that are not packed themselves are included in those that import them.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { create } from 'tar';
import { shellPaths } from '../../src/shell-paths.ts';

const packages = join(import.meta.dirname, '..');
const checkout = join(packages, '../..');
const output = join(import.meta.dirname, 'dist');
const compiled = join(output, 'compiled');

/** Of an entry of a package: one path, or several by condition. */
type Paths = string | { default: string; [condition: string]: string };

interface PackageFile {
  name: string;
  version: string;
  type: string;
  license?: string;
  sideEffects?: boolean;
  engines: { node: string };
  bin?: Record<string, string>;
  files?: string[];
  exports: Record<string, Paths>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: object;
}

const read = (name: string) =>
  JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as PackageFile;

const packed = new Map(['hub-kit', 'hub-build', 'create-hub'].map(name => [name, read(name)]));

/** The entries that only the shell uses. */
const SHELL_ENTRY = './shell';

/** Libraries that exist once in the page: a hub declares which versions it can run with. */
const singletons = new Set(['react', 'react-dom', 'styled-components', 'formik', 'yup']);

const workspace = readFileSync(join(checkout, 'pnpm-workspace.yaml'), 'utf8');
const catalog = new Map(
  [.../^catalog:\n((?: .*\n)*)/m.exec(workspace)![1]!.matchAll(/^ {2}'?([@\w/.-]+)'?: (\S+)$/gm)].map(
    ([, name = '', range = '']) => [name, range],
  ),
);

/** @throws Error for a package that the catalog does not have */
function rangeOf(name: string, range: string): string {
  if (range !== 'catalog:') return range;
  const found = catalog.get(name);
  if (!found) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml`);
  return found;
}

const withoutScope = (name: string) => name.replace('@gym/', '');
const isOurs = (name: string) => name.startsWith('@gym/');

/** The packages of this workspace that are included in a packed one. */
function includedIn({ dependencies = {} }: PackageFile): string[] {
  const own = Object.keys(dependencies).filter(isOurs).map(withoutScope);
  const included = own.filter(name => !packed.has(name));
  return [...new Set([...included, ...included.flatMap(name => includedIn(read(name)))])];
}

/** What a packed package depends on, with plain ranges. */
function dependenciesOf(file: PackageFile): Partial<PackageFile> {
  const included = includedIn(file).map(read);
  const all = Object.assign({}, ...included.map(each => each.dependencies), file.dependencies) as Record<
    string,
    string
  >;
  const ranges = Object.entries(all)
    .filter(([name]) => !isOurs(name))
    .map(([name, range]) => [name, rangeOf(name, range)] as const);
  const kit = all['@gym/hub-kit'] ? [['@gym/hub-kit', `^${packed.get('hub-kit')!.version}`] as const] : [];
  const plain = (given: Record<string, string> = {}) =>
    Object.entries(given).map(([name, range]) => [name, rangeOf(name, range)] as const);
  const peers = [...kit, ...ranges.filter(([name]) => singletons.has(name)), ...plain(file.peerDependencies)];
  return {
    dependencies: Object.fromEntries(ranges.filter(([name]) => !singletons.has(name))),
    optionalDependencies: Object.fromEntries(plain(file.optionalDependencies)),
    peerDependencies: Object.fromEntries(peers),
    peerDependenciesMeta: file.peerDependenciesMeta,
  };
}

const defaultOf = (paths: Paths) => (typeof paths === 'string' ? paths : paths.default);

const toScript = (path: string) => path.replace(/^\.\/src\/(.*)\.tsx?$/, './dist/$1.js');

/** An entry of code has declarations beside it; other files stay as they are. */
function toEntry(path: Paths): object | string {
  if (typeof path === 'object')
    return Object.fromEntries(Object.entries(path).map(([condition, each]) => [condition, toEntry(each)]));
  const script = toScript(path);
  return script === path ? path : { types: script.replace(/\.js$/, '.d.ts'), default: script };
}

function packageFileOf(file: PackageFile): object {
  const { name, version, type, sideEffects, engines, bin = {}, exports } = file;
  const entries = Object.entries(exports).filter(([entry]) => entry !== SHELL_ENTRY);
  return {
    name,
    version,
    type,
    license: 'MIT',
    sideEffects,
    engines,
    bin: Object.fromEntries(Object.entries(bin).map(([command, path]) => [command, toScript(path)])),
    exports: Object.fromEntries(entries.map(([entry, path]) => [entry, toEntry(path)])),
    ...dependenciesOf(file),
  };
}

/** Replaces the names of included packages by paths to their files. */
function nameIncluded(file: string, included: ReadonlyMap<string, string>): void {
  const text = readFileSync(file, 'utf8');
  const replaced = text.replaceAll(/(['"])(@gym\/[\w/-]+)\1/g, (whole, quote: string, specifier: string) => {
    const target = included.get(specifier);
    if (!target) return whole;
    const path = relative(dirname(file), target).replaceAll('\\', '/');
    return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
  if (replaced !== text) writeFileSync(file, replaced);
}

/** The compiled file of every entry of the packages that are included, by its specifier. */
function includedEntries(folder: string, names: readonly string[]): Map<string, string> {
  return new Map(
    names.flatMap(name =>
      Object.entries(read(name).exports).map(([entry, path]) => [
        join(`@gym/${name}`, entry),
        join(folder, 'dist/included', name, toScript(defaultOf(path)).replace('./dist/', '')),
      ]),
    ),
  );
}

/** Names a package by its version and content. @returns its entry of `packages.json` */
function publish(name: string, archive: string): [name: string, entry: object] {
  const content = readFileSync(archive);
  const { version } = packed.get(name)!;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const file = `${name}-${version}-${hash}.tgz`;
  renameSync(archive, join(output, file));
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  return [name, { version, file, integrity }];
}

/** @returns the entry of `packages.json` */
async function pack(
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<[name: string, entry: object]> {
  const file = packed.get(name)!;
  const folder = join(output, 'staging', name);
  cpSync(join(compiled, name, 'src'), join(folder, 'dist'), { recursive: true });
  const included = includedIn(file);
  for (const each of included)
    cpSync(join(compiled, each, 'src'), join(folder, 'dist/included', each), { recursive: true });
  const entries = includedEntries(folder, included);
  for (const path of globSync('dist/**/*.{js,d.ts}', { cwd: folder }))
    nameIncluded(join(folder, path), entries);
  for (const path of Object.values(file.bin ?? {})) chmodSync(join(folder, toScript(path)), 0o755);
  for (const path of [...(file.files ?? []), 'README.md'])
    for (const found of globSync(path, { cwd: join(packages, name) }))
      cpSync(join(packages, name, found), join(folder, found), { recursive: true });
  cpSync(join(checkout, 'LICENSE'), join(folder, 'LICENSE'));
  for (const [path, text] of Object.entries(more)) writeFileSync(join(folder, path), text);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageFileOf(file), null, 2)}\n`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  const archive = join(output, `${name}.tgz`);
  await create(
    {
      file: archive,
      cwd: folder,
      prefix: 'package',
      gzip: true,
      portable: true,
      mtime: new Date(0),
    },
    files,
  );
  return publish(name, archive);
}

const ofApi = (file: string) => readFileSync(join(checkout, 'graphql-api', file), 'utf8');

/** The versions that a new hub declares. */
function versions(): string {
  const ranges = (names: Iterable<string>) =>
    Object.fromEntries([...names].map(name => [name, rangeOf(name, 'catalog:')]));
  return JSON.stringify({
    dependencies: ranges(singletons),
    devDependencies: ranges(['@types/node', '@types/react', '@types/react-dom', 'typescript', 'vitest']),
  });
}

rmSync(output, { recursive: true, force: true });
mkdirSync(output);
const tsc = join(checkout, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', join(import.meta.dirname, 'tsconfig.pack.json')], {
  stdio: 'inherit',
});
const list = [
  await pack('hub-kit'),
  await pack('hub-build', { 'schema.graphql': ofApi('schema.graphql') }),
  await pack('create-hub', {
    'resources.json': ofApi('resources.json'),
    'versions.json': versions(),
    'shell-paths.json': JSON.stringify(Object.values(shellPaths)),
  }),
];
writeFileSync(join(output, 'packages.json'), JSON.stringify(Object.fromEntries(list), null, 2));
rmSync(compiled, { recursive: true });
rmSync(join(output, 'staging'), { recursive: true });
