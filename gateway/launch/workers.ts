import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Gateway } from '../src/main.ts';
import { addressFor } from './address.ts';
import { log } from './log.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './worker.ts';

/** How long workers have to end by themselves, in milliseconds; a little less than the whole process has. */
const END_TIMEOUT = 28_000;
/** Before a worker that ended by itself is replaced, in milliseconds; doubles while they end soon after their start. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 30_000;
/** A worker that has served for so long, in milliseconds, ended for another reason than how it was started. */
const SETTLED = 60_000;

/**
 * Serves in several processes, which share the port. One that ends by itself is replaced.
 * @throws Error when the first ones do not start
 */
export async function openWorkers(count: number, options: WorkerOptions): Promise<Gateway> {
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'worker.ts'), args: [] });
  const metrics = new AggregatorRegistry();
  const running = new Set<Worker>();
  let isClosing = false;
  let pause = FIRST_PAUSE;

  async function start(): Promise<void> {
    const began = performance.now();
    let hasStarted = false;
    const worker = cluster.fork();
    running.add(worker);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'metrics') void answer(worker, message.id);
    });
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      if (isClosing || !hasStarted) return;
      log.error({ code, signal, pid: worker.process.pid }, 'A worker ended by itself and is replaced');
      if (performance.now() - began > SETTLED) pause = FIRST_PAUSE;
      void replace();
    });
    send(worker, { kind: 'open', options });
    const opened = await firstOf(worker);
    if (opened.kind === 'failed') throw Object.assign(new Error(opened.message), { code: opened.code });
    hasStarted = true;
  }

  async function replace(): Promise<void> {
    while (!isClosing) {
      await sleep(pause, undefined, { ref: false });
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      if (isClosing) return;
      try {
        return await start();
      } catch (error) {
        log.error({ error }, 'A worker could not be started');
      }
    }
  }

  async function answer(worker: Worker, id: number): Promise<void> {
    const text = await metrics.clusterMetrics().catch(() => undefined);
    send(worker, { kind: 'metrics', id, text });
  }

  async function close(): Promise<void> {
    isClosing = true;
    const ending = [...running].map(async worker => {
      const ended = once(worker, 'exit');
      send(worker, { kind: 'close' });
      const timer = setTimeout(() => worker.process.kill('SIGKILL'), END_TIMEOUT);
      await ended;
      clearTimeout(timer);
    });
    await Promise.all(ending);
  }

  try {
    // One of them imports.
    await start();
    await Promise.all(Array.from({ length: count - 1 }, () => start()));
  } catch (error) {
    await close();
    throw error;
  }
  return { url: addressFor(options.host, options.port), close };
}

/** What a worker says first: that it listens, or why it does not. */
async function firstOf(worker: Worker): Promise<Exclude<FromWorker, { kind: 'metrics' }>> {
  return new Promise(resolve => {
    worker.once('exit', () => resolve({ kind: 'failed', message: 'A worker ended while it started' }));
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'listening' || message.kind === 'failed') resolve(message);
    });
  });
}

function send(worker: Worker, message: ToWorker): void {
  // A worker that ends meanwhile is replaced.
  if (worker.isConnected()) worker.send(message, () => undefined);
}
