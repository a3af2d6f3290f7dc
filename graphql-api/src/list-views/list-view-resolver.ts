import { Arg, Ctx, Extensions, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { ROLES } from '../auth/access.ts';
import { badInput, forbidden } from '../common/errors.ts';
import { isJsonObject } from '../common/json-object.ts';
import { msg } from '../common/message.ts';
import { addRules, signedIn, withoutToken } from '../declaration/rules.ts';
import { rejectInvalid, shortened, validated } from '../mutation/validate.ts';
import { lockOwner } from '../own-records/lock-owner.ts';
import { addOwnResolvers } from '../own-records/own-resolvers.ts';
import { findViewers, requireViewers, rolesError, withRolesOnce } from '../own-records/share-with-roles.ts';
import { addResolvers, costOfRecord, costOfTables } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import { isVisible, ListView, listViews, VIEW_ADMINISTRATORS, viewColumns } from './list-view.ts';

const LIST = 'The permission resource of the list, such as members';
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
  Query: { listViewRoles: signedIn() },
  Mutation: { setDefaultListView: withoutToken(signedIn()) },
});

const viewersOf = (list: string) => ({ resource: list, cannot: 'view this list' });

/** Views that people keep and share. Its owner alone changes one; sharing it gives nobody a right to data. */
const views = addOwnResolvers<ListView, Values, ListViewInput>({
  entity: ListView,
  resource: listViews,
  input: ListViewInput,
  patch: ListViewPatch,
  rules: { read: signedIn(), change: withoutToken(signedIn()) },
  label: 'View',
  descriptions: {
    create: 'Saves a view of a list',
    delete: "Deletes one's own view, or a shared one for users who may edit permissions",
  },
  auditedAs: 'list-views',
  columns: viewColumns,
  limit: { max: MAX_VIEWS, per: ['owner', 'list'] },
  sharing: {
    isVisible,
    administrators: VIEW_ADMINISTRATORS,
    onlyOwner: 'Only its owner may change a view. Save a copy of your own.',
  },
  texts: {
    full: msg(
      'You have {max} views of this list already. Delete one that you no longer use, then save this one.',
      { max: MAX_VIEWS },
    ),
    changed: msg('This view was changed elsewhere since you opened it'),
    nameTaken: msg('You have a view of this name already'),
  },
  titleOf: ({ name }) => name,
  async dataOf(input, { tx, owner, context }) {
    const values = normalized(input, null) as Values;
    const { list } = values;
    if (!context.access.can(list, 'view')) throw forbidden(`${shortened([list])}:view`);
    await requireViewers(tx, viewersOf(list), values.sharedWith);
    return { ...values, owner };
  },
  async changesOf(patch, { tx, record, before }) {
    const changes = normalized(patch, before);
    await requireViewers(tx, viewersOf(record.list), changes.sharedWith, before.sharedWith);
    return changes;
  },
});

/** What views have beside their records: the roles that they are shared with, and the one with which a list opens. */
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
    await context.db.transaction(async tx => {
      const user = await lockOwner(tx, context.access);
      if (id == null)
        return tx.query('delete from list_view_default where user_id = ? and list = ?', [user.id, list]);
      const view = await views.findForUpdate(id, context, tx);
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

addResolvers(ListViewResolver);

/** The normalized fields of the input. @throws BAD_USER_INPUT */
function normalized(input: ListViewInput, stored: Values | null): Partial<Values> {
  const values: Partial<Values> = validated(viewColumns, { ...input }, stored && { ...stored });
  rejectInvalid({
    state: values.state && !isJsonObject(values.state) ? 'The state must be a JSON object' : null,
    sharedWith: rolesError(values.sharedWith),
  });
  return withRolesOnce(values);
}
