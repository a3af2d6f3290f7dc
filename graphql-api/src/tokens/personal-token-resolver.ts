import type { GraphQLResolveInfo } from 'graphql';
import type { Tx } from '../database/tx.ts';
import {
  Arg,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  Info,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { addEntry } from '../audit/audit-entry.ts';
import type { Context } from '../server/context.ts';
import { HUBS } from '../auth/hub-caller.ts';
import type { Access } from '../auth/access.ts';
import { badInput, conflict, forbidden, notFound, type ErrorText } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { composed } from '../common/normalized-text.ts';
import { lengthOf } from '../common/text-length.ts';
import { isRemote } from '../hub-releases/build-store.ts';
import { parseRecordId, recordId } from '../declaration/record-id.ts';
import { allResources, newResource, type Resource } from '../declaration/resource.ts';
import type { ResourceOptions } from '../declaration/resource-options.ts';
import { addRules, allowIf, requirePermission, signedIn, withoutToken } from '../declaration/rules.ts';
import { recordSourceReader } from '../query/record.ts';
import { lockOwner } from '../own-records/lock-owner.ts';
import type { User } from '../resources/users/user.ts';
import { isVisible, SavedQuery } from '../saved-queries/saved-query.ts';
import { PersonalToken, tokenFields } from './personal-token.ts';
import { allowIdempotencyKey, assertStillThere, runOnce } from '../mutation/idempotency.ts';
import { shortened } from '../mutation/validate.ts';
import { newToken, requireSignIn } from '../auth/personal-tokens.ts';
import { aggregateResolver } from '../resolvers/aggregate-resolver.ts';
import { listResolver } from '../resolvers/list-resolver.ts';
import { addResolvers, costOfRecord } from '../resolvers/resolver-class.ts';

const DEFAULT_DAYS = 90;
const MOST_DAYS = 366;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Per user. As many tokens that have ended are stored, the newest ones. */
const MAX_ACTIVE_TOKENS = 50;
const MAX_SAVED_QUERIES = 50;
const LABEL = 'Token';

@InputType({ description: 'A new personal token' })
class PersonalTokenInput {
  @Field(() => String, { nullable: true, description: 'The purpose of the token. Required' }) name?: string;

  @Field(() => [String], {
    nullable: true,
    description:
      'The resources that it is limited to, such as members; all that its owner may view unless given',
  })
  resources?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it may change records of its resources too; not unless given',
  })
  mayWrite?: boolean;

  @Field(() => Int, {
    nullable: true,
    description: `Days until it expires, at most ${MOST_DAYS}; ${DEFAULT_DAYS} by default`,
  })
  days?: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Limits it to a hub, such as mf-members, which it checks and releases; it then reads and changes nothing else',
  })
  hub?: string;

  @Field(() => [ID], {
    nullable: true,
    description: `Limits it to saved queries that its owner may run, ${MAX_SAVED_QUERIES} at most; it then does nothing else`,
  })
  savedQueries?: string[];
}

@ObjectType({ description: 'A new personal token' })
class NewPersonalToken {
  @Field(() => String, {
    description: 'Send it as `Authorization: Bearer …`. It is shown once; only its hash is stored',
  })
  token!: string;
  id!: number;
}

/** A list of tokens, of which users see those that the condition selects. */
const tokensOf = (plural: string, visibleTo: ResourceOptions<PersonalToken>['visibleTo']) =>
  newResource(PersonalToken, {
    resource: 'analytics',
    singular: 'personalToken',
    plural,
    label: LABEL,
    operations: ['list'],
    defaultSort: { id: 'desc' },
    computedFields: tokenFields,
    asOfError: msg('Tokens have no earlier values: leave out asOf'),
    visibleTo,
  }) as unknown as Resource;

const ownTokens = tokensOf(
  'personalTokens',
  ({ access, parameters }, alias) => `${alias}.user_id = ${parameters.add(access.user!.id, 'int')}`,
);
const allTokens = tokensOf('allPersonalTokens', () => 'true');

