/** This server with the whole gateway and all permission checks. */
import { openGateway } from '../../src/main.ts';
import { limitMemory } from '../../src/memory.ts';
import { announce, databaseUrl } from './announce.ts';
import { releaseDocuments } from './release-documents.ts';

process.on('SIGTERM', () => process.exit());
await releaseDocuments(databaseUrl);
const { url } = await openGateway({
  host: '127.0.0.1',
  port: 0,
  // One user sends the whole load.
  api: { databaseUrl, production: true, costPerMinute: 1e9, adHocPerMinute: 1e9 },
  log: { info() {}, error: (details, message) => console.error(message, details) },
});
limitMemory();
announce(url);
