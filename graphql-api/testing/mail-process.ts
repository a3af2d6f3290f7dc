/** A process that sends the queued messages once: `mail-process.ts DATABASE_URL`, to `SMTP_URL`. A test kills it. */
import 'reflect-metadata';
import { openDatabase } from '../src/database/database.ts';
import { entities } from '../src/resources/index.ts';
import { deliverMessages } from '../src/resources/messages/deliver-messages.ts';

const database = await openDatabase({ databaseUrl: process.argv[2]! }, entities(), () => undefined);
const { signal } = new AbortController();
await deliverMessages.run({
  payload: {} as never,
  db: database.forRequest(signal),
  releases: undefined as never,
  queries: undefined as never,
  contextOf: undefined as never,
  signal,
  progress() {},
});
await database.close();