/** Those who may release hubs create tokens for them. */
const mayRelease = (access: Access) => access.can(HUBS, 'add') || access.can(HUBS, 'edit');
const mayOwn = withoutToken(
  allowIf('analytics:view', ({ access }) => access.can('analytics', 'view') || mayRelease(access)),
);
const mayViewAll = withoutToken(requirePermission('users', 'view'));
const hubOf = ({ input }: Record<string, unknown>) => (input as PersonalTokenInput).hub;

allowIdempotencyKey('createPersonalToken');
addRules({
  Query: {
    personalTokens: mayOwn,
    personalTokensAggregate: mayOwn,
    allPersonalTokens: mayViewAll,
    allPersonalTokensAggregate: mayViewAll,
  },
  Mutation: {
    // Without a right to release, `createPersonalToken` rejects tokens for a hub.
    createPersonalToken: allowIf(
      'analytics:view',
      ({ access }, args) => access.can('analytics', 'view') || hubOf(args) != null,
    ),
    revokePersonalToken: signedIn(),
  },
});

/** Changes of personal tokens. */
@Resolver(() => NewPersonalToken)
class PersonalTokenResolver {
  @FieldResolver(() => PersonalToken, { description: 'The token as `personalTokens` lists it' })
  personalToken(
    @Root() { id }: NewPersonalToken,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    // The plans of an operation are cached for its root fields.
    return recordSourceReader(ownTokens, { ...context, plans: undefined }, info)(id);
  }

  @Mutation(() => NewPersonalToken, {
    description: 'Creates a token with at most the permissions of its owner; read-only by default',
  })
  @Extensions(costOfRecord)
  async createPersonalToken(
    @Arg('input', () => PersonalTokenInput, { description: 'The scope of the token' })
    input: PersonalTokenInput,
    @Ctx() context: Context,
  ): Promise<NewPersonalToken> {
    requireSignIn(context.access);
    if (input.hub != null && !mayRelease(context.access)) throw forbidden('hubs:add');
    const scope = normalized(input);
    const { token, ...secret } = newToken(scope);
    const call = { operation: 'createPersonalToken', inputHash: JSON.stringify(scope) };
    const id = await context.db.transaction(async tx => {
      const id = await runOnce(call, context, tx, () => create(scope, secret, context, tx));
      const made = await tx.entities().findOne(PersonalToken, { id });
      assertStillThere(made, id, context);
      // The secret in the lost response is stored nowhere: the token gets this one instead.
      if (context.idempotency?.replayed) {
        Object.assign(made!, secret);
        await tx.entities().flush();
      }
      return id;
    });
    return { token, id };
  }

