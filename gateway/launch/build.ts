import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './data-dir.ts';
import { hashSources } from './source-hash.ts';
import { failureOf } from './tool.ts';

/** The output of a package's `build` script and the sources that it depends on. */
export interface Target {
  name: string;
  /** The package, relative to the checkout. */
  package: string;
  sources: readonly string[];
  output: string;
  /** The script of the package that builds it; `build` unless given. */
  script?: string;
  /** `development` applies to browser code: with source maps and React's warnings, and less optimized. */
  mode: 'production' | 'development';
}

export interface BuildResult {
  target: Target;
  /** The output of the build if it failed. */
  failure?: string;
}

/** Sources of every build. */
const common = ['pnpm-lock.yaml', 'tsconfig.json'];
const hubTools = ['hub-kit', 'hub-build', 'hub-rules'].map(name => `shell-app/packages/${name}`);

/** The API, the only code of the server that is compiled. */
export const apiTarget = target(
  'graphql-api',
  'graphql-api',
  ['src', 'package.json', 'tsconfig.json'],
  'dist',
);

/** What teams outside of this checkout install. */
const packagesTarget = target(
  'packages',
  'shell-app/packages/hub-build',
  ['.'],
  'dist',
  ['create-hub', 'csv', 'hub-kit', 'hub-rules', 'theme']
    .map(name => `shell-app/packages/${name}`)
    .concat('graphql-api/resources.json', 'graphql-api/schema.graphql', 'pnpm-workspace.yaml')
    .concat('shell-app/src/shell-paths.ts'),
);

/** The gallery of components, which only tests build; `pnpm gallery` serves one of its own. */
export const galleryTarget: Target = {
  ...target('gallery', 'shell-app', ['gallery', 'package.json'], 'gallery/dist', [
    ...hubTools,
    'shell-app/packages/theme',
  ]),
  script: 'build:gallery',
};

/** The hubs of this checkout, found by their folders. */
export const hubsHere = (): string[] =>
  readdirSync(checkout).filter(name => name.startsWith('mf-') && hasBuildScript(name));

/** Every target; the API is first, since it takes longest. */
export function allTargets(): Target[] {
  return [
    apiTarget,
    target('shell-app', 'shell-app', ['.'], 'dist'),
    ...hubsHere().map(hub => target(hub, hub, ['.'], 'dist', hubTools)),
    packagesTarget,
    target('explorer', 'gateway', ['explorer', 'src/analytics', 'package.json'], 'dist/explorer', [
      'shell-app/packages/hub-build/src/compress-plugin.ts',
      'shell-app/packages/theme',
    ]),
  ];
}

/** Whether the app cannot be opened without it. */
export const isForPage = ({ name }: Target) => name !== packagesTarget.name && name !== 'explorer';

/** The same target in development mode. Its own folder, which tools ignore, leaves the production build as it is. */
export const inDevelopment = (target: Target): Target => ({
  ...target,
  mode: 'development',
  output: join(target.package, 'node_modules/.dev'),
});

/** Every package that `dev` builds; those that it watches, the shell and the named hubs, are in development mode. */
export function chooseTargets(hubs: readonly string[]): Target[] {
  const watched = new Set(['shell-app', ...hubs]);
  return allTargets()
    .filter(target => target !== packagesTarget)
    .map(target => (watched.has(target.name) ? inDevelopment(target) : target));
}

/** Whether the output was built in this mode from the present content of the sources. */
export function isBuilt(target: Target): boolean {
  const file = join(checkout, target.output, stampName);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(target);
}

interface BuildOptions {
  /** Ends the builds early. */
  signal?: AbortSignal;
  /** Whether other programs get the processor first. */
  yields?: boolean;
  /** Builds a target, by a program of its own unless given. @returns the output of a build that failed */
  run?(target: Target): Promise<string | undefined>;
}

/** Builds the targets whose sources changed, two at a time, and calls `done` after each. */
export async function buildChanged(
  targets: readonly Target[],
  done: (result: BuildResult, seconds: number) => void,
  { signal, yields = false, run = target => runBuild(target, yields, signal) }: BuildOptions = {},
): Promise<BuildResult[]> {
  const waiting = targets.filter(target => !isBuilt(target));
  const results: BuildResult[] = [];
  async function worker() {
    for (let next = waiting.shift(); next && !signal?.aborted; next = waiting.shift()) {
      const began = performance.now();
      const result = await build(next, run);
      // What was ended early says nothing about its sources.
      if (signal?.aborted) return;
      results.push(result);
      done(result, (performance.now() - began) / 1000);
    }
  }
  await Promise.all([worker(), worker()]);
  return results;
}

/** The file in the output folder that names mode and content of the sources. */
const stampName = '.built-from';

const stampOf = ({ mode, sources }: Target) => `${mode} ${hashSources(checkout, sources)}`;

function target(
  name: string,
  folder: string,
  inside: string[],
  output: string,
  besides: string[] = [],
): Target {
  const sources = [...inside.map(path => join(folder, path)), ...besides, ...common];
  return { name, package: folder, sources, output: join(folder, output), mode: 'production' };
}

/** Builds until the sources did not change during the build, whose output could miss a save otherwise. */
async function build(target: Target, run: NonNullable<BuildOptions['run']>): Promise<BuildResult> {
  const stampFile = join(checkout, target.output, stampName);
  for (;;) {
    const stamp = stampOf(target);
    rmSync(stampFile, { force: true });
    const failure = await run(target);
    if (failure !== undefined) return { target, failure };
    if (stampOf(target) !== stamp) continue;
    writeFileSync(stampFile, stamp);
    return { target };
  }
}

function runBuild(
  target: Target,
  yields: boolean,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const development = ['--', '--mode', 'development', '--output-path', join(checkout, target.output)];
  const build = [
    'node',
    '--run',
    target.script ?? 'build',
    ...(target.mode === 'development' ? development : []),
  ];
  return failureOf(yields ? ['nice', ...build] : build, { cwd: join(checkout, target.package), signal });
}

function hasBuildScript(folder: string): boolean {
  const file = join(checkout, folder, 'package.json');
  if (!existsSync(file)) return false;
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
  return scripts?.build !== undefined;
}
