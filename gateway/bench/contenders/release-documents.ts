import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UncheckedReleases } from '../../testing/releases.ts';
import { interactiveDocuments } from '../workloads.ts';

/** Releases a hub that registers the documents of the bench, so that these are interactive requests. */
export async function releaseDocuments(databaseUrl: string): Promise<void> {
  const build = mkdtempSync(join(tmpdir(), 'gym-bench-'));
  const operations = interactiveDocuments();
  const bundle = {
    remote: 'mf-bench',
    // A database that an earlier bench has left keeps its own documents.
    version: `1.0.0-${createHash('sha256').update(operations.join()).digest('hex').slice(0, 8)}`,
    hubs: [],
    files: {},
    operations,
  };
  writeFileSync(join(build, 'hub.json'), JSON.stringify(bundle));
  await new UncheckedReleases(databaseUrl).release(build, 'bench');
  rmSync(build, { recursive: true });
}
