import { ROLES } from '../auth/access.ts';
import { badInput } from '../common/errors.ts';
import type { Tx } from '../database/tx.ts';
import { shortened } from '../mutation/validate.ts';
import { Permission } from '../resources/permissions/permission.ts';

/** The roles that may view a resource, in the order of `ROLES`. */
export async function findViewers(tx: Tx, resource: string): Promise<string[]> {
  const granted = await tx.entities().find(Permission, { resource, canView: true });
  return ROLES.filter(role => granted.some(permission => permission.role === role));
}

/**
 * Sharing with a role that may not view the resource would look as if somebody found it.
 * @param cannot what such a role cannot do: `open the explorer`
 * @param roles those that a record is shared with; undefined where they do not change
 * @param before those that it was shared with before, which stay
 * @throws BAD_USER_INPUT
 */
export async function requireViewers(
  tx: Tx,
  { resource, cannot }: { resource: string; cannot: string },
  roles: readonly string[] = [],
  before: readonly string[] = [],
): Promise<void> {
  const added = roles.filter(role => !before.includes(role));
  if (added.length === 0) return;
  const viewers = await findViewers(tx, resource);
  const others = added.filter(role => !viewers.includes(role));
  if (others.length > 0)
    throw badInput({
      sharedWith: `${others.join(' and ')} cannot ${cannot}. Share with ${viewers.join(', ')}, or grant ${resource}:view first.`,
    });
}

/** Why a record cannot be shared with roles: unknown ones. */
export function rolesError(roles: readonly string[] = []): string | undefined {
  const unknown = roles.filter(role => !(ROLES as readonly string[]).includes(role));
  return unknown.length > 0 ? `Unknown role: ${shortened(unknown)}` : undefined;
}

/** The values, with each role once. */
export const withRolesOnce = <Values extends { sharedWith?: string[] }>(values: Values): Values =>
  values.sharedWith ? { ...values, sharedWith: [...new Set(values.sharedWith)] } : values;
