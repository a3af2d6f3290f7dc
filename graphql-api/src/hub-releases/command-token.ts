import pg from 'pg';
import { COMMAND } from '../auth/purpose-tokens.ts';
import { SessionTokens } from '../auth/session-tokens.ts';

/** Long enough for one command. */
const SECONDS = 5 * 60;

/**
 * A token for commands on releases, for those who run the server and so can open its database. It is valid for some
 * minutes, and for nothing else.
 * @param name the name that the history shows: `ann@desk`
 */
export async function commandToken(databaseUrl: string, name: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const { forPurposes } = await SessionTokens.open(pool);
    return (await forPurposes.issue(COMMAND, { name }, SECONDS)).token;
  } finally {
    await pool.end();
  }
}
