import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTargets, isBuilt } from '../build.ts';
import { checkout } from '../data-dir.ts';
import type { CheckResult } from './check.ts';

/** Whether the release of Node is one that the project supports. */
export function node(): CheckResult {
  const { version } = process;
  const fine = Number(/\d+/.exec(version)) >= 24;
  return {
    text: `Node ${version.slice(1)} runs this.`,
    fix: fine ? undefined : `Run it by npx -y pnpm@12, or by ${join(checkout, 'node_modules/.bin/node')}.`,
  };
}

/** Whether the installed packages are those of the lock file. */
export function packages(): CheckResult {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const installed = read(join(checkout, 'node_modules/.pnpm/lock.yaml'));
  const fine = installed !== undefined && installed === read(join(checkout, 'pnpm-lock.yaml'));
  return {
    text: fine ? 'Installed as pnpm-lock.yaml says.' : 'Installed packages differ from pnpm-lock.yaml.',
    fix: fine ? undefined : 'npx -y pnpm@12 install --frozen-lockfile',
  };
}

/** Whether every build is of the present sources. */
export function builds(): CheckResult {
  const missing = allTargets().flatMap(target => (isBuilt(target) ? [] : [target.name]));
  const text =
    missing.length > 0
      ? `Not built from the present sources: ${missing.join(', ')}.`
      : 'Everything is built.';
  // `start` builds by itself; a service manager's `serve.ts` does not.
  return { text, fix: missing.length > 0 ? 'npx -y pnpm@12 build' : undefined };
}
