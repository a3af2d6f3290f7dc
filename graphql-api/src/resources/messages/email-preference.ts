import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Tx } from '../../database/tx.ts';
import { recordChange, SYSTEM, type Author } from '../../audit/audit-entry.ts';
import { resourceOf } from '../../declaration/resource.ts';
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

  /** Whether what is issued to the member, such as invoices, is sent by e-mail. */
  @Property({ type: dbType.boolean, default: true }) documentsByEmail!: boolean;

  /** Holds while it is the address of the member. */
  @Property({ type: dbType.text, nullable: true }) bouncedAddress!: string | null;
  @Property({ type: dbType.datetime, length: 3, nullable: true }) bouncedAt!: Date | null;
  @Property({ type: dbType.text, nullable: true }) bounceReason!: string | null;
}

/** Records what the member said about marketing, with an entry in the history of the member. */
export const recordConsent = (tx: Tx, memberId: number, consent: boolean, author: Author) =>
  change(tx, memberId, author, {
    marketingConsent: consent,
    consentAt: new Date(),
    consentBy: author.access.user?.username ?? null,
  });

/** Records whether the member wants invoices and other documents by e-mail, with an entry in the history of the member. */
export const recordDocumentsByEmail = (tx: Tx, memberId: number, documentsByEmail: boolean, author: Author) =>
  change(tx, memberId, author, { documentsByEmail });

/** Marks the address of a member, so that no message is sent to it until it changes or a user clears it. */
export const recordBounce = (tx: Tx, memberId: number, address: string, reason: string) =>
  change(tx, memberId, SYSTEM, {
    bouncedAddress: address,
    bouncedAt: new Date(),
    bounceReason: reason,
  });

export const clearBounce = (tx: Tx, memberId: number, author: Author) =>
  change(tx, memberId, author, { bouncedAddress: null, bouncedAt: null, bounceReason: null });

const LOGGED = ['marketingConsent', 'documentsByEmail', 'bouncedAddress'] as const;
/** What holds of a member who has no row. */
const UNRECORDED = { marketingConsent: null, documentsByEmail: true, bouncedAddress: null };

/** Changes what is known, and adds what changed of it to the history of the member. */
async function change(
  tx: Tx,
  memberId: number,
  author: Author,
  values: Partial<Omit<EmailPreference, 'member'>>,
): Promise<void> {
  const members = resourceOf(Member);
  // One change after the other; a member that is deleted meanwhile has none.
  const [member] = await tx.query<{ name: string; version: number }[]>(
    'select name, version from member where id = ? for no key update',
    [memberId],
  );
  if (!member) return;
  const before = (await tx.entities().findOne(EmailPreference, { member: memberId })) ?? UNRECORDED;
  const changed = LOGGED.filter(name => values[name] !== undefined && before[name] !== values[name]);
  const changes = Object.fromEntries(
    changed.map(name => [name, [before[name], values[name]] as [unknown, unknown]]),
  );
  await tx.entities().upsert(EmailPreference, { member: memberId, ...values });
  if (changed.length === 0) return;
  const { name, version } = member;
  await recordChange(tx, author, members, {
    action: 'updated',
    id: memberId,
    version,
    values: { name },
    changes,
  });
}
