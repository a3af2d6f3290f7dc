import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { msg } from '@gym/graphql-api';
import { type GraphQLSchema, printSchema } from 'graphql';
import { RestFailure } from '../rest/failure.ts';
import type { CheckJob, CheckReport } from './release-check.ts';

/** How long a check may take, in milliseconds. Real hubs take less than a second. */
const DEADLINE_MS = 10_000;
/** How long a thread may take to start, in milliseconds. */
const START_TIMEOUT_MS = 30_000;
/** The heap of a thread, in megabytes. */
const HEAP_MB = 256;
/** Checks that are running or wait for their turn. */
const MAX_CHECKS = 8;
/** How long a thread without work is kept, in milliseconds. */
const IDLE_MS = 30_000;

/** Checks releases one at a time, outside the event loop: nobody knows how long a hostile or huge build takes. */
export class CheckThread {
  readonly #schema: GraphQLSchema;
  readonly #deadline: number;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #checks = 0;

  /** @param deadline of one check, in milliseconds */
  constructor(schema: GraphQLSchema, deadline = DEADLINE_MS) {
    this.#schema = schema;
    this.#deadline = deadline;
  }

  /** @throws RestFailure 422 when the check takes too long or too much memory, 503 while too many wait */
  async run(job: CheckJob): Promise<CheckReport> {
    if (this.#checks >= MAX_CHECKS)
      throw new RestFailure(503, 'Other releases are being checked. Try again in 5 seconds.', {
        headers: { 'retry-after': '5' },
      });
    this.#checks++;
    const turn = this.#last.then(() => this.#check(job));
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#checks--;
    }
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#end();
  }

  async #check(job: CheckJob): Promise<CheckReport> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= await this.#start());
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(job);
      const [report] = await once(worker, 'message', { signal: AbortSignal.timeout(this.#deadline) });
      this.#idle = setTimeout(() => void this.#end(), IDLE_MS).unref();
      return report as CheckReport;
    } catch (error) {
      await this.#end();
      const { remote, version } = job.hub;
      throw new RestFailure(422, msg('{hub} {version} cannot be checked', { hub: remote, version }), {
        details: [reasonOf(error as NodeJS.ErrnoException, this.#deadline)],
      });
    }
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
      workerData: printSchema(this.#schema),
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    // Requests keep the process alive; the thread does not.
    worker.unref();
    try {
      await once(worker, 'message', { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
    } catch (error) {
      await worker.terminate();
      throw error;
    }
    // An error that nobody hears ends the process; that of a check is reported by `once`.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

function reasonOf({ name, code, message }: NodeJS.ErrnoException, deadline: number): string {
  if (name === 'AbortError')
    return `The check took more than ${deadline / 1000} seconds. Release fewer or smaller files and documents.`;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return `The check took more than ${HEAP_MB} MB of memory. Release fewer or smaller files and documents.`;
  return `The check failed: ${message}`;
}
