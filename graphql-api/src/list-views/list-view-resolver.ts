import { LockMode } from '@mikro-orm/core';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Extensions,
  Field,
  ID,
  Info,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
} from 'type-graphql';
import type { AuditAction } from '../audit/audit-entry.ts';
import { ROLES, type Access } from '../auth/access.ts';
import { requireSignIn } from '../auth/personal-tokens.ts';
import { ApiError, badInput, conflict, forbidden, notFound } from '../common/errors.ts';
import { isJsonObject } from '../common/json-object.ts';
import { msg } from '../common/message.ts';
import type { Tx } from '../database/tx.ts';
import { recordId } from '../declaration/record-id.ts';
import { addRules, signedIn, withoutToken } from '../declaration/rules.ts';
import { isUniqueViolation } from '../mutation/database-error.ts';
import { allowIdempotencyKey } from '../mutation/idempotency.ts';
import { shortened, validated } from '../mutation/validate.ts';
import {
  createOwn,
  findViewers,
  lockOwner,
  recordOwnChange,
  requireVersion,
  requireViewers,
  saveOwn,
} from '../own-records/own-records.ts';
import { aggregateResolver } from '../resolvers/aggregate-resolver.ts';
import { listResolver } from '../resolvers/list-resolver.ts';
import { recordResolver } from '../resolvers/record-resolvers.ts';
import { addResolvers, costOfRecord, costOfTables } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import { isVisible, ListView, listViews, mayAdministerViews, viewColumns } from './list-view.ts';

const LABEL = 'View';
const LIST = 'The permission resource of the list, such as members';
const NUMBER = 'The id of the view';
/** Per user and list. */
const MAX_VIEWS = 50;

type Values = Pick<ListView, 'list' | 'name' | 'state' | 'sharedWith'>;

@InputType({ description: 'Changes to a view of a list: only the given fields change' })
class ListViewPatch implements Partial<Values> {
  @Field(() => String, {
    nullable: true,
    description: 'The name, unique for each owner and list. Required for a new view',
  })
  name?: string;
  @Field(() => String, {
    nullable: true,
    description: 'A JSON object with columns, filters, order and page size. Required for a new view',
  })
  state?: string;
  @Field(() => [String], {
    nullable: true,
    description: `The roles that it is shared with, of: ${ROLES.join(', ')}`,
  })
  sharedWith?: string[];
}

@InputType({ description: 'The fields of a new view of a list' })
class ListViewInput extends ListViewPatch {
  @Field(() => String, {
    nullable: true,
    description: 'The permission resource of the list, such as members. Required',
  })
  list?: string;
}

addRules({
  Query: {
    listViews: signedIn(),
    listViewsAggregate: signedIn(),
    listView: signedIn(),
    listViewRoles: signedIn(),
  },
  Mutation: {
    createListView: withoutToken(signedIn()),
    updateListView: withoutToken(signedIn()),
    deleteListView: withoutToken(signedIn()),
    setDefaultListView: withoutToken(signedIn()),
  },
});

allowIdempotencyKey('createListView');

/** Views that people keep and share. Its owner alone changes one; sharing it gives nobody a right to data. */
@Resolver()
class ListViewResolver {
  @Query(() => [String], {
    description: 'The roles that a view of a list can be shared with: those that may view the list',
  })
  @Extensions(costOfTables('permission'))
  async listViewRoles(
    @Arg('list', () => String, { description: LIST }) list: string,
    @Ctx() { access, db }: Context,
  ): Promise<string[]> {
    return access.can(list, 'view') ? db.onOneConnection(tx => findViewers(tx, list)) : [];
  }

  @Mutation(() => ListView, {
    description: 'Saves a view of a list. Validation errors are reported together, by field',
  })
  @Extensions(costOfRecord)
  createListView(
    @Arg('input', () => ListViewInput, { description: 'The fields of the view' }) input: ListViewInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return save(context, info, tx =>
      createOwn('createListView', input, { context, tx }, async () => {
        const values = normalized(input, null) as Values;
        const { list } = values;
        if (!context.access.can(list, 'view')) throw forbidden(`${shortened([list])}:view`);
        await requireViewers(tx, viewersOf(list), values.sharedWith);
        const owner = await lockOwner(tx, context.access);
        if ((await tx.entities().count(ListView, { owner, list })) >= MAX_VIEWS)
          throw conflict(
            msg(
              'You have {max} views of this list already. Delete one that you no longer use, then save this one.',
              { max: MAX_VIEWS },
            ),
          );
        const made = tx.entities().create(ListView, { ...values, owner } as ListView);
        await tx.entities().flush();
        await addAuditEntry(tx, context, made, 'created', {}, values);
        return made.id;
      }),
    );
  }

