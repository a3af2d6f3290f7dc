import { readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { validRange } from 'semver';

/**
 * What exists once in the page, since it holds state at module level (contexts, caches, style sheets). A trailing
 * slash means every module below. The shell provides all of it, a hub brings none.
 */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'styled-components',
  'formik',
  'yup',
  '@gym/hub-kit',
  '@gym/hub-kit/charts',
  '@gym/hub-kit/format',
  '@gym/hub-kit/fields',
  '@gym/hub-kit/graphql',
  '@gym/hub-kit/screen',
];

/** Of these what the login page needs, which comes with the page's first code. */
const atOnce = new Set([
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'styled-components',
  '@gym/hub-kit',
  '@gym/hub-kit/format',
]);

/**
 * What hubs reach through hub-kit alone. A shared library is carried whole, and of these the page needs a
 * third: the router and the GraphQL client would outweigh the login page.
 */
const throughKit: [RegExp, string][] = [
  [/^react-router($|\/)/, '@gym/hub-kit'],
  [/^(@apollo\/client|graphql|gql\.tada|rxjs)($|\/)/, '@gym/hub-kit/graphql'],
  [/^(lucide-react|sonner)($|\/)/, '@gym/hub-kit'],
  [/^(downshift|react-day-picker)($|\/)/, '@gym/hub-kit/fields'],
  [/^react-data-grid($|\/)/, '@gym/hub-kit/screen'],
  [/^(chart\.js|react-chartjs-2)($|\/)/, '@gym/hub-kit/charts'],
  [/^@gym\/hub-kit\/shell$/, '@gym/hub-kit'],
];

/**
 * The modules of hub-kit that the definitions in a hub import, and that the page has already, by the entry that exports
 * what they declare. A copy in the hub would not know the language, the currency and the time zone of the page.
 */
const inPage: Readonly<Record<string, string>> = {
  'common/club': '@gym/hub-kit/format',
  'common/club-clock': '@gym/hub-kit/format',
  'common/club-moment': '@gym/hub-kit/format',
  'common/day': '@gym/hub-kit/format',
  'common/format': '@gym/hub-kit/format',
  'common/text': '@gym/hub-kit/format',
  'common/parse': '@gym/hub-kit/graphql',
};

/**
 * The entry of hub-kit in the page that replaces one of its modules in a hub.
 * @param folder of the hub
 * @returns a function of the file; undefined for what the hub contains itself
 */
export function entryInPage(folder: string): (file: string) => string | undefined {
  const kit = realpathSync(dirname(packageFileOf(folder, '@gym/hub-kit')));
  return file => {
    // Its code is in `src`, and packed in `dist`.
    const path = relative(kit, file).split(sep).slice(1).join('/');
    return inPage[path.replace(/\.[jt]s$/, '')];
  };
}

export function sharedByShell(folder: string) {
  return entries(name => {
    const { version } = readInstalled(folder, name);
    return { singleton: true, eager: atOnce.has(name), version, requiredVersion: `^${version}` };
  });
}

/** The ranges are those that the hub declares. */
export function sharedByHub(folder: string) {
  const { dependencies, devDependencies, peerDependencies } = readPackage(folder);
  const declared = { ...devDependencies, ...dependencies, ...peerDependencies };
  return entries(name => {
    const { name: library, version } = readInstalled(folder, name);
    const range = declared[library];
    // A URL, and what a workspace writes in place of a range, stand for the version that is installed.
    const requiredVersion = range && validRange(range) ? range : `^${version}`;
    return { singleton: true, import: false as const, version, requiredVersion };
  });
}

/** Why a hub may not import `request`; undefined when it may. */
export function refusalOf(request: string): string | undefined {
  const source = throughKit.find(([pattern]) => pattern.test(request))?.[1];
  return source && `A hub takes what it needs of "${request}" from "${source}"`;
}

function entries<Options>(options: (name: string) => Options): Record<string, Options> {
  return Object.fromEntries(singletons.map(name => [name, options(name)]));
}

/** As much of a `package.json` as the builds look into. */
export interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;

/** The packages of the club that a hub declares by their addresses: `hub-kit-2.1.0-<hash>.tgz`. */
export const packagesOf = ({ dependencies, devDependencies }: PackageFile): string[] =>
  Object.values({ ...dependencies, ...devDependencies }).flatMap(
    address => /^https?:.*\/packages\/([\w.+-]+\.tgz)$/.exec(address)?.[1] ?? [],
  );

/** @throws Error when the package is not installed */
const readInstalled = (folder: string, name: string): PackageFile =>
  JSON.parse(readFileSync(packageFileOf(folder, name), 'utf8')) as PackageFile;

/** @throws Error when the package is not installed */
function packageFileOf(folder: string, name: string): string {
  const [scope = '', rest] = name.split('/');
  const library = scope.startsWith('@') ? `${scope}/${rest}` : scope;
  const file = findPackageJSON(library, pathToFileURL(join(folder, 'package.json')));
  if (!file) throw new Error(`${library} is not installed in ${folder}. Add it to package.json and install.`);
  return file;
}