  @Mutation(() => ID, {
    description: "Ends a token at once: one's own, or anybody's for users who may edit users",
  })
  @Extensions(costOfRecord)
  async revokePersonalToken(
    @Arg('id', () => ID, { description: 'The id of the token' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const { access, db } = context;
    requireSignIn(access);
    const number = recordId(id, LABEL);
    await db.transaction(async tx => {
      const token = await tx.entities().findOne(PersonalToken, { id: number });
      const own = token?.user.id === access.user!.id;
      if (!token || !(own || access.can('users', 'edit'))) throw notFound(LABEL);
      await tx.entities().remove(token).flush();
      await addAuditEntry(tx, context, token, 'deleted');
    });
    return id;
  }
}

/** One's own tokens, those of all users for administrators of users, and their changes. */
addResolvers(
  ...[ownTokens, allTokens].flatMap(resource => [listResolver(resource), aggregateResolver(resource)]),
  PersonalTokenResolver,
);

/** @returns the id of the token */
async function create(
  { days, ...scope }: ReturnType<typeof normalized>,
  secret: Pick<PersonalToken, 'start' | 'tokenHash'>,
  context: Context,
  tx: Tx,
): Promise<number> {
  const user = await lockOwner(tx, context.access);
  await keepLimit(tx, user);
  await requireRunnable(scope.savedQueries, context.access, tx);
  const made = tx.entities().create(PersonalToken, {
    ...secret,
    ...scope,
    user,
    userTokenVersion: user.tokenVersion,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + days * DAY_MS),
    lastUsedAt: null,
  } as PersonalToken);
  await tx.entities().flush();
  await addAuditEntry(tx, context, made, 'created');
  return made.id;
}

/** @throws BAD_USER_INPUT for saved queries that the user does not find */
async function requireRunnable(ids: readonly string[], access: Access, tx: Tx): Promise<void> {
  if (ids.length === 0) return;
  const numbers = ids.flatMap(id => parseRecordId(id) ?? []);
  const stored = await tx.entities().find(SavedQuery, { id: { $in: numbers } });
  const visible = new Set(stored.filter(query => isVisible(query, access)).map(({ id }) => String(id)));
  const unknown = ids.filter(id => !visible.has(id));
  if (unknown.length > 0)
    throw badInput({ savedQueries: msg('Unknown saved query: {names}', { names: shortened(unknown) }) });
}

/** Keeps a user's tokens within their number; the user is locked. @throws CONFLICT */
async function keepLimit(tx: Tx, user: User): Promise<void> {
  const active = { userTokenVersion: user.tokenVersion, expiresAt: { $gt: new Date() } };
  if ((await tx.entities().count(PersonalToken, { user, ...active })) >= MAX_ACTIVE_TOKENS)
    throw conflict(
      msg('You have {max} tokens already. Revoke one that you no longer use, then create this one.', {
        max: MAX_ACTIVE_TOKENS,
      }),
    );
  const ended = await tx
    .entities()
    .find(PersonalToken, { user, $not: active }, { orderBy: { id: 'desc' }, offset: MAX_ACTIVE_TOKENS });
  await tx.entities().nativeDelete(PersonalToken, { id: { $in: ended.map(({ id }) => id) } });
}

/** @throws BAD_USER_INPUT */
function normalized({ name, resources, mayWrite, days, hub, savedQueries }: PersonalTokenInput) {
  const wanted = {
    name: composed(name?.trim() ?? ''),
    resources: [...new Set(resources)],
    mayWrite: mayWrite ?? false,
    days: days ?? DEFAULT_DAYS,
    hub: hub ?? null,
    savedQueries: [...new Set(savedQueries)],
  };
  const known = new Set(allResources().map(({ resource }) => resource));
  const unknown = wanted.resources.filter(resource => !known.has(resource));
  const fields: Record<string, ErrorText> = {};
  if (!wanted.name) fields['name'] = msg('Name is required');
  else if (lengthOf(wanted.name) > 100) fields['name'] = msg('Name must be at most 100 characters');
  if (unknown.length > 0)
    fields['resources'] = msg('Unknown resource: {names}', { names: shortened(unknown) });
  else if (wanted.mayWrite && wanted.resources.length === 0)
    fields['resources'] = msg('Name the resources that the token may change');
  if (wanted.days < 1 || wanted.days > MOST_DAYS)
    fields['days'] = msg('Days must be from 1 to {max}', { max: MOST_DAYS });
  if (wanted.hub !== null && !isRemote(wanted.hub))
    fields['hub'] = msg('A hub is named mf-… in small letters');
  else if (wanted.hub !== null && (wanted.mayWrite || wanted.resources.length > 0))
    fields['hub'] = msg('A token for a hub has no resources and changes no records');
  if (wanted.savedQueries.length > MAX_SAVED_QUERIES)
    fields['savedQueries'] = msg('A token is for at most {max} saved queries', { max: MAX_SAVED_QUERIES });
  else if (wanted.savedQueries.length > 0 && (wanted.mayWrite || wanted.hub !== null))
    fields['savedQueries'] = msg('A token for saved queries changes no records and releases no hub');
  if (Object.keys(fields).length > 0) throw badInput(fields);
  return wanted;
}

async function addAuditEntry(
  tx: Tx,
  context: Context,
  { id, name, resources, mayWrite, hub, savedQueries, expiresAt }: PersonalToken,
  action: 'created' | 'deleted',
): Promise<void> {
  const values = Object.entries({
    name,
    resources,
    mayWrite,
    expiresAt,
    ...(hub !== null && { hub }),
    ...(savedQueries.length > 0 && { savedQueries }),
  });
  await addEntry(tx, context, {
    resource: 'analytics',
    recordId: id,
    title: name,
    action,
    changes: Object.fromEntries(
      values.map(([field, value]) => [field, action === 'deleted' ? [value, null] : [null, value]]),
    ),
  });
}
