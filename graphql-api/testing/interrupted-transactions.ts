import type pg from 'pg';
import { vi } from 'vitest';

/** Where the connection of a transaction is terminated. */
export interface Interruption {
  /** The statement before which it is, counted from 1 over all transactions. */
  before?: number;
  /** The class of the connections that change records: MikroORM has a version of pg of its own. */
  Client: typeof pg.Client;
  /** Whether it is after the first commit, before its response reaches the process. */
  afterCommit?: boolean;
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

const textOf = (given: unknown) =>
  typeof given === 'string' ? given : String((given as { text?: unknown }).text);

/**
 * Runs work whose connection to the database PostgreSQL terminates between two statements of a transaction that changes
 * records.
 * @param terminate ends the backend process with this id
 * @returns the statements that were sent up to the interruption, and whether there was one
 */
export async function interrupted(
  { before, afterCommit = false, Client }: Interruption,
  terminate: (processId: number) => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<{ statements: string[]; isInterrupted: boolean }> {
  const statements: string[] = [];
  const open = new Set<pg.Client>();
  let isInterrupted = false;
  const original = Client.prototype.query as unknown as Query;
  const end = (client: pg.Client) => {
    isInterrupted = true;
    return terminate((client as unknown as { processID: number }).processID);
  };
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function query(
    this: pg.Client,
    ...given: unknown[]
  ) {
    const text = textOf(given[0]);
    // As `transactions.ts` begins those that change records.
    if (text.startsWith('begin; set local') && text.includes('lock_timeout')) open.add(this);
    if (!open.has(this)) return original.apply(this, given);
    if (text === 'commit' || text === 'rollback') open.delete(this);
    if (!isInterrupted) statements.push(text);
    if (!isInterrupted && statements.length === before)
      return end(this).then(() => original.apply(this, given));
    if (!isInterrupted && afterCommit && text === 'commit')
      return Promise.resolve(original.apply(this, given))
        .then(() => end(this))
        .then(() => original.call(this, 'select 1'));
    return original.apply(this, given);
  } as never);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return { statements, isInterrupted };
}
