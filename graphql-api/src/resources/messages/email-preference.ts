import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Member } from '../members/member.ts';

/** What is known of a member's e-mail besides the address: the consent to marketing, and an address that bounced. */
@Entity()
export class EmailPreference {
  @ManyToOne(() => Member, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  member!: Rel<Member>;

  /** Null while the member was not asked. */
  @Property({ type: dbType.boolean, nullable: true }) marketingConsent!: boolean | null;
  @Property({ type: dbType.datetime, length: 3, nullable: true }) consentAt!: Date | null;
  /** The name of the user who recorded the consent or its withdrawal. */
  @Property({ type: dbType.text, nullable: true }) consentBy!: string | null;

  /** Holds while it is the address of the member. */
  @Property({ type: dbType.text, nullable: true }) bouncedAddress!: string | null;
  @Property({ type: dbType.datetime, length: 3, nullable: true }) bouncedAt!: Date | null;
  @Property({ type: dbType.text, nullable: true }) bounceReason!: string | null;
}

/** Records what the member said about marketing. */
export const recordConsent = (
  em: EntityManager,
  memberId: number,
  consent: boolean,
  username: string | null,
): Promise<unknown> =>
  em.execute(
    `insert into email_preference (member_id, marketing_consent, consent_at, consent_by) values (?, ?, now(), ?)
     on conflict (member_id) do update set marketing_consent = excluded.marketing_consent,
       consent_at = excluded.consent_at, consent_by = excluded.consent_by`,
    [memberId, consent, username],
  );

/** Marks the address of a member, so that no message is sent to it until it changes or a user clears it. */
export const recordBounce = (
  em: EntityManager,
  memberId: number,
  address: string,
  reason: string,
): Promise<unknown> =>
  em.execute(
    `insert into email_preference (member_id, bounced_address, bounced_at, bounce_reason) values (?, ?, now(), ?)
     on conflict (member_id) do update set bounced_address = excluded.bounced_address,
       bounced_at = excluded.bounced_at, bounce_reason = excluded.bounce_reason`,
    [memberId, address, reason],
  );

export const clearBounce = (em: EntityManager, memberId: number): Promise<unknown> =>
  em.execute(
    'update email_preference set bounced_address = null, bounced_at = null, bounce_reason = null where member_id = ?',
    [memberId],
  );
