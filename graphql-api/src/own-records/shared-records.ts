import type { Rel } from '@mikro-orm/core';
import type { Access, Action } from '../auth/access.ts';
import type { ComputedField, QueriedTable } from '../declaration/resource-options.ts';
import type { User } from '../resources/users/user.ts';

/** Who finds all shared records of a kind, and may delete them: users with this permission. */
export interface Administrators {
  resource: string;
  action: Action;
}

interface SharedRecord {
  owner: Rel<User>;
  sharedWith: string[];
}

/** Whether a record is the user's own or shared with the user; the same as `ownOrShared`. */
export function isOwnOrShared(
  { owner, sharedWith }: SharedRecord,
  access: Access,
  { resource, action }: Administrators,
): boolean {
  const { id, role } = access.user!;
  const isShared = access.can(resource, action) ? sharedWith.length > 0 : sharedWith.includes(role);
  return owner.id === id || isShared;
}

/** The condition in SQL that a record of the table `alias` is the user's own or shared with the user. */
export function ownOrShared(
  alias: string,
  { access, parameters }: QueriedTable['scope'],
  { resource, action }: Administrators,
): string {
  const { id, role } = access.user!;
  const shared = access.can(resource, action) ? `<> '{}'` : `@> array[${parameters.add(role, 'text')}]`;
  return `(${alias}.owner_id = ${parameters.add(id, 'int')} or ${alias}.shared_with ${shared})`;
}

/**
 * A field that depends on the signed-in user.
 * @param sql its value for a row of the table `alias`
 */
export const ofUser = (
  sql: (alias: string, userId: string) => string,
  { label, description }: { label: string; description: string },
) => {
  const condition = (alias: string, { parameters, access }: QueriedTable['scope']) =>
    `(${sql(alias, parameters.add(access.user!.id, 'int'))})`;
  return {
    rows: 1,
    project: ({ alias, scope }, { key }) => ({ key, kind: 'boolean', sql: condition(alias, scope) }),
    column: { kind: 'boolean', label, description, sql: condition },
  } satisfies ComputedField;
};

/** Whose a shared record is. */
export const ownerFields = {
  isOwn: ofUser((alias, userId) => `${alias}.owner_id = ${userId}`, {
    label: 'Own',
    description: 'Whether it belongs to the signed-in user',
  }),
  ownerName: {
    rows: 1,
    project: ({ alias }, { key }) => ({
      key,
      kind: 'text',
      sql: `(select username from "user" where id = ${alias}.owner_id)`,
    }),
  },
} satisfies Record<string, ComputedField>;
