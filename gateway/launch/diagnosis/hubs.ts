import { join } from 'node:path';
import type { BrokenRelease } from '../../src/hubs/broken-releases.ts';
import { readBundle } from '../../src/hubs/bundle.ts';
import { hubsHere } from '../build.ts';
import { messageOf } from '../cli-error.ts';
import { checkout } from '../data-dir.ts';
import { findBrokenReleases } from '../released-hubs.ts';
import type { CheckResult, Subject } from './check.ts';
import { readableDatabaseUrl } from './database-url.ts';

/** Whether the builds of hubs can be read, and active releases fit this version of the API. */
export async function hubs(subject: Subject): Promise<CheckResult[]> {
  const here = hubsHere();
  const findings: CheckResult[] = [];
  for (const hub of here)
    await readBundle(join(checkout, hub, 'dist')).catch(error =>
      findings.push({
        text: `The build of ${hub} cannot be read (${messageOf(error)}).`,
        fix: 'npx -y pnpm@12 build',
      }),
    );
  for (const { remote, version, problems } of await brokenReleases(subject))
    findings.push({
      text: `${remote} ${version} breaks with this version of the API: ${problems.join(' ')}`,
      fix: `Release a version that is built with this API, or serve the version before: npx -y pnpm@12 hub rollback ${remote}`,
    });
  return findings.length > 0 ? findings : [{ text: `${here.length} hubs are built.` }];
}

/** None without a database of this version, which the check of the database reports. */
async function brokenReleases(subject: Subject): Promise<BrokenRelease[]> {
  const url = readableDatabaseUrl(subject);
  if (!url) return [];
  return findBrokenReleases(url).catch(() => []);
}
