import { availableParallelism } from 'node:os';
import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';
import { openReads, type Reads } from '../database/reads.ts';
import { ClubError } from '../errors.ts';
import { isAdHoc } from './ad-hoc.ts';
import { LongTable } from './long-table.ts';

/** So few that the rest of the club's day has the database almost to itself; on a small machine they leave it a processor. */
export const CONNECTIONS = Math.max(1, Math.min(2, availableParallelism() - 1));
const LONGEST_MS = 20_000;
const PATIENCE_MS = 30_000;

/** What the connections are called in the database's own lists. */
export const ANALYSTS = 'gym analysts';

const SETTINGS = '-c default_transaction_read_only=on -c max_parallel_workers_per_gather=0';
/** PostgreSQL takes it for cheaper to follow an index through all of a table than to sort it; it takes twice as long. */
const READ_AS_THEY_LIE = '-c enable_indexscan=off';

/**
 * A small pool for ad hoc questions: they wait for each other and not for staff, write nothing, are stopped when they
 * take too long, and each is worked on by one processor.
 */
export function openAnalystReads(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  giveWay: () => Promise<void>,
  { longest = LONGEST_MS, patience = PATIENCE_MS } = {},
): Reads {
  const connection = {
    connectionString: databaseUrl,
    application_name: ANALYSTS,
    connectionTimeoutMillis: patience,
    statement_timeout: longest,
    options: SETTINGS,
  };
  const reads = openReads({ ...connection, max: CONNECTIONS }, onIdleError, giveWay);
  const table = new LongTable(
    { ...connection, options: `${SETTINGS} ${READ_AS_THEY_LIE}` },
    reads.inTurn,
    giveWay,
  );
  const inWords = (error: unknown): never => {
    throw explained(error, longest, patience);
  };
  const stream: Reads['stream'] = (sql, values, onRow, size) =>
    reads.stream(sql, values, onRow, size).catch(inWords);
  return {
    read: (sql, values, size) => reads.read(sql, values, size).catch(inWords),
    stream,
    async streamPart(part, onRow) {
      const isRead = await table.stream(part, onRow).catch(inWords);
      if (!isRead) await stream(part.sql, part.values, onRow);
    },
    async close() {
      await table.close();
      await reads.close();
    },
  };
}

const STOPPED = '57014';

function explained(error: unknown, longest: number, patience: number): unknown {
  if ((error as { code?: string }).code === STOPPED)
    return new ClubError(
      `This took longer than ${longest / 1000} seconds and was stopped: ask for less, or narrow it down`,
      'TOO_COSTLY',
    );
  if (/timeout exceeded when trying to connect/.test(String(error)))
    return new ClubError('Others are asking at this moment. Try again shortly.', 'RATE_LIMITED', {
      retryAfter: Math.ceil(patience / 1000),
    });
  return error;
}

/** Ad hoc questions are answered by `reads`; changes stay where all changes are made. */
export const separateAnalysts = ({
  read,
  stream,
  streamPart,
}: Omit<Reads, 'close'>): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ contextValue, operation }) {
        if (isAdHoc(contextValue) && operation?.operation === 'query')
          contextValue.db = { ...contextValue.db, read, stream, streamPart };
      },
    };
  },
});
