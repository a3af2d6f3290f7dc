/**
 * A process that runs the jobs of the tests: `job-process.ts OPTIONS`, as JSON. Prints `ready` once it takes runs, and `stopping`
 * once it takes no more.
 * What a run does is in the table `ran`.
 */
import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { directUrlOf, type DatabaseAddress } from '../src/database/address.ts';
import { ChangeListener } from '../src/database/change-listener.ts';
import { openDatabase } from '../src/database/database.ts';
import { Jobs } from '../src/jobs/jobs.ts';
import { entities } from '../src/resources/index.ts';
import { QUICK, testJobs } from './test-jobs.ts';

const address = JSON.parse(process.argv[2]!) as DatabaseAddress;
const log = {
  info() {},
  error: (details: object, message: string) => console.error(message, details),
};
const database = await openDatabase(address, entities(), () => undefined);
const listener = new ChangeListener({ databaseUrl: directUrlOf(address), log });
const jobs = new Jobs(
  { ...address, log, work: true, jobs: testJobs, timings: QUICK },
  {
    database,
    releases: undefined as never,
    schema: undefined as never,
    executeFor: undefined as never,
    contextOf: undefined as never,
    listener,
  },
);
await listener.start();
jobs.start();
while (!jobs.isOpen()) await sleep(20);
console.log('ready');

process.once('SIGTERM', async () => {
  const stopped = jobs.stop();
  console.log('stopping');
  await stopped;
  process.exit(0);
});
