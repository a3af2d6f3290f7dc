import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { defineResource } from '../../declaration/resource.ts';
import type { PendingChange } from '../../declaration/resource-options.ts';
import { fillTexts } from './template-text.ts';
import { examplesOf } from './template-variables.ts';

/** Service messages are part of the contract; marketing requires the consent of the member. */
export const MESSAGE_KINDS = ['service', 'marketing'] as const;
/** Of a template or a message, in characters. */
export const LONGEST_BODY = 10_000;
export const LONGEST_SUBJECT = 200;

@Entity()
@ObjectType({ description: 'A text for messages, in which variables stand for what differs' })
export class MessageTemplate extends BaseRecord {
  @Column.text({ required: true, max: 120, unique: true, search: true }) name!: string;
  @Column.text({
    readOnly: true,
    nullable: true,
    unique: true,
    description:
      'The purpose for which the server uses it, such as reminder; null for a template of the club',
  })
  purpose?: string;
  @Column.choice({
    required: true,
    default: 'service',
    values: MESSAGE_KINDS,
    description: 'service, or marketing, which is sent only to members who agreed to it',
  })
  kind!: string;
  @Column.text({
    required: true,
    max: LONGEST_SUBJECT,
    search: true,
    description: 'The subject, with variables such as {{ member.name }}',
  })
  subject!: string;
  @Column.text({
    required: true,
    max: LONGEST_BODY,
    description: 'The text in Markdown, with variables such as {{ member.name }}',
  })
  body!: string;
  @Column.boolean({ default: true, description: 'Whether messages are made from it' }) active!: boolean;
}

export const messageTemplates = defineResource(MessageTemplate, {
  resource: 'message-templates',
  singular: 'messageTemplate',
  plural: 'messageTemplates',
  grants: { Accounts: 'view add edit delete menu', Reception: 'view' },
  defaultSort: { name: 'asc' },
  beforeSave: checkTexts,
  beforeDelete: keepBuiltIn,
});

/** Fills the texts with the examples of the purpose, as messages are filled with values. */
function checkTexts({ values, stored }: PendingChange<MessageTemplate>): void {
  fillTexts({ subject: values.subject!, body: values.body! }, examplesOf(stored?.purpose));
}

function keepBuiltIn({ purpose }: MessageTemplate): void {
  if (purpose) throw conflict(msg('The server uses this template. Make it inactive instead.'));
}
