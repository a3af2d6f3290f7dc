import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Member } from './member.ts';

@Entity()
@ObjectType({ description: 'A card that a member had before the present one. It opens nothing any more' })
export class MemberCard extends BaseRecord {
  @Column.text({ required: 'Card number is required', max: 50, unique: true, search: true })
  cardNumber!: string;
  /** Cleared with the member, whose cards are then free. */
  @Column.reference(() => Member, { search: true, inverse: 'earlierCards' }) member?: Rel<Member>;
  @Column.dateTime({ readOnly: true, description: 'When another card replaced it' }) replacedAt!: Date;
}

/** Changes of a member write them. Deleting one makes its number free. */
export const memberCards = defineResource(MemberCard, {
  resource: 'member-cards',
  singular: 'memberCard',
  plural: 'memberCards',
  grants: { Reception: 'view delete', Accounts: 'view', Trainer: 'view' },
  title: 'cardNumber',
  defaultSort: { replacedAt: 'desc' },
  operations: ['list', 'one', 'delete'],
});
