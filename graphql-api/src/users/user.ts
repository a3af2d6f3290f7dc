import { Entity } from '@mikro-orm/decorators/legacy';
import { hash } from '@node-rs/argon2';
import { ObjectType } from 'type-graphql';
import { TellsOfAccessChanges } from '../auth/access-changed.ts';
import { ROLES, SUPER_USER } from '../auth/access.ts';
import { ClubError, conflict } from '../errors.ts';
import { ClubRecord } from '../kernel/club-record.ts';
import { Choice, Email, Moment, Secret, Text, Whole } from '../kernel/columns.ts';
import { defineResource, type Draft } from '../kernel/resource.ts';

export const PASSWORD_RULE = [/^.{6,}$/s, 'Password must be at least 6 characters'] as const;

@Entity()
@TellsOfAccessChanges('user')
@ObjectType({ description: 'A person who signs in; never deleted, only deactivated' })
export class User extends ClubRecord {
  @Text({ required: 'Username is required', max: 100, unique: true, search: true }) username!: string;
  @Email({ required: 'Email is required', invalid: 'Enter a valid email', unique: true, search: true })
  email!: string;
  @Text({ required: 'Full name is required', max: 200, search: true }) fullName!: string;
  @Choice({ required: 'Role is required', values: ROLES }) role!: string;
  @Choice({
    required: 'Status is required',
    default: 'active',
    values: ['active', 'inactive'],
    description: 'Who is inactive cannot sign in',
  })
  status!: string;

  @Moment({
    readOnly: true,
    description: 'When the person signed in last; missing for never',
    stored: { nullable: true },
  })
  lastLogin!: Date | null;

  @Secret({
    required: 'Password is required',
    pattern: PASSWORD_RULE,
    createOnly: true,
    description: 'At least 6 characters',
  })
  password?: string;

  @Secret({ createOnly: true, description: 'Equal to the password, where it is given' })
  confirmPassword?: string;

  @Text({ hidden: true, readOnly: true }) passwordHash!: string;

  /** Tokens carry it; a change of password, role or status raises it and so ends them. */
  @Whole({ hidden: true, readOnly: true, default: 0 }) tokenVersion!: number;
}

export const users = defineResource(User, {
  resource: 'users',
  singular: 'user',
  plural: 'users',
  title: 'username',
  operations: ['list', 'one', 'create', 'update'],
  defaultSort: { username: 'asc' },
  check: ({ values, stored }) => ({
    confirmPassword:
      !stored &&
      values.confirmPassword &&
      values.confirmPassword !== values.password &&
      'Passwords must match',
  }),
  beforeSave: saveUser,
  afterCommit: ({ accounts }) => accounts.changed(),
});

async function saveUser(draft: Draft<User>): Promise<void> {
  const { values, stored } = draft;
  if ([values.role, stored?.role].includes(SUPER_USER)) requireSuperUser(draft);
  if (!stored) {
    values.passwordHash = await hash(values.password!);
    return;
  }
  if (values.role === stored.role && values.status === stored.status) return;
  values.tokenVersion = stored.tokenVersion + 1;
  const is = stored.role === SUPER_USER && stored.status === 'active';
  const stays = values.role === SUPER_USER && values.status === 'active';
  if (is && !stays) await keepOneSuperUser(stored, draft);
}

/** Whoever could make or change a Super User could become one. */
function requireSuperUser({ context, given }: Draft<User>): void {
  if (given.size > 0 && context.access.user?.role !== SUPER_USER)
    throw new ClubError('Only a Super User may do this to a Super User', 'FORBIDDEN', {
      permission: 'permissions:edit',
    });
}

const SUPER_USER_LOCK = 5_770_219;

/** Without an active Super User nobody could grant anything again; the lock lets one go at a time. */
async function keepOneSuperUser({ id }: User, { em }: Draft<User>): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [SUPER_USER_LOCK]);
  const others = await em.count(User, { role: SUPER_USER, status: 'active', id: { $ne: id } });
  if (others === 0) throw conflict('The last active Super User cannot be deactivated or given another role');
}
