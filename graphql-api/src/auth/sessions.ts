import type { Context } from '../server/context.ts';
import { ApiError, unauthenticated } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { SUPER_USER, type AccessUser, type Action } from './access.ts';

/**
 * Whether the session of a request has ended meanwhile.
 * @param locked the row of the request's user, locked so that nothing ends the session until the transaction does
 * @throws UNAUTHENTICATED
 */
export function requireSession<Row extends { status: string; tokenVersion: number }>(
  locked: Row | null | undefined,
  { tokenVersion }: AccessUser,
): asserts locked is Row {
  if (locked?.status !== 'active' || locked.tokenVersion !== tokenVersion) throw unauthenticated();
}

const ACTIONS: readonly Action[] = ['view', 'add', 'edit', 'delete'];

/**
 * Whether the caller may give a role to a new user, or set the password of somebody who has it: else they could sign
 * in with rights that they do not have. A Super User may for every role, `permissions:edit` allows every other role,
 * and everybody else may for roles that are granted nothing beyond their own grants.
 * @throws FORBIDDEN
 */
export async function requireManageableRole({ access, services }: Context, role: string): Promise<void> {
  if (access.user!.role === SUPER_USER) return;
  if (role === SUPER_USER) throw superUserOnly();
  if (access.can('permissions', 'edit')) return;
  const grants = [...(await services.authenticator.cache.grantsOf(role)).values()];
  const exceeds = grants.some(grant =>
    ACTIONS.some(action => grant[action] && !access.can(grant.resource, action)),
  );
  if (exceeds)
    throw new ApiError(
      msg('The role {role} may do more than you may. Ask somebody who may edit permissions.', { role }),
      'FORBIDDEN',
      { permission: 'permissions:edit' },
    );
}

/** What only a Super User may do: a user who could make or change a Super User could become one. */
export const superUserOnly = () =>
  new ApiError(msg('Only a Super User may do this to a Super User'), 'FORBIDDEN', {
    permission: 'permissions:edit',
  });
