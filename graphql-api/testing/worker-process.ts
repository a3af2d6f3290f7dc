/** A server of a club without HTTP, which runs its jobs: `worker-process.ts DATABASE_URL`. A test kills it. */
import { createApi } from '../src/index.ts';

const log = { info() {}, error: (details: object, message: string) => console.error(message, details) };
await createApi({
  databaseUrl: process.argv[2]!,
  production: false,
  isInteractive: () => true,
  log,
  runsJobs: true,
});
console.log('ready');
