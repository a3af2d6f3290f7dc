/** A process that carries out a billing run: `billing-process.ts DATABASE_URL RUN_ID`. A test kills it. */
import 'reflect-metadata';
import { openDatabase } from '../src/database/database.ts';
import { entities } from '../src/resources/index.ts';
import { manualBilling } from '../src/resources/billing-runs/run-billing.ts';

const [databaseUrl, runId] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: databaseUrl! }, entities(), () => undefined);
const { signal } = new AbortController();
await manualBilling.run({
  payload: { runId: Number(runId) },
  db: database.forRequest(signal),
  releases: undefined as never,
  queries: undefined as never,
  contextOf: undefined as never,
  signal,
  progress() {},
});
await database.close();
