import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { requireSignIn } from '../../auth/personal-tokens.ts';
import { NotifiesUserAccessChanges } from '../../auth/access-changed.ts';
import { ROLES, SUPER_USER } from '../../auth/access.ts';
import { PASSWORD_RULE } from '../../auth/password-rule.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { requireManageableRole, superUserOnly } from '../../auth/sessions.ts';
import type { Context } from '../../server/context.ts';
import { badInput, ApiError, conflict, forbidden } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import type { PendingChange } from '../../declaration/resource-options.ts';
import type { UserSettings } from './user-settings.ts';

/** In characters. */
export const LONGEST_USERNAME = 100;
export const LONGEST_PASSWORD = 200;

@Entity()
@NotifiesUserAccessChanges()
@ObjectType({ description: 'A user account; it is deactivated instead of deleted' })
export class User extends BaseRecord {
  @Column.text({ required: 'Username is required', max: LONGEST_USERNAME, unique: true, search: true })
  username!: string;
  @Column.email({ required: 'Email is required', invalid: 'Enter a valid email', unique: true, search: true })
  email!: string;
  @Column.text({ required: 'Full name is required', max: 200, search: true }) fullName!: string;
  @Column.choice({ required: 'Role is required', values: ROLES }) role!: string;
  @Column.choice({
    required: 'Status is required',
    default: 'active',
    values: ['active', 'inactive'],
    description: 'Who is inactive cannot sign in',
  })
  status!: string;

  @Column.dateTime({
    readOnly: true,
    description: 'The time of the last sign-in; null before the first',
    stored: { nullable: true },
  })
  lastLogin!: Date | null;

  @Column.password({
    required: 'Password is required',
    max: LONGEST_PASSWORD,
    pattern: PASSWORD_RULE,
    createOnly: true,
    description: 'At least 6 characters',
  })
  password?: string;

  @Column.password({ createOnly: true, description: 'Must equal the password when given' })
  confirmPassword?: string;

  @Column.text({ hidden: true, readOnly: true }) passwordHash!: string;

  /** Part of every token. A change of password, role or status increases it, which invalidates the tokens. */
  @Column.int({ hidden: true, readOnly: true, default: 0 }) tokenVersion!: number;

  /** Validated by `user-settings.ts`; a missing key has its default. */
  @Property({ type: 'json', default: '{}' }) settings!: Partial<UserSettings>;
}

export const users = defineResource(User, {
  resource: 'users',
  singular: 'user',
  plural: 'users',
  grants: {},
  title: 'username',
  offered: { status: { eq: 'active' } },
  operations: ['list', 'one', 'create', 'update'],
  withoutToken: ['create'],
  defaultSort: { username: 'asc' },
  idOfCaller: userId => `select ${userId}`,
  check: ({ values, stored }) => ({
    confirmPassword:
      !stored &&
      values.confirmPassword &&
      values.confirmPassword !== values.password &&
      msg('Passwords must match'),
  }),
  beforeCreate: async ({ password }) => ({ passwordHash: await hashPassword(password!) }),
  beforeSave: saveUser,
  afterCommit: ({ services }) => services.authenticator.cache.invalidate(),
});

async function saveUser(draft: PendingChange<User>): Promise<void> {
  const { values, stored, context } = draft;
  if (!stored) {
    await requireManageableRole(context, values.role!);
    return;
  }
  if ([values.role, stored.role].includes(SUPER_USER)) requireSuperUser(draft);
  const changes = (field: 'role' | 'status' | 'email') => values[field] !== stored[field];
  if (changes('role') || changes('status') || changes('email')) requireSignIn(context.access);
  if (changes('status') && !context.access.can('users', 'delete')) throw forbidden('users:delete');
  if (!changes('role') && !changes('status')) return;
  values.tokenVersion = stored.tokenVersion + 1;
  const is = stored.role === SUPER_USER && stored.status === 'active';
  const stays = values.role === SUPER_USER && values.status === 'active';
  if (is && !stays) await keepOneSuperUser(stored, draft);
  if (changes('role')) requireRoleChange(stored, draft);
  if (changes('status')) requireOtherUser(stored.id, context);
}

/** @throws BAD_USER_INPUT for the user's own account, which another user must activate or deactivate */
export function requireOtherUser(id: number, { access }: Context): void {
  if (id === access.user!.id) throw badInput({ status: msg('You cannot change your own status') });
}

/** Only a Super User may create or change one: anyone else could become one by it. */
function requireSuperUser({ context, given }: PendingChange<User>): void {
  if (given.size > 0 && context.access.user?.role !== SUPER_USER) throw superUserOnly();
}

/** Users cannot change their own role; the role of another user requires permission to edit permissions. */
function requireRoleChange(stored: User, { context: { access } }: PendingChange<User>): void {
  const message =
    stored.id === access.user!.id
      ? 'You cannot change your own role. Ask another administrator.'
      : access.can('permissions', 'edit')
        ? null
        : 'Changing a role takes the permission to edit permissions. Ask a Super User.';
  if (message)
    throw new ApiError(message, 'FORBIDDEN', {
      permission: 'permissions:edit',
      fields: { role: message },
    });
}

const SUPER_USER_LOCK = 5_770_219;

/** Keeps one active Super User, who alone can restore permissions; the lock serializes concurrent changes. */
async function keepOneSuperUser({ id }: User, { tx }: PendingChange<User>): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(?)', [SUPER_USER_LOCK]);
  const others = await tx.entities().count(User, { role: SUPER_USER, status: 'active', id: { $ne: id } });
  if (others === 0)
    throw conflict(msg('The last active Super User cannot be deactivated or given another role'));
}
