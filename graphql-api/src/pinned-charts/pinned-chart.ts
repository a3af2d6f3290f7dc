import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { columnsOf } from '../declaration/column-registry.ts';
import { Column } from '../declaration/columns.ts';
import { User } from '../resources/users/user.ts';

/** In characters. */
const LONGEST_STATE = 10_000;

/** A chart on the dashboard of one user. It holds no records: the browser reads those that the user may view. */
@Entity()
@ObjectType({ description: 'A chart of a list that a user pinned to the own dashboard' })
export class PinnedChart {
  @Column.id() id!: number;

  @Index()
  @ManyToOne(() => User, { deleteRule: 'restrict', updateRule: 'no action' })
  owner!: Rel<User>;

  @Column.text({
    required: true,
    createOnly: true,
    max: 60,
    description: 'The permission resource of the list, such as members',
  })
  list!: string;

  @Column.text({ required: true, max: 120, description: 'The title' }) title!: string;

  @Column.text({
    required: true,
    createOnly: true,
    max: LONGEST_STATE,
    description: 'A JSON object with the address of the list and its chart, as the dashboard reads them',
  })
  state!: string;

  /** Counted from zero, among the charts of the owner. */
  @Property({ type: 'integer' }) position!: number;
}

/** What its owner writes. */
export const chartColumns = columnsOf(PinnedChart).filter(column => !column.readOnly);