  @Mutation(() => ListView, { description: "Changes the fields given of one's own view" })
  @Extensions(costOfRecord)
  updateListView(
    @Arg('id', () => ID, { description: NUMBER }) id: string,
    @Arg('patch', () => ListViewPatch, { description: 'The fields that change' }) patch: ListViewPatch,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that the changes are based on; an older one is rejected',
    })
    version: number | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return save(context, info, async tx => {
      const view = await findForUpdate(tx, id, context.access);
      if (view.owner.id !== context.access.user!.id)
        throw new ApiError('Only its owner may change a view. Save a copy of your own.', 'FORBIDDEN', {
          permission: 'owner',
        });
      const before = valuesOf(view);
      requireVersion(version, view, before, msg('This view was changed elsewhere since you opened it'));
      const changes = normalized(patch, before);
      const added = changes.sharedWith?.filter(role => !before.sharedWith.includes(role));
      await requireViewers(tx, viewersOf(view.list), added);
      tx.entities().assign(view, changes);
      await tx.entities().flush();
      await addAuditEntry(tx, context, view, 'updated', before, valuesOf(view));
      return view.id;
    });
  }

  @Mutation(() => ID, {
    description: "Deletes one's own view, or a shared one for users who may edit permissions",
  })
  @Extensions(costOfRecord)
  async deleteListView(
    @Arg('id', () => ID, { description: NUMBER }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await write(context, async tx => {
      const { access } = context;
      const view = await findForUpdate(tx, id, access);
      if (view.owner.id !== access.user!.id && !mayAdministerViews(access))
        throw forbidden('permissions:edit');
      await tx.entities().remove(view).flush();
      await addAuditEntry(tx, context, view, 'deleted', valuesOf(view), {});
    });
    return id;
  }

  @Mutation(() => ID, {
    nullable: true,
    description: 'Opens a list with this view for the signed-in user alone, and returns its id',
  })
  @Extensions(costOfRecord)
  async setDefaultListView(
    @Arg('list', () => String, { description: LIST })
    list: string,
    @Arg('id', () => ID, {
      nullable: true,
      description: 'The id of a view of this list, own or shared; without it, the list opens with none',
    })
    id: string | undefined,
    @Ctx() context: Context,
  ): Promise<string | null> {
    await write(context, async tx => {
      const user = await lockOwner(tx, context.access);
      if (id == null)
        return tx.query('delete from list_view_default where user_id = ? and list = ?', [user.id, list]);
      const view = await findForUpdate(tx, id, context.access);
      if (view.list !== list) throw badInput({ id: 'This is a view of another list' });
      return tx.query(
        `insert into list_view_default (user_id, list, view_id) values (?, ?, ?)
           on conflict (user_id, list) do update set view_id = excluded.view_id`,
        [user.id, list, view.id],
      );
    });
    return id ?? null;
  }
}

/** The lists of views and their changes. */
addResolvers(
  listResolver(listViews),
  aggregateResolver(listViews),
  recordResolver(listViews),
  ListViewResolver,
);

const viewersOf = (list: string) => ({ resource: list, cannot: 'view this list' });

/** The view, locked. @throws NOT_FOUND for a view that `visibleTo` of the list hides too */
async function findForUpdate(tx: Tx, id: string, access: Access): Promise<ListView> {
  const number = recordId(id, LABEL);
  const view = await tx
    .entities()
    .findOne(ListView, { id: number }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!view || !isVisible(view, access)) throw notFound(LABEL);
  return view;
}

const save = (context: Context, info: GraphQLResolveInfo, work: (tx: Tx) => Promise<number>) =>
  saveOwn(listViews, context, info, () => write(context, work));

/** Runs work in one transaction of a signed-in user: personal tokens only read. */
async function write<T>({ access, db }: Context, work: (tx: Tx) => Promise<T>): Promise<T> {
  requireSignIn(access);
  try {
    return await db.transaction(work);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = msg('You have a view of this name already');
    throw conflict(message, { fields: { name: message } });
  }
}

/** The normalized fields of the input. @throws BAD_USER_INPUT */
function normalized(input: ListViewInput, stored: Values | null): Partial<Values> {
  const values: Partial<Values> = validated(viewColumns, { ...input }, stored && { ...stored });
  const unknown = values.sharedWith?.filter(role => !(ROLES as readonly string[]).includes(role)) ?? [];
  const errors = {
    ...(values.state && !isJsonObject(values.state) && { state: 'The state must be a JSON object' }),
    ...(unknown.length > 0 && { sharedWith: `Unknown role: ${shortened(unknown)}` }),
  };
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return values.sharedWith ? { ...values, sharedWith: [...new Set(values.sharedWith)] } : values;
}

const valuesOf = ({ list, name, state, sharedWith }: ListView): Values => ({ list, name, state, sharedWith });

const addAuditEntry = (
  tx: Tx,
  context: Context,
  { id, name }: ListView,
  action: AuditAction,
  before: Partial<Values>,
  after: Partial<Values>,
) =>
  recordOwnChange(tx, context, { resource: 'list-views', recordId: id, title: name, action }, viewColumns, [
    before,
    after,
  ]);
