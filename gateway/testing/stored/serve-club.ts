import { prepareDatabase } from '@gym/graphql-api';
import { type Gateway, openGateway } from '../../src/main.ts';
import type { LoggedError } from '../test-app.ts';

/**
 * Migrates a database and serves it, as `pnpm start` does. Unless `runsJobs`, no background jobs run: they would change records.
 * `close` throws if an error was logged.
 */
export async function serveClub(databaseUrl: string, { runsJobs = false } = {}): Promise<Gateway> {
  const errors: LoggedError[] = [];
  const log = {
    info() {},
    error: (details: object, message: string) => void errors.push({ details, message }),
  };
  await prepareDatabase({ databaseUrl, production: false, demo: false, log });
  const api = { databaseUrl, production: false, runsJobs };
  const gateway = await openGateway({ host: '127.0.0.1', port: 0, api, log });
  return {
    url: gateway.url,
    async close() {
      await gateway.close();
      if (errors.length > 0) throw new Error('The server logged errors', { cause: errors });
    },
  };
}
