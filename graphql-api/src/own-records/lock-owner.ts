import { LockMode } from '@mikro-orm/core';
import type { Access } from '../auth/access.ts';
import { requireSession } from '../auth/sessions.ts';
import type { Tx } from '../database/tx.ts';
import { User } from '../resources/users/user.ts';

/**
 * Locks the signed-in user, so that changes of what belongs to the user follow one another.
 * @throws UNAUTHENTICATED for a session that has ended
 */
export async function lockOwner(tx: Tx, { user }: Access): Promise<User> {
  const owner = await tx.entities().findOne(User, { id: user!.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  requireSession(owner, user!);
  return owner;
}
