import { LockMode } from '@mikro-orm/core';
import type { GraphQLResolveInfo } from 'graphql';
import { addEntry, type AuditAction } from '../audit/audit-entry.ts';
import { ROLES, type Access } from '../auth/access.ts';
import { requireSignIn } from '../auth/personal-tokens.ts';
import { requireSession } from '../auth/sessions.ts';
import { badInput, conflict, type ErrorText } from '../common/errors.ts';
import type { Tx } from '../database/tx.ts';
import type { Column } from '../declaration/column-registry.ts';
import type { Resource } from '../declaration/resource.ts';
import { assertStillThere, hashOf, runOnce } from '../mutation/idempotency.ts';
import { changesOf } from '../mutation/records.ts';
import type { WriteContext } from '../mutation/write-context.ts';
import { recordSourceReader } from '../query/record.ts';
import { Permission } from '../resources/permissions/permission.ts';
import { User } from '../resources/users/user.ts';
import type { Context } from '../server/context.ts';

/** What records that belong to a user have in common: saved queries, views of lists, schedules, pinned charts. */

/**
 * Locks the signed-in user, so that changes of what belongs to the user follow one another.
 * @throws UNAUTHENTICATED for a session that has ended
 */
export async function lockOwner(tx: Tx, { user }: Access): Promise<User> {
  const owner = await tx.entities().findOne(User, { id: user!.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  requireSession(owner, user!);
  return owner;
}

/** The roles that may view a resource, in the order of `ROLES`. */
export async function findViewers(tx: Tx, resource: string): Promise<string[]> {
  const granted = await tx.entities().find(Permission, { resource, canView: true });
  return ROLES.filter(role => granted.some(permission => permission.role === role));
}

/**
 * Sharing with a role that may not view the resource would look as if somebody found it.
 * @param cannot what such a role cannot do: `open the explorer`
 * @throws BAD_USER_INPUT
 */
export async function requireViewers(
  tx: Tx,
  { resource, cannot }: { resource: string; cannot: string },
  roles: readonly string[] = [],
): Promise<void> {
  if (roles.length === 0) return;
  const viewers = await findViewers(tx, resource);
  const others = roles.filter(role => !viewers.includes(role));
  if (others.length > 0)
    throw badInput({
      sharedWith: `${others.join(' and ')} cannot ${cannot}. Share with ${viewers.join(', ')}, or grant ${resource}:view first.`,
    });
}

/** @throws CONFLICT with the stored values for changes that are based on another version */
export function requireVersion(
  given: number | undefined,
  { version }: { version: number },
  stored: object,
  message: ErrorText,
): void {
  if ((given ?? version) !== version) throw conflict(message, { version, current: stored });
}

/** Saves a record of a signed-in user: personal tokens only read. @returns what the mutation selects of it */
export async function saveOwn(
  resource: Resource,
  context: Context,
  info: GraphQLResolveInfo,
  save: () => Promise<number>,
): Promise<object | null> {
  const read = recordSourceReader(resource, context, info);
  requireSignIn(context.access);
  const id = await save();
  const record = await read(id);
  assertStillThere(record, id, context);
  return record;
}

/**
 * Creates what belongs to a user, once for each Idempotency-Key.
 * @param operation the root field: `createListView`
 * @param input what a repeated request has too
 * @param create returns the id
 * @returns the id, for a repeated request that of the first
 */
export const createOwn = (
  operation: string,
  input: object,
  { context, tx }: WriteContext,
  create: () => Promise<number>,
): Promise<number> =>
  // The rule of the mutation has the permissions.
  runOnce({ operation, inputHash: hashOf(input) }, context, tx, create);

/** A change of a record, as the audit log names it. */
interface OwnChange {
  resource: string;
  recordId: number;
  title: string;
  action: AuditAction;
}

/** Adds the audit entry of a change, unless nothing changed. */
export async function recordOwnChange(
  tx: Tx,
  context: Context,
  change: OwnChange,
  columns: readonly Column[],
  [before, after]: readonly [before: object, after: object],
): Promise<void> {
  const changes = changesOf({ stored: columns }, { ...before }, { ...after });
  if (Object.keys(changes).length > 0) await addEntry(tx, context, { ...change, changes });
}
