import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { ClubRecord } from '../kernel/club-record.ts';
import { columnsOf, Text, TextList } from '../kernel/columns.ts';
import { User } from '../users/user.ts';

/** A question that somebody keeps. It holds no data, and runs with the rights of whoever runs it. */
@Entity()
@Unique({ properties: ['owner', 'name'] })
@ObjectType({ description: 'A query that somebody keeps, for themselves or for roles' })
export class SavedQuery extends ClubRecord {
  /** Users are deactivated and never deleted, so that a shared query stays when its owner goes. */
  @ManyToOne(() => User, { deleteRule: 'restrict', updateRule: 'no action' })
  owner!: Rel<User>;

  @Text({ required: true, max: 120, description: 'What it is called' }) name!: string;

  @Text({ max: 1_000, description: 'What it answers' }) description!: string | null;

  @Text({ required: true, description: 'The query itself' }) query!: string;

  @Text({ description: 'A JSON object with the values of its variables' }) variables!: string | null;

  @TextList({ description: 'The roles that find it; nobody but its owner does if empty' })
  sharedWith!: string[];

  @Field(() => String, { simple: true, description: 'The user name of the person who keeps it' })
  get ownerName(): string {
    return this.owner.username;
  }
}

/** What its owner writes. */
export const queryColumns = columnsOf(SavedQuery).filter(column => !column.readOnly);
