import { textKeySql } from '../common/normalized-text.ts';
import type { RequestDatabase } from '../database/request-database.ts';
import { LONGEST_USERNAME } from '../resources/users/user.ts';

/** What a typed user name is compared by: `ANA` and ` ana` are one user. Null for a text that no user can have. */
export async function nameKey(db: Pick<RequestDatabase, 'read'>, username: string): Promise<string | null> {
  if (!isPossibleName(username)) return null;
  const [row] = await db.read(`select ${textKeySql('$1::text')}`, [username]);
  return row![0] as string;
}

/** PostgreSQL takes no NUL and no half of a surrogate pair, so no user name has one. */
const isPossibleName = (username: string) =>
  username.length <= LONGEST_USERNAME && !username.includes('\0') && username.isWellFormed();
