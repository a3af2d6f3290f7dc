import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

export function sharedByShell(folder: string) {
  return entries(name => ({ singleton: true, eager: atOnce.has(name), ...versions(folder, name) }));
}

export function sharedByHub(folder: string) {
  return entries(name => ({ singleton: true, import: false as const, ...versions(folder, name) }));
}

/** Why a hub may not import `request`; undefined when it may. */
export function refusalOf(request: string): string | undefined {
  const source = throughKit.find(([pattern]) => pattern.test(request))?.[1];
  return source && `A hub takes what it needs of "${request}" from "${source}"`;
}

function entries<Options>(options: (name: string) => Options): Record<string, Options> {
  return Object.fromEntries(singletons.map(name => [name, options(name)]));
}

/** Written out, since the package files say `catalog:` and `workspace:*`, which the federation takes literally. */
function versions(folder: string, name: string) {
  const [scope, rest] = name.split('/');
  const owner = scope?.startsWith('@') ? `${scope}/${rest}` : scope;
  const { version } = readPackage(join(folder, 'node_modules', owner ?? name));
  return { version, requiredVersion: `^${version}` };
}

export function readPackage(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; version: string };
}
