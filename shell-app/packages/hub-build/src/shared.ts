import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What exists once in the page: it holds state at module level (contexts, caches, style sheets) or is too
 * large to come twice. A trailing slash stands for every module below. The shell provides all of it, a hub
 * brings none.
 */
const singletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router',
  'styled-components',
  'formik',
  'yup',
  'graphql',
  '@apollo/client',
  '@apollo/client/',
  '@gym/hub-kit',
  '@gym/hub-kit/graphql',
  '@gym/hub-kit/screen',
];

export function sharedByShell(folder: string) {
  return entries(name => ({ singleton: true, ...versions(folder, name) }));
}

export function sharedByHub(folder: string) {
  return entries(name => ({ singleton: true, import: false as const, ...versions(folder, name) }));
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
