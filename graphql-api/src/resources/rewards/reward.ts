import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Member } from '../members/member.ts';
import { msg } from '../../common/message.ts';

const REWARDS = [
  'Free Personal Training Session',
  'Free Group Class',
  'Guest Day Pass',
  'Free Smoothie',
  'Water Bottle',
  'Gym Towel',
  'Club T-Shirt',
  'Massage Voucher',
  'One Month Free',
  '10% Off Renewal',
  'Free Parking Month',
  'Birthday Gift',
];

@Entity()
@ObjectType({ description: 'The points and rewards of a member' })
export class Reward extends BaseRecord {
  @Column.reference(() => Member, {
    required: 'Member is required',
    search: true,
    embeddedFields: { member_email: 'email', member_phone: 'phone' },
  })
  member!: Rel<Member>;
  @Column.int({
    default: 0,
    min: 0,
    invalid: 'Points must be a positive number',
    description: 'The current points of the member',
  })
  points!: number;
  @Column.choice({
    required: 'Level is required',
    default: 'Bronze',
    masterData: 'Rewards.level',
    choices: ['Bronze', 'Silver', 'Gold', 'Platinum'],
    search: true,
    description: 'Bronze, Silver, Gold or Platinum',
  })
  level!: string;
  @Column.textList({
    masterData: 'Rewards.rewardsEarned',
    choices: REWARDS,
    description: 'Rewards that the member earned',
  })
  rewardsEarned!: string[];
  @Column.textList({
    masterData: 'Rewards.rewardsRedeemed',
    choices: REWARDS,
    description: 'Rewards that the member redeemed',
  })
  rewardsRedeemed!: string[];
  @Column.date({
    required: 'Expiry date is required',
    default: { months: 12 },
    description: 'Last day of the points',
  })
  expiryDate!: string;
  @Column.choice({
    required: 'Status is required',
    default: 'active',
    masterData: 'Rewards.status',
    choices: ['active', 'inactive', 'expired'],
    description: 'active, inactive or expired',
  })
  status!: string;
}

const twice = (list: string[] | undefined) =>
  new Set(list).size !== (list?.length ?? 0) && msg('A reward cannot be added twice');

export const rewards = defineResource(Reward, {
  resource: 'rewards',
  singular: 'reward',
  plural: 'rewards',
  grants: { Accounts: 'view menu', Reception: 'view add edit menu' },
  title: 'level',
  defaultSort: { points: 'desc' },
  check: ({ values }) => ({
    rewardsEarned: twice(values.rewardsEarned),
    rewardsRedeemed: twice(values.rewardsRedeemed),
  }),
});
