import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Access } from '../auth/access.ts';
import { msg } from '../common/message.ts';
import { columnsOf } from '../declaration/column-registry.ts';
import { BaseRecord, Column } from '../declaration/columns.ts';
import { newResource, type Resource } from '../declaration/resource.ts';
import type { ComputedField, QueriedTable } from '../declaration/resource-options.ts';
import { User } from '../resources/users/user.ts';

/** In characters. */
const LONGEST_STATE = 10_000;

type Scope = QueriedTable['scope'];

const ofUser = (
  sql: (view: string, userId: string) => string,
  { label, description }: { label: string; description: string },
) => {
  const condition = (view: string, { parameters, access }: Scope) =>
    `(${sql(view, parameters.add(access.user!.id, 'int'))})`;
  return {
    rows: 1,
    project: ({ alias, scope }, { key }) => ({ key, kind: 'boolean', sql: condition(alias, scope) }),
    column: { kind: 'boolean', label, description, sql: condition },
  } satisfies ComputedField;
};

const isOwn = ofUser((view, userId) => `${view}.owner_id = ${userId}`, {
  label: 'Own',
  description: 'Whether it belongs to the signed-in user',
});
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
  @Field(() => Boolean, { description: isOwn.column.description }) isOwn?: boolean;
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
export const mayAdministerViews = (access: Access): boolean => access.can('permissions', 'edit');

/** Whether the user finds a view; the same as `visibleTo` of the list. */
export function isVisible({ owner, list, sharedWith }: ListView, access: Access): boolean {
  const { id, role } = access.user!;
  const isShared = mayAdministerViews(access) ? sharedWith.length > 0 : sharedWith.includes(role);
  return access.can(list, 'view') && (owner.id === id || isShared);
}

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
  computedFields: {
    isOwn,
    isDefault,
    ownerName: {
      rows: 1,
      project: ({ alias }, { key }) => ({
        key,
        kind: 'text',
        sql: `(select username from "user" where id = ${alias}.owner_id)`,
      }),
    },
  },
  asOfError: msg('Views have no earlier values: leave out asOf'),
  visibleTo({ access, parameters }, alias) {
    const { id, role } = access.user!;
    const shared = mayAdministerViews(access) ? `<> '{}'` : `@> array[${parameters.add(role, 'text')}]`;
    return `(${alias}.list = any(${parameters.add(viewedLists(access), 'text[]')})
      and (${alias}.owner_id = ${parameters.add(id, 'int')} or ${alias}.shared_with ${shared}))`;
  },
}) as unknown as Resource;
