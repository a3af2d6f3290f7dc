/** This server in several processes, as `WORKERS` starts them. */
import { freePort } from '../../launch/embedded-database.ts';
import { openWorkers } from '../../launch/workers.ts';
import { openGateway } from '../../src/main.ts';
import { limitMemory } from '../../src/memory.ts';
import { announce, databaseUrl } from './announce.ts';
import { releaseDocuments } from './release-documents.ts';

const workers = Number(process.argv[3]);
await releaseDocuments(databaseUrl);
const options = {
  host: '127.0.0.1',
  port: await freePort(),
  // The load comes from many addresses, since sign-ins from one are limited.
  trustProxy: 'loopback',
  // One user sends the whole load.
  api: { databaseUrl, production: true, costPerMinute: 1e9, adHocPerMinute: 1e9 },
};
const log = {
  info() {},
  error: (details: object, message: string) => console.error(message, details),
};
const { url, close } = await (workers > 1 ? openWorkers(workers, options) : openGateway({ ...options, log }));
process.on('SIGTERM', () => void close().finally(() => process.exit()));
if (workers === 1) limitMemory();
announce(url);
