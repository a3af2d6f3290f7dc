import { parentPort, workerData } from 'node:worker_threads';
import { buildSchema } from 'graphql';
import { type CheckJob, report } from './release-check.ts';

// The thread of `CheckThread`: it has the text of the schema, says that it is ready, and reports on each job.
const schema = buildSchema(workerData as string, { assumeValid: true, noLocation: true });
const port = parentPort!;
port.on('message', (job: CheckJob) => port.postMessage(report(job, schema)));
port.postMessage('ready');
