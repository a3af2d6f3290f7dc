import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Access } from '../auth/access.ts';
import { msg } from '../common/message.ts';
import { columnsOf } from '../declaration/column-registry.ts';
import { BaseRecord, Column } from '../declaration/columns.ts';
import { newResource, type Resource } from '../declaration/resource.ts';
import {
  isOwnOrShared,
  ofUser,
  ownerFields,
  ownOrShared,
  type Administrators,
} from '../own-records/shared-records.ts';
import { User } from '../resources/users/user.ts';

/** In characters. */
const LONGEST_STATE = 10_000;

const isDefault = ofUser(
  (view, userId) =>
    `exists (select from list_view_default where view_id = ${view}.id and user_id = ${userId})`,
  { label: 'Default', description: 'Whether the list opens with it for the signed-in user' },
);

/** How a list is shown, under a name. It holds no records: the list shows what its user may view. */
@Entity()
@Unique({ properties: ['owner', 'list', 'name'] })
@Index({
  name: 'list_view_owner_id_list_name_text_key',
  expression: `create unique index "list_view_owner_id_list_name_text_key" on "list_view" ("owner_id", "list", text_key("name"))`,
})
@ObjectType({
  description: 'The columns, filters and order of a list that a user saved, optionally shared with roles',
})
export class ListView extends BaseRecord {
  /** Users are deactivated and never deleted, so that a shared view stays when its owner goes. */
  @Column.reference(() => User, { readOnly: true, required: true, description: 'Who keeps it' })
  owner!: Rel<User>;

  @Index()
  @Column.text({
    required: true,
    createOnly: true,
    max: 60,
    description: 'The permission resource of the list, such as members',
  })
  list!: string;

  @Column.text({ required: true, max: 80, search: true, description: 'The name' }) name!: string;

  @Column.text({
    required: true,
    max: LONGEST_STATE,
    description: 'A JSON object with columns, filters, order and page size, as the list reads them',
  })
  state!: string;

  @Column.textList({ description: 'The roles that find it; nobody but its owner does if empty' })
  sharedWith!: string[];

  @Field(() => String, { description: 'The user name of the person who keeps it' }) ownerName?: string;
  @Field(() => Boolean, { description: ownerFields.isOwn.column.description }) isOwn?: boolean;
  @Field(() => Boolean, { description: isDefault.column.description }) isDefault?: boolean;
}

/** The view with which a list opens for a user: its own, or one that is shared with it. */
@Entity()
export class ListViewDefault {
  @ManyToOne(() => User, { primary: true, deleteRule: 'restrict', updateRule: 'no action' })
  user!: Rel<User>;

  @PrimaryKey({ type: dbType.text }) list!: string;

  @Index()
  @ManyToOne(() => ListView, { deleteRule: 'cascade', updateRule: 'no action' })
  view!: Rel<ListView>;
}

/** Users who may edit permissions find every view that is shared, and may delete it. */
export const VIEW_ADMINISTRATORS: Administrators = { resource: 'permissions', action: 'edit' };

/** Whether the user finds a view; the same as `visibleTo` of the list. */
export const isVisible = (view: ListView, access: Access): boolean =>
  access.can(view.list, 'view') && isOwnOrShared(view, access, VIEW_ADMINISTRATORS);

/** What its owner writes. */
export const viewColumns = columnsOf(ListView).filter(column => !column.readOnly);

const viewedLists = ({ grants }: Access) =>
  [...grants.values()].filter(({ view }) => view).map(({ resource }) => resource);

/** The user's own views and those shared with the user's role, of lists that the user may view. */
export const listViews = newResource(ListView, {
  resource: 'list-views',
  singular: 'listView',
  plural: 'listViews',
  operations: ['list', 'one'],
  defaultSort: { name: 'asc' },
  computedFields: { ...ownerFields, isDefault },
  asOfError: msg('Views have no earlier values: leave out asOf'),
  visibleTo: (scope, alias) =>
    `(${alias}.list = any(${scope.parameters.add(viewedLists(scope.access), 'text[]')})
      and ${ownOrShared(alias, scope, VIEW_ADMINISTRATORS)})`,
}) as unknown as Resource;
