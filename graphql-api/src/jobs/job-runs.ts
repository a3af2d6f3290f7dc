import type { Tx } from '../database/tx.ts';
import { formatted } from '../query/sql.ts';
import { QUEUE_SCHEMA } from './schema.ts';

/** What a stored run is doing. */
export enum JobState {
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  RETRYING = 'RETRYING',
  COMPLETED = 'COMPLETED',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}

/** A run that pg-boss stores; its times are in ISO 8601. */
export interface StoredRun {
  id: string;
  name: string;
  state: keyof typeof STATES;
  retryCount: number;
  retryLimit: number;
  startsAt: string;
  startedAt: string | null;
  endedAt: string | null;
  output: RunOutput | null;
}

interface RunOutput {
  progress?: { percent: number; text: string };
  counts?: Record<string, number>;
  message?: string;
  /** Of failures that pg-boss itself found. */
  value?: string | { message?: string };
}

/** The states of pg-boss. */
export const STATES = {
  created: JobState.WAITING,
  active: JobState.RUNNING,
  retry: JobState.RETRYING,
  completed: JobState.COMPLETED,
  failed: JobState.FAILED,
  cancelled: JobState.CANCELLED,
} as const;

/** What pg-boss writes as the failure of a run, and what administrators read instead. */
const FAILURES: [RegExp, string][] = [
  [/heartbeat timeout/, 'The process that ran it ended'],
  [/shut down/, 'The server was stopped before it was complete'],
  [/timed out|execution exceeded/, 'It took too long'],
];

/** Why a run failed, or its last attempt. */
export function failureOf({ state, output }: StoredRun): string | null {
  if (state !== 'failed' && state !== 'retry') return null;
  const { value } = output ?? {};
  const text = output?.message ?? (typeof value === 'string' ? value : value?.message) ?? '';
  return FAILURES.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}

const COLUMNS = `id, name, state::text, retry_count as "retryCount", retry_limit as "retryLimit", output,
  ${formatted('start_after', 'dateTime')} as "startsAt", ${formatted('started_on', 'dateTime')} as "startedAt",
  ${formatted('completed_on', 'dateTime')} as "endedAt"`;

const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(', ');

/** The runs of these jobs in these states, those that run before others and newest first, and how many there are. */
export async function findRuns(
  tx: Tx,
  names: readonly string[],
  states: readonly JobState[],
  { limit, offset }: { limit: number; offset: number },
): Promise<[StoredRun[], number]> {
  const stored = Object.entries(STATES).filter(([, state]) => states.includes(state));
  const values = [...names, ...stored.map(([state]) => state)];
  const where = `from ${QUEUE_SCHEMA}.job where name in (${placeholders(names)}) and state::text in (${placeholders(stored)})`;
  const rows = await tx.query<StoredRun[]>(
    `select ${COLUMNS} ${where} order by state = 'active' desc, coalesce(completed_on, started_on, start_after) desc, id limit ? offset ?`,
    [...values, limit, offset],
  );
  const [total] = await tx.query<{ count: string }[]>(`select count(*) ${where}`, values);
  return [rows, Number(total!.count)];
}

/** The run of a job with this id; undefined when there is none. */
export const findRun = (tx: Tx, name: string, id: string): Promise<StoredRun | undefined> =>
  findById(tx, [name], id, '');

/** The run with this id, locked; undefined when there is none of these jobs. */
export const findRunForUpdate = (
  tx: Tx,
  names: readonly string[],
  id: string,
): Promise<StoredRun | undefined> => findById(tx, names, id, 'for update');

async function findById(
  tx: Tx,
  names: readonly string[],
  id: string,
  lock: '' | 'for update',
): Promise<StoredRun | undefined> {
  if (!UUID.test(id)) return undefined;
  const [row] = await tx.query<StoredRun[]>(
    `select ${COLUMNS} from ${QUEUE_SCHEMA}.job where name in (${placeholders(names)}) and id = ? ${lock}`,
    [...names, id],
  );
  return row;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
