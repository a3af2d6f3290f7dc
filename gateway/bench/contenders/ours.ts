/** This server with the whole gateway and all permission checks. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGateway } from '../../src/main.ts';
import { UncheckedReleases } from '../../testing/releases.ts';
import { limitMemory } from '../../src/memory.ts';
import { interactiveDocuments } from '../workloads.ts';
import { announce, databaseUrl } from './announce.ts';

/** Releases a hub that registers the documents of the bench, so that these are interactive requests. */
async function releaseDocuments(folder: string): Promise<void> {
  const build = mkdtempSync(join(folder, 'build-'));
  const bundle = {
    remote: 'mf-bench',
    version: '1.0.0',
    hubs: [],
    files: {},
    operations: interactiveDocuments(),
  };
  writeFileSync(join(build, 'hub.json'), JSON.stringify(bundle));
  await new UncheckedReleases(databaseUrl).release(build, 'bench');
}

const folder = mkdtempSync(join(tmpdir(), 'gym-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit());
await releaseDocuments(folder);
const { url } = await openGateway({
  host: '127.0.0.1',
  port: 0,
  // One user sends the whole load.
  api: { databaseUrl, production: true, costPerMinute: 1e9 },
  log: { info() {}, error: (details, message) => console.error(message, details) },
});
limitMemory();
announce(url);
