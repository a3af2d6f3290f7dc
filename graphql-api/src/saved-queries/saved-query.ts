import type { Rel } from '@mikro-orm/core';
import { Entity, Index, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Access } from '../auth/access.ts';
import { msg } from '../common/message.ts';
import { columnsOf } from '../declaration/column-registry.ts';
import { BaseRecord, Column } from '../declaration/columns.ts';
import { newResource, type Resource } from '../declaration/resource.ts';
import {
  isOwnOrShared,
  ownerFields,
  ownOrShared,
  type Administrators,
} from '../own-records/shared-records.ts';
import { User } from '../resources/users/user.ts';

/** Of a query and of its variables, in characters. */
const LONGEST_QUERY = 20_000;

/** A saved query. It holds no data, and runs with the rights of the user who runs it. */
@Entity()
@Unique({ properties: ['owner', 'name'] })
@Index({
  name: 'saved_query_owner_id_name_text_key',
  expression: `create unique index "saved_query_owner_id_name_text_key" on "saved_query" ("owner_id", text_key("name"))`,
})
@ObjectType({ description: 'A query that a user saved, optionally shared with roles' })
export class SavedQuery extends BaseRecord {
  /** Users are deactivated and never deleted, so that a shared query stays when its owner goes. */
  @Column.reference(() => User, { readOnly: true, required: true, description: 'Who keeps it' })
  owner!: Rel<User>;

  @Column.text({ required: true, max: 120, search: true, description: 'The name' }) name!: string;

  @Column.text({ max: 1_000, search: true, description: 'What the query returns' }) description!:
    string | null;

  @Column.text({ required: true, max: LONGEST_QUERY, description: 'The text of the query' }) query!: string;

  @Column.text({ max: LONGEST_QUERY, description: 'A JSON object with the values of its variables' })
  variables!: string | null;

  @Column.textList({ description: 'The roles that find it; nobody but its owner does if empty' })
  sharedWith!: string[];

  @Column.text({
    readOnly: true,
    nullable: true,
    description: 'Why the schema of this version rejects it; null while it is valid',
  })
  problem!: string | null;

  @Column.dateTime({
    readOnly: true,
    nullable: true,
    description: 'When it was found that the schema rejects it; null while it is valid',
  })
  brokenSince!: Date | null;

  @Field(() => String, { description: 'The user name of the person who keeps it' }) ownerName?: string;
  @Field(() => Boolean, { description: ownerFields.isOwn.column.description }) isOwn?: boolean;
}

/** Users who may delete in analytics find every query that is shared, and may delete it. */
export const QUERY_ADMINISTRATORS: Administrators = { resource: 'analytics', action: 'delete' };

/** Whether the user finds a query; the same as `visibleTo` of the list. */
export const isVisible = (query: SavedQuery, access: Access): boolean =>
  isOwnOrShared(query, access, QUERY_ADMINISTRATORS);

/** Whether an active user finds the query and may run it. */
export const mayRun = (query: SavedQuery, access: Access): boolean =>
  access.user !== null && access.can('analytics', 'view') && isVisible(query, access);

/** What its owner writes. */
export const queryColumns = columnsOf(SavedQuery).filter(column => !column.readOnly);

/** The user's own queries and those shared with the user's role; with `analytics:delete` all shared ones. */
export const savedQueries = newResource(SavedQuery, {
  resource: 'analytics',
  singular: 'savedQuery',
  plural: 'savedQueries',
  operations: ['list', 'one'],
  defaultSort: { name: 'asc' },
  computedFields: ownerFields,
  asOfError: msg('Saved queries have no earlier values: leave out asOf'),
  visibleTo: (scope, alias) => ownOrShared(alias, scope, QUERY_ADMINISTRATORS),
}) as unknown as Resource;
