/** One of the processes that share the port, started by `workers.ts`. */
import { AggregatorRegistry } from 'prom-client';
import { limitMemory } from '../src/memory.ts';
import { RestFailure } from '../src/rest/failure.ts';
import { type Gateway, type GatewayOptions, openGateway } from '../src/main.ts';
import { codeOf, messageOf } from './cli-error.ts';
import { log, logCrashes } from './log.ts';
import { startTracing } from './tracing.ts';

/** The options of a gateway as far as another process can have them. */
export type WorkerOptions = Omit<GatewayOptions, 'log' | 'extend' | 'buildFolder' | 'metrics'>;

export type ToWorker =
  | { kind: 'open'; options: WorkerOptions }
  /** Without a text when a worker did not answer. */
  | { kind: 'metrics'; id: number; text?: string }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'listening' }
  | { kind: 'failed'; message: string; code?: string }
  /** Asks for the metrics of all workers. */
  | { kind: 'metrics'; id: number };

logCrashes();

/** Answers requests for metrics from now on. */
const registry = new AggregatorRegistry();
AggregatorRegistry.setRegistries(registry);

let gateway: Gateway | undefined;
let tracing: AsyncDisposable | undefined;
const waiting = new Map<number, (text: string | undefined) => void>();
let requests = 0;

const send = (message: FromWorker) => process.send?.(message);

async function metrics(): Promise<string> {
  const id = requests++;
  send({ kind: 'metrics', id });
  const text = await new Promise<string | undefined>(resolve => waiting.set(id, resolve));
  if (text === undefined) throw new RestFailure(503, 'A process does not respond. Try again shortly.');
  return text;
}

async function open(options: WorkerOptions): Promise<void> {
  try {
    tracing = await startTracing(process.env);
    gateway = await openGateway({ ...options, log, metrics });
    limitMemory();
    send({ kind: 'listening' });
  } catch (error) {
    send({ kind: 'failed', message: messageOf(error), code: codeOf(error) });
    process.exitCode = 1;
    process.disconnect();
  }
}

async function close(): Promise<void> {
  await gateway?.close();
  await tracing?.[Symbol.asyncDispose]();
  process.exit(0);
}

// The process that started this one decides when it ends; a terminal sends its signals to both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => void close());
process.on('message', (message: ToWorker) => {
  if (message.kind === 'open') return void open(message.options);
  if (message.kind === 'close') return void close();
  waiting.get(message.id)?.(message.text);
  waiting.delete(message.id);
});
