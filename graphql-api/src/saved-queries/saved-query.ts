import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { columnsOf } from '../declaration/column-registry.ts';
import { BaseRecord, Column } from '../declaration/columns.ts';
import { DateTimeISO } from '../common/dates.ts';
import { PageInfo } from '../declaration/list-types.ts';
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
  @ManyToOne(() => User, { deleteRule: 'restrict', updateRule: 'no action' })
  owner!: Rel<User>;

  @Column.text({ required: true, max: 120, description: 'The name' }) name!: string;

  @Column.text({ max: 1_000, description: 'What the query returns' }) description!: string | null;

  @Column.text({ required: true, max: LONGEST_QUERY, description: 'The text of the query' }) query!: string;

  @Column.text({ max: LONGEST_QUERY, description: 'A JSON object with the values of its variables' })
  variables!: string | null;

  @Column.textList({ description: 'The roles that find it; nobody but its owner does if empty' })
  sharedWith!: string[];

  @Field(() => String, { description: 'The user name of the person who keeps it' })
  get ownerName(): string {
    return this.owner.username;
  }
}

/** What its owner writes. */
export const queryColumns = columnsOf(SavedQuery).filter(column => !column.readOnly);

@ObjectType({ description: 'A saved query without its text, which `savedQuery` returns' })
export class SavedQuerySummary {
  @Field(() => ID, { description: 'The id of the saved query' }) id!: number;
  @Field(() => String, { description: 'The name' }) name!: string;
  @Field(() => String, { nullable: true, description: 'What it returns' }) description!: string | null;
  @Field(() => [String], { description: 'The roles that it is shared with' }) sharedWith!: string[];
  @Field(() => String, { description: 'The user name of its owner' }) ownerName!: string;
  @Field(() => Boolean, { description: 'Whether it belongs to the signed-in user' }) isOwn!: boolean;
  @Field(() => Int, { description: 'Send it with a change of the saved query to detect concurrent changes' })
  version!: number;
  @Field(() => DateTimeISO, { description: 'When it was created' }) createdAt!: Date;
  @Field(() => DateTimeISO, { description: 'When it was last changed' }) updatedAt!: Date;
}

@ObjectType({ description: 'A page of saved queries' })
export class SavedQueryPage {
  @Field(() => [SavedQuerySummary], { description: 'The saved queries of this page' })
  items!: SavedQuerySummary[];
  @Field(() => Int, { description: 'The number of all matching records' }) totalCount!: number;
  @Field(() => PageInfo, { description: 'The position after this page' }) pageInfo!: PageInfo;
}
