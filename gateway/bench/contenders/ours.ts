/** This product as it is served: the whole gateway, with all permissions on. */
import { openGateway } from '../../src/main.ts';
import { giveBackMemory } from '../../src/memory.ts';
import { announce, databaseUrl } from './announce.ts';

const { url } = await openGateway({
  host: '127.0.0.1',
  port: 0,
  // One user makes all the load.
  api: { databaseUrl, production: true, costPerMinute: Infinity },
  log: { info() {}, error: (details, message) => console.error(message, details) },
});
giveBackMemory();
announce(url);
