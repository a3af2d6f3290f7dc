import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UncheckedReleases } from '../../testing/releases.ts';
import { interactiveDocuments } from '../workloads.ts';

/** Releases a hub that registers the documents of the bench, so that these are interactive requests. */
export async function releaseDocuments(databaseUrl: string): Promise<void> {
  const build = mkdtempSync(join(tmpdir(), 'gym-bench-'));
  const bundle = {
    remote: 'mf-bench',
    version: '1.0.0',
    hubs: [],
    files: {},
    operations: interactiveDocuments(),
  };
  writeFileSync(join(build, 'hub.json'), JSON.stringify(bundle));
  await new UncheckedReleases(databaseUrl).release(build, 'bench');
  rmSync(build, { recursive: true });
}
