import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { today } from '../../common/dates.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource, resourceOf } from '../../declaration/resource.ts';
import type { MovedReferences, PendingChange } from '../../declaration/resource-options.ts';
import { findForUpdate, updateLogged } from '../../mutation/records.ts';
import { Member } from '../members/member.ts';
import { Trainer } from '../trainers/trainer.ts';

const PHONE = [/^\+?[\d-]{10,}$/, 'Invalid phone number'] as const;
const REFERRER = {
  readOnly: true,
  restrictsDelete: true,
  search: true,
  wirePrefix: 'referrer',
  embeddedFields: { referrer_email: 'email', referrer_phone: 'phone' },
} as const;

@Entity()
@ObjectType({ description: 'A person referred by a member or a trainer' })
export class Referral extends BaseRecord {
  @Column.choice({
    required: true,
    label: 'Referrer type',
    values: ['member', 'trainer'],
    description: 'Whether a member or a trainer referred',
  })
  referrerCategory!: string;

  /** The table of the id depends on the category; the two references below are its foreign keys. */
  @Column.int({
    required: 'Referrer is required',
    label: 'Referrer',
    description: 'The number of the member or trainer who referred',
  })
  referrerId!: number;

  @Column.text({ required: true, max: 200, search: true, description: 'Name of the referred person' })
  referredName!: string;
  @Column.email({ required: true, search: true, description: 'Email of the referred person' })
  referredEmail!: string;
  @Column.text({
    required: true,
    max: 50,
    pattern: PHONE,
    search: true,
    description: 'Optional plus, then at least 10 digits or hyphens',
  })
  referredPhone!: string;
  @Column.choice({
    required: true,
    default: 'pending',
    values: ['pending', 'joined', 'expired'],
    description: 'Whether the referred person has joined',
  })
  status!: string;
  @Column.date({
    invalid: 'Invalid join date format',
    description: 'When the referred person joined; only with status joined',
  })
  joinDate?: string;
  @Column.choice({
    required: true,
    default: 'pending',
    values: ['pending', 'paid', 'expired'],
    description: 'Whether the referrer received the reward',
  })
  rewardStatus!: string;
  @Column.money({
    required: true,
    default: 50,
    min: 0,
    invalid: 'Reward amount cannot be negative',
    description: 'The reward of the referrer',
  })
  rewardAmount!: number;
  @Column.text() notes?: string;
  @Column.reference(() => Member, { ...REFERRER, wire: 'member_referrer_id' }) memberReferrer?: Rel<Member>;
  @Column.reference(() => Trainer, { ...REFERRER, wire: 'trainer_referrer_id' })
  trainerReferrer?: Rel<Trainer>;
}

export const referrals = defineResource(Referral, {
  resource: 'referrals',
  singular: 'referral',
  plural: 'referrals',
  grants: { Accounts: 'view menu', Reception: 'view add edit menu' },
  title: 'referredName',
  defaultSort: { createdAt: 'desc' },
  check: ({ values }) => ({
    joinDate:
      values.status === 'joined'
        ? (values.joinDate == null && msg('Join date is required when status is joined')) ||
          (values.joinDate! > today() && msg('{label} cannot be in the future', { label: msg('Join date') }))
        : undefined,
  }),
  beforeSave: placeReferrer,
  afterMove: followReferrer,
});

/** Sets the reference of the category, so that the database restricts the deletion of the referrer. */
async function placeReferrer({ values, given, stored, tx }: PendingChange<Referral>): Promise<void> {
  const otherKind = stored !== null && stored.referrerCategory !== values.referrerCategory;
  if (otherKind && !given.has('referrerId')) throw badInput({ referrerId: msg('Referrer is required') });
  const isMember = values.referrerCategory === 'member';
  const id = Number(values.referrerId);
  const known = await (isMember ? tx.entities().count(Member, { id }) : tx.entities().count(Trainer, { id }));
  if (!known) throw badInput({ referrerId: msg('Referrer not found') });
  values['memberReferrerId'] = isMember ? id : null;
  values['trainerReferrerId'] = isMember ? null : id;
  if (values.status !== 'joined') values.joinDate = undefined;
}

/** The number of the referrer is that of the reference, which has moved. */
async function followReferrer({ to, cause, context: author, tx }: MovedReferences): Promise<void> {
  const moved = await tx.query<{ id: number }[]>(
    'select id from referral where member_referrer_id = ? and referrer_id <> member_referrer_id order by id',
    [to],
  );
  const referrals = resourceOf(Referral);
  for (const { id } of moved)
    await updateLogged(
      referrals,
      await findForUpdate(referrals, id, tx),
      { referrerId: to },
      { author, tx, cause },
    );
}
