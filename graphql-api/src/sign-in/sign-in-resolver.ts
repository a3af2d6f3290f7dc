import { LockMode, raw, type FilterQuery } from '@mikro-orm/core';
import { hash } from '@node-rs/argon2';
import {
  Arg,
  Ctx,
  Extensions,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { recordChange } from '../audit/audit-entry.ts';
import type { Tx } from '../database/tx.ts';
import type { Context } from '../server/context.ts';
import { badInput, notFound, signInRequired, unauthenticated, type ErrorText } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { textKeySql } from '../common/normalized-text.ts';
import { recordId } from '../declaration/record-id.ts';
import {
  addRules,
  allowIf,
  anyone,
  requirePermission,
  signedIn,
  withoutToken,
} from '../declaration/rules.ts';
import { updateRecord } from '../mutation/writes.ts';
import { Employee } from '../resources/employees/employee.ts';
import {
  LONGEST_PASSWORD,
  LONGEST_USERNAME,
  requireOtherUser,
  User,
  users,
} from '../resources/users/user.ts';
import { UserSettings, userSettings } from '../resources/users/user-settings.ts';
import type { Access } from '../auth/access.ts';
import { isKnownAddress, recordLogin } from './known-address.ts';
import { PASSWORD_RULE } from '../auth/password-rule.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { requireManageableRole, requireSession } from '../auth/sessions.ts';
import { demoAdmin } from './demo-logins.ts';
import { DateTimeISO } from '../common/dates.ts';
import { lengthOf } from '../common/text-length.ts';
import { addResolvers, costOfRecord, declareCost } from '../resolvers/resolver-class.ts';

@ObjectType({ description: 'What the signed-in role may do with a resource' })
class ResourceGrant {
  @Field(() => String, { description: 'The resource, such as members' }) resource!: string;
  @Field(() => Boolean, { description: 'May look at it' }) view!: boolean;
  @Field(() => Boolean, { description: 'May add to it' }) add!: boolean;
  @Field(() => Boolean, { description: 'May change it' }) edit!: boolean;
  @Field(() => Boolean, { description: 'May delete' }) delete!: boolean;
  @Field(() => Boolean, { description: 'The navigation shows it' }) menuVisible!: boolean;
}

@ObjectType({ description: 'The signed-in user' })
class SignedInUser {
  @Field(() => ID, { description: 'The id of the user' }) id!: number;
  @Field(() => String, { description: 'User name' }) username!: string;
  @Field(() => String, { description: 'E-mail address' }) email!: string;
  @Field(() => String, { description: 'Full name' }) fullName!: string;
  @Field(() => String, { description: 'Role' }) role!: string;
  @Field(() => String, { description: 'active or inactive' }) status!: string;
  @Field(() => DateTimeISO, { nullable: true, description: 'The sign-in before this one' })
  lastLogin!: Date | null;
  @Field(() => DateTimeISO, { description: 'When the account was created' }) createdAt!: Date;
  @Field(() => DateTimeISO, { description: 'When the account was last changed' }) updatedAt!: Date;
  @Field(() => [ResourceGrant], { description: 'What the role may do' }) permissions!: ResourceGrant[];
  @Field(() => UserSettings, { description: 'How the app looks for this user' }) settings!: UserSettings;
  @Field(() => ID, { nullable: true, description: 'The id of the employee who signs in as this user' })
  employeeId!: number | null;
  @Field(() => ID, { nullable: true, description: 'The id of the trainer who this employee is' })
  trainerId!: number | null;
}

@ObjectType({ description: 'A signed-in session' })
class SignIn {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`' }) token!: string;
  @Field(() => SignedInUser, { description: 'The signed-in user' }) user!: SignedInUser;
}

@InputType({ description: 'A change of a password' })
class PasswordInput {
  @Field(() => String, { nullable: true, description: 'The password of the signed-in user' })
  currentPassword?: string;
  @Field(() => String, { nullable: true, description: 'At least 6 characters' }) newPassword?: string;
  @Field(() => String, { nullable: true, description: 'The new password again' }) confirmPassword?: string;
}

@ObjectType({ description: 'A changed password' })
class PasswordChanged {
  @Field(() => String, { description: 'The message for the user' }) message!: string;
  @Field(() => String, {
    nullable: true,
    description: 'A new token when users change their own password, because the old ones have ended',
  })
  token!: string | null;
}

/** Users may do it with their own account, others with this permission. */
const ofOwnOr = (permission: 'users:edit') =>
  allowIf(
    permission,
    ({ access }, args) => String(args['userId']) === String(access.user!.id) || access.can('users', 'edit'),
  );

addRules({
  Query: { me: signedIn(), loginHint: anyone },
  Mutation: {
    login: anyone,
    logout: anyone,
    endSessions: withoutToken(ofOwnOr('users:edit')),
    // `updateUser` requires the same for a status.
    setUserStatus: withoutToken(requirePermission('users', 'delete', 'view')),
    changePassword: withoutToken(ofOwnOr('users:edit')),
  },
});

/** Of hashing a password: some 50 ms of a processor. */
const HASH_COST = 250_000;

/** Verified when there is no such user, so that the response takes as long as for a wrong password. */
const dummyHash = hash('no user has this password');

@Resolver()
class AuthResolver {
  @Query(() => SignedInUser, {
    description: 'The signed-in user with the permissions of the role; in a preview as a role, of that role',
  })
  @Extensions(costOfRecord)
  async me(@Ctx() { access, db }: Context): Promise<SignedInUser> {
    const { grants, previewedRole } = access;
    const user = await db.onOneConnection(async tx =>
      signedInUser(tx, await tx.entities().findOneOrFail(User, { id: access.user!.id }), grants),
    );
    return { ...user, ...(previewedRole && { role: previewedRole }) };
  }

  @Query(() => String, {
    nullable: true,
    description: 'How to sign in to the demo; null after that password was changed',
  })
  @Extensions(costOfRecord)
  loginHint(@Ctx() { db, services }: Context): Promise<string | null> | null {
    return services.production ? null : demoHint(db);
  }

  @Mutation(() => SignIn, { description: 'Signs in' })
  @Extensions(declareCost(HASH_COST))
  async login(
    @Arg('username', () => String, { description: 'User name' }) username: string,
    @Arg('password', () => String, { description: 'Password' }) password: string,
    @Ctx() context: Context,
  ): Promise<SignIn> {
    const { db, caller, services } = context;
    const { authenticator, loginLimit } = services;
    const key = await nameKey(db, username);
    const limited = key ?? username;
    await loginLimit.begin(
      limited,
      caller.address,
      async () => key !== null && db.onOneConnection(tx => isKnownAddress(tx, key, caller.address)),
    );
    const user =
      key === null ? null : await db.onOneConnection(tx => tx.entities().findOne(User, named(key)));
    const matches = await verifyPassword(user?.passwordHash ?? (await dummyHash), password);
    if (!user || !matches || user.status !== 'active')
      throw unauthenticated(msg('Invalid username or password'));
    await loginLimit.succeeded(limited, caller.address);
    // The version is the one read with the password: if that changes meanwhile, this token has ended.
    const token = await authenticator.issueToken(user);
    const grants = await authenticator.cache.grantsOf(user.role);
    // The sign-in before this one is read before this one is stored.
    return db.onOneConnection(async tx => {
      const signedIn = await signedInUser(tx, user, grants);
      await recordLogin(tx, user.id, caller.address);
      return { token, user: signedIn };
    });
  }

  @Mutation(() => Boolean, {
    description:
      'Signs out: ends the session of the token with which it is sent. Returns true, also for a session that has ended',
  })
  @Extensions(costOfRecord)
  async logout(@Ctx() { access, caller, db, services }: Context): Promise<boolean> {
    if (!access.user) return true;
    const { authenticator } = services;
    const session = await authenticator.sessionOf(caller.token);
    if (!session) throw signInRequired();
    await db.transaction(tx =>
      tx.query(
        'insert into ended_session (id, user_id, expires_at) values (?, ?, ?) on conflict do nothing',
        [session.sessionId, session.userId, new Date(session.expiresAt)],
      ),
    );
    db.afterCommit(() => authenticator.cache.invalidate(session.userId));
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Ends all sessions and personal tokens of a user, the session of the caller included',
  })
  @Extensions(costOfRecord)
  async endSessions(
    @Arg('userId', () => ID, { description: 'The id of the user whose sessions end' }) userId: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const id = recordId(userId, users.label);
    await this.endTokens(id, {}, context);
    return true;
  }

  @Mutation(() => User, {
    description: 'Activates or deactivates a user. Deactivation ends the sessions and tokens of the user',
  })
  @Extensions(costOfRecord)
  async setUserStatus(
    @Arg('id', () => ID, { description: 'The id of the user' }) id: string,
    @Arg('status', () => String, { description: 'active or inactive' }) status: string,
    @Ctx() context: Context,
  ): Promise<User> {
    const number = recordId(id, users.label);
    requireOtherUser(number, context);
    await updateRecord(users as never, number, { status }, undefined, context);
    return context.db.onOneConnection(tx => tx.entities().findOneOrFail(User, { id: number }));
  }

  @Mutation(() => PasswordChanged, {
    description: 'Changes a password and ends the existing sessions of the user',
  })
  @Extensions(declareCost(2 * HASH_COST))
  async changePassword(
    @Arg('userId', () => ID, { description: 'The id of the user whose password changes' }) userId: string,
    @Arg('input', () => PasswordInput, { description: 'The current and the new password' })
    input: PasswordInput,
    @Ctx() context: Context,
  ): Promise<PasswordChanged> {
    const { caller, db, services } = context;
    const { authenticator, loginLimit } = services;
    checkPasswords(input);
    const own = context.access.user!;
    const id = recordId(userId, users.label);
    const key = (await nameKey(db, own.username)) ?? own.username;
    await loginLimit.begin(key, caller.address, async () => true);
    await this.verifyOwn(input.currentPassword!, context);
    await loginLimit.succeeded(key, caller.address);
    const passwordHash = await hashPassword(input.newPassword!);
    const changed = await this.endTokens(id, { passwordHash }, context);
    return {
      message: 'Password updated successfully',
      token: id === own.id ? await authenticator.issueToken(changed) : null,
    };
  }

  private async verifyOwn(password: string, { access, db }: Context): Promise<void> {
    const own = await db.onOneConnection(tx => tx.entities().findOneOrFail(User, { id: access.user!.id }));
    if (!(await verifyPassword(own.passwordHash, password)))
      throw badInput({ currentPassword: msg('Current password is wrong') });
  }

  /**
   * Ends all sessions and tokens of a user, with a new password if given. Under a lock on both users, so that a session
   * that ends meanwhile changes nothing any more.
   */
  private async endTokens(
    id: number,
    password: Partial<Pick<User, 'passwordHash'>>,
    context: Context,
  ): Promise<User> {
    const own = context.access.user!;
    const changed = await context.db.transaction(async tx => {
      // In the order of their ids: two administrators may change each other's.
      const locked = await tx
        .entities()
        .find(
          User,
          { id: { $in: [own.id, id] } },
          { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
        );
      requireSession(
        locked.find(user => user.id === own.id),
        own,
      );
      const user = locked.find(candidate => candidate.id === id);
      if (!user) throw notFound(users.label);
      if (id !== own.id) await requireManageableRole(context, user.role);
      Object.assign(user, password);
      user.tokenVersion++;
      await tx.entities().flush();
      await recordChange(tx, context, users as never, {
        action: 'updated',
        id,
        version: user.version,
        values: { username: user.username },
        changes: password.passwordHash ? { password: [null, null] } : {},
      });
      return user;
    });
    context.db.afterCommit(() => context.services.authenticator.cache.invalidate(id));
    return changed;
  }
}

addResolvers(AuthResolver);

/** What a typed user name is compared by: `ANA` and ` ana` are one user. Null for a text that no user can have. */
async function nameKey(db: Context['db'], username: string): Promise<string | null> {
  // PostgreSQL takes no NUL and no half of a surrogate pair.
  if (lengthOf(username) > LONGEST_USERNAME || username.includes('\0') || !username.isWellFormed())
    return null;
  const [row] = await db.read(`select ${textKeySql('$1::text')}`, [username]);
  return row![0] as string;
}

/** The condition of the user whose name has this key. */
const named = (key: string): FilterQuery<User> => ({
  [raw(alias => textKeySql(`${alias}.username`))]: key,
});

function checkPasswords({ currentPassword, newPassword, confirmPassword }: PasswordInput): void {
  const [rule, tooShort] = PASSWORD_RULE;
  const fields: Record<string, ErrorText> = {};
  if (!currentPassword) fields['currentPassword'] = msg('Current password is required');
  if (!newPassword) fields['newPassword'] = msg('New password is required');
  else if (!rule.test(newPassword)) fields['newPassword'] = tooShort;
  else if (lengthOf(newPassword) > LONGEST_PASSWORD)
    fields['newPassword'] = msg('Password may have {max} characters at the most', { max: LONGEST_PASSWORD });
  if (!confirmPassword) fields['confirmPassword'] = msg('Confirm password is required');
  else if (confirmPassword !== newPassword) fields['confirmPassword'] = msg('Passwords must match');
  if (Object.keys(fields).length > 0) throw badInput(fields);
}

async function signedInUser(tx: Tx, user: User, grants: Access['grants']): Promise<SignedInUser> {
  const employee = await tx.entities().findOne(Employee, { user: user.id });
  return Object.assign(new SignedInUser(), user, {
    permissions: [...grants.values()],
    settings: userSettings(user.settings),
    employeeId: employee?.id ?? null,
    trainerId: employee?.trainer?.id ?? null,
  });
}

/** The last hint and the password hash that it belongs to: the slow check runs once for each password. */
let hinted: { passwordHash: string; hint: string | null } | undefined;

async function demoHint(db: Context['db']): Promise<string | null> {
  const admin = await db.onOneConnection(tx =>
    tx.entities().findOne(User, { $and: [named(demoAdmin.username), { status: 'active' }] }),
  );
  if (!admin) return null;
  if (hinted?.passwordHash !== admin.passwordHash) {
    const works = await verifyPassword(admin.passwordHash, demoAdmin.password);
    hinted = {
      passwordHash: admin.passwordHash,
      hint: works ? `Default administrator: ${demoAdmin.username} / ${demoAdmin.password}` : null,
    };
  }
  return hinted.hint;
}
