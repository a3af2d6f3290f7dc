import type { Tx } from '../database/tx.ts';

/** What the queue knows of a job: when it runs, and how often it is tried. */
export interface JobDeclaration<Payload extends object = never> {
  /** In kebab-case. The queue has it as its name: never change it while runs are stored. */
  name: string;
  /** What administrators read, in English. */
  title: string;
  /**
   * When it runs, as a cron expression of five fields in the club's time zone. A run that was missed while no server ran
   * is caught up once. Such a job has no payload, and at most one run of it waits or runs.
   */
  schedule?: string;
  /** How often a run is tried before it counts as failed. A run whose process was killed or stopped is tried again too. */
  attempts: number;
  /** Before the second attempt, in seconds; doubles with each further one, up to an hour. 30 unless given. */
  retryDelay?: number;
  /** How long one attempt may take, in seconds. */
  timeout: number;
  /** How long its ended runs are kept, in seconds; 30 days unless given. For a job that runs often and does little. */
  keptFor?: number;
  /** Runs at a time in each process; 1 unless given. */
  concurrency?: number;
  /** Never defined: it says what its runs are given. */
  payload?(payload: Payload): void;
}

/** The queue of background jobs, as requests use it. */
export interface JobQueue {
  /**
   * Adds a run in the transaction of `tx`: it exists once that commits.
   * @param key a run with the same key is added once, as long as the first one is stored (30 days after its end):
   * `2026-11` for a run of that month
   * @returns its id; undefined when there is one with the key, or when a scheduled job waits or runs already
   * @throws UNAVAILABLE
   */
  add<Payload extends object>(
    tx: Tx,
    job: JobDeclaration<Payload>,
    payload: Payload,
    options?: { key?: string; startAfter?: Date },
  ): Promise<string | undefined>;
  /** Runs a scheduled job now. @returns as `add` */
  runNow(tx: Tx, name: string, id?: string): Promise<string | undefined>;
  /** Runs a failed run again, or one at once that waits for its next attempt. */
  retry(tx: Tx, name: string, id: string): Promise<void>;
  /** Ends a run that waits; one that runs is aborted within seconds. */
  cancel(tx: Tx, name: string, id: string): Promise<void>;
  remove(tx: Tx, name: string, id: string): Promise<void>;
  /** The jobs that are declared. */
  all(): readonly JobDeclaration[];
  /** When a scheduled job runs next. */
  next(job: Pick<JobDeclaration, 'schedule'>): Date | undefined;
}
