import type { SavedQueryAccess } from '../auth/authenticator.ts';
import { conflict, notFound, unauthenticated } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import type { RequestDatabase } from '../database/request-database.ts';
import { parseRecordId } from '../declaration/record-id.ts';
import { isVisible, SavedQuery } from './saved-query.ts';

/** A saved query as a program runs it. */
export type RunnableQuery = Pick<SavedQuery, 'id' | 'name' | 'query' | 'variables'>;

/** Queries of one name, of which users have one each. */
const MAX_OF_A_NAME = 1_000;

/**
 * The saved query of an id or a name that the user may run; of several of a name, the user's own.
 * @throws UNAUTHENTICATED, NOT_FOUND, CONFLICT where several of the name are shared with the user
 */
export async function findSavedQuery(
  key: string,
  { access, limitedTo }: SavedQueryAccess,
  db: Pick<RequestDatabase, 'onOneConnection'>,
): Promise<RunnableQuery> {
  if (!access.user) throw unauthenticated();
  const id = parseRecordId(key);
  const stored = await db.onOneConnection(tx =>
    tx.entities().find(SavedQuery, id === null ? { name: key } : { id }, { limit: MAX_OF_A_NAME }),
  );
  const visible = stored.filter(
    query => isVisible(query, access) && (limitedTo.length === 0 || limitedTo.includes(String(query.id))),
  );
  const own = visible.filter(({ owner }) => owner.id === access.user!.id);
  const [found, ...others] = own.length > 0 ? own : visible;
  if (!found) throw notFound('Saved query');
  if (others.length > 0)
    throw conflict(
      msg('Several saved queries have this name. Use the id of one instead: {ids}', {
        ids: visible
          .map(query => query.id)
          .slice(0, 10)
          .join(', '),
      }),
    );
  return found;
}
