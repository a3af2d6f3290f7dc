import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './data-dir.ts';
import { hashSources } from './source-hash.ts';

/** What a package's `build` script makes, and of what. */
export interface Target {
  name: string;
  /** The package, relative to the checkout. */
  package: string;
  sources: readonly string[];
  output: string;
}

export interface BuildResult {
  target: Target;
  /** What the build said, when it failed. */
  failure?: string;
}

/** What every build is made with. */
const common = ['pnpm-lock.yaml', 'tsconfig.json'];
const hubTools = ['shell-app/packages/hub-kit', 'shell-app/packages/hub-build'];

/** Everything that is built, the API first: it is waited for the longest. */
export function allTargets(): Target[] {
  const hubs = readdirSync(checkout).filter(name => name.startsWith('mf-') && hasBuildScript(name));
  return [
    target('graphql-api', 'graphql-api', ['src', 'package.json', 'tsconfig.json'], 'dist'),
    target('shell-app', 'shell-app', ['.'], 'dist'),
    ...hubs.map(hub => target(hub, hub, ['.'], 'dist', hubTools)),
    target('explorer', 'gateway', ['explorer', 'package.json'], 'dist/explorer'),
  ];
}

/** Whether it was built from exactly the sources that are there now. */
export function isBuilt(target: Target): boolean {
  const stamp = join(checkout, target.output, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(checkout, target.sources);
}

/** Builds what changed, two at a time, and calls `done` after each. */
export async function buildChanged(
  targets: readonly Target[],
  done: (result: BuildResult, seconds: number) => void,
  signal?: AbortSignal,
): Promise<BuildResult[]> {
  const waiting = targets.filter(target => !isBuilt(target));
  const results: BuildResult[] = [];
  async function worker() {
    for (let next = waiting.shift(); next && !signal?.aborted; next = waiting.shift()) {
      const began = performance.now();
      const result = await build(next, signal);
      results.push(result);
      done(result, (performance.now() - began) / 1000);
    }
  }
  await Promise.all([worker(), worker()]);
  return results;
}

/** Forgets that it was built, for whoever writes to its output by other means. */
export function markChanged(target: Target): void {
  rmSync(join(checkout, target.output, stampName), { force: true });
}

/** Lies in the output, so that it goes with it. */
const stampName = '.built-from';

function target(
  name: string,
  folder: string,
  inside: string[],
  output: string,
  besides: string[] = [],
): Target {
  const sources = [...inside.map(path => join(folder, path)), ...besides, ...common];
  return { name, package: folder, sources, output: join(folder, output) };
}

async function build(target: Target, signal: AbortSignal | undefined): Promise<BuildResult> {
  const hash = hashSources(checkout, target.sources);
  markChanged(target);
  const child = spawn(process.execPath, ['--run', 'build'], {
    cwd: join(checkout, target.package),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  child.stdout.on('data', chunk => (output += chunk));
  child.stderr.on('data', chunk => (output += chunk));
  const code = await new Promise(resolve => child.once('error', resolve).once('close', resolve));
  if (code !== 0) return { target, failure: output.trim() || `ended with ${code}` };
  writeFileSync(join(checkout, target.output, stampName), hash);
  return { target };
}

function hasBuildScript(folder: string): boolean {
  const file = join(checkout, folder, 'package.json');
  if (!existsSync(file)) return false;
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
  return scripts?.build !== undefined;
}
