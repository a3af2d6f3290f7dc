import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import { Member } from '../members/member.ts';
import { MESSAGE_STATUSES } from './message-status.ts';
import { LONGEST_BODY, LONGEST_SUBJECT, MESSAGE_KINDS, MessageTemplate } from './message-template.ts';
import { CONSENTS } from './permission-to-send.ts';
import { followSentLetter } from '../dunning/letters.ts';
import { prepareMessage } from './prepare-message.ts';

@Entity()
@Index({
  name: 'message_follow_up_due',
  expression: 'create index "message_follow_up_due" on "message" ("id") where follow_up_due',
})
@Index({ properties: ['status', 'nextAttemptAt'] })
@ObjectType({ description: 'An e-mail to a member or an employee' })
export class Message extends BaseRecord {
  @Column.text({
    required: true,
    max: LONGEST_SUBJECT,
    search: true,
    description:
      'The subject, one line: line breaks become spaces. The variables of a new message are filled, such as {{ member.name }}',
  })
  subject!: string;
  @Column.text({
    required: true,
    max: LONGEST_BODY,
    description: 'The text in Markdown. The variables of a new message are filled, such as {{ member.name }}',
  })
  body!: string;
  @Column.reference(() => Member, { search: true, inverse: 'messages' })
  member?: Rel<Member>;
  @Column.text({
    readOnly: true,
    search: true,
    default: '',
    description: 'The e-mail address to which it is sent: that of the member',
  })
  recipient!: string;
  @Column.reference(() => MessageTemplate, {
    restrictsDelete: true,
    inverse: 'messages',
    description: 'The template that it was made from, which decides whether it is marketing',
  })
  template?: Rel<MessageTemplate>;
  @Column.choice({
    readOnly: true,
    default: 'service',
    values: MESSAGE_KINDS,
    description: 'service, or marketing, which is sent only to members who agreed to it',
  })
  kind!: string;
  @Column.textList({
    description: 'Documents of the member that are sent along: invoices/12, receipts/3',
  })
  attachments!: string[];
  @Column.choice({
    default: 'queued',
    values: MESSAGE_STATUSES,
    description:
      'draft, queued, sending, sent, failed, bounced or cancelled. Users may queue, cancel and mark as sent; the others follow from the delivery',
  })
  status!: string;
  @Column.choice({
    readOnly: true,
    default: 'not needed',
    values: CONSENTS,
    description: 'not needed for service messages, given or missing for marketing; or the address bounced',
  })
  consent!: string;
  @Column.int({ readOnly: true, default: 0, description: 'How often its delivery was tried' })
  attempts!: number;
  @Column.text({
    readOnly: true,
    nullable: true,
    description: 'Why the last attempt failed, or what is to be known of it',
  })
  lastError?: string;
  @Column.dateTime({ readOnly: true, nullable: true, description: 'Before this time it is not tried again' })
  nextAttemptAt?: Date;
  @Column.dateTime({ readOnly: true, nullable: true, description: 'When the mail server took it' })
  sentAt?: Date;
  @Column.boolean({
    readOnly: true,
    default: false,
    description: 'Whether a user marked it as sent, for example on paper',
  })
  sentByHand!: boolean;
  @Column.text({
    readOnly: true,
    nullable: true,
    unique: true,
    description: 'Why the server made it; one message for each cause, such as invoice/12 or dunning/17/2',
  })
  cause?: string;

  /** Attempts that sent the whole message and got no response: each may have delivered it. */
  @Column.int({
    hidden: true,
    readOnly: true,
    default: 0,
    // The version before inserts messages without it.
    stored: { default: 0 },
  })
  unconfirmed!: number;
  /** Whether it was sent, but what follows from it, such as a fee, is not done yet. */
  @Column.boolean({ hidden: true, readOnly: true, default: false, stored: { default: false } })
  followUpDue!: boolean;
  /** Whether what it is about was cancelled or taken back before it was sent: it is not tried again. */
  @Column.boolean({ hidden: true, readOnly: true, default: false, stored: { default: false } })
  withdrawn!: boolean;
  /** When the attempt that runs now began or sent the whole message. */
  @Property({ type: dbType.datetime, length: 3, nullable: true, hidden: true }) claimedAt?: Date;
}

export const messages = defineResource(Message, {
  resource: 'messages',
  singular: 'message',
  plural: 'messages',
  grants: { Accounts: 'view add edit menu', Reception: 'view add menu' },
  title: 'subject',
  detail: ['{recipient}', '{status}'],
  defaultSort: { createdAt: 'desc' },
  beforeSave: prepareMessage,
  afterWrite: async ({ id, values, stored, entryId, tx }) => {
    if (values?.status === 'sent' && stored?.status !== 'sent') await followSentLetter(tx, id, entryId);
  },
  beforeDelete: ({ status }) => {
    if (status === 'sending') throw conflict(msg('The message is being sent right now'));
  },
});
