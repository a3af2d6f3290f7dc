import { Arg, Ctx, Extensions, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { currentClubSettings } from '../../common/club-settings.ts';
import { DateTimeISO } from '../../common/dates.ts';
import { badInput, notFound } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { lengthOf } from '../../common/text-length.ts';
import { parseRecordId } from '../../declaration/record-id.ts';
import { addRules, allowIf, requirePermission } from '../../declaration/rules.ts';
import { DocumentFileType } from '../../documents/document-resolver.ts';
import { addResolvers, costOfRecord, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { findMember } from './common-values.ts';
import { toEmailHtml } from './email-html.ts';
import { clearBounce, recordConsent, recordDocumentsByEmail } from './email-preference.ts';
import { hasMailServer } from './mail-server.ts';
import { LONGEST_BODY, LONGEST_SUBJECT } from './message-template.ts';
import { makeMessageFile } from './message-file.ts';
import { filledTexts } from './prepare-message.ts';
import { fillTexts } from './template-text.ts';
import { examplesOf, namesOf } from './template-variables.ts';

@ObjectType({ description: 'A message as its recipient sees it' })
class MessagePreview {
  @Field(() => String, { description: 'The subject, with its variables filled' }) subject!: string;
  @Field(() => String, { description: 'The text in Markdown, with its variables filled' }) body!: string;
  @Field(() => String, { description: 'The message as HTML, without scripts and remote content' })
  html!: string;
}

@ObjectType({ description: 'Whether messages are sent' })
class MessageDelivery {
  @Field(() => Boolean, {
    description: 'Whether a mail server is set. Without one, messages wait and are printed or downloaded',
  })
  hasMailServer!: boolean;
  @Field(() => [String], {
    description: 'What is sent by e-mail when it is issued, as the settings of the club have it',
  })
  sentDocuments!: readonly string[];
}

@ObjectType({ description: 'What is known of the e-mail of a member' })
class EmailPreferenceType {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the member agreed to marketing; null while the member was not asked',
  })
  marketingConsent!: boolean | null;
  @Field(() => DateTimeISO, { nullable: true, description: 'When the member said so' })
  consentAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'The name of the user who recorded it' })
  consentBy!: string | null;
  @Field(() => Boolean, {
    description: 'Whether the member wants invoices and other documents by e-mail: true unless recorded',
  })
  documentsByEmail!: boolean;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When a message to the current address bounced; null when none did',
  })
  bouncedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'What the mail server said of it' })
  bounceReason!: string | null;
}

addRules({
  Query: {
    messageHtml: requirePermission('messages', 'view'),
    messageEml: requirePermission('messages', 'view'),
    messageDelivery: requirePermission('messages', 'view'),
    messagePreview: requirePermission('messages', 'add'),
    messageTemplatePreview: allowIf('message-templates:edit', ({ access }) =>
      (['add', 'edit'] as const).some(action => access.can('message-templates', action)),
    ),
    messageVariables: requirePermission('message-templates', 'view'),
    emailPreference: requirePermission('members', 'view'),
  },
  Mutation: {
    setMarketingConsent: requirePermission('members', 'edit', 'view'),
    setDocumentsByEmail: requirePermission('members', 'edit', 'view'),
    clearEmailBounce: requirePermission('members', 'edit', 'view'),
  },
});

/** A text may use 0.2 s of the processor. */
const PREVIEW_COST = declareCost(500_000);
/** Of a message with its documents. */
const FILE_COST = declareCost(2_000_000);

const memberArgument = { description: 'The id of the member' };
const subjectArgument = { description: `The subject, at most ${LONGEST_SUBJECT} characters` };
const bodyArgument = { description: `The text in Markdown, at most ${LONGEST_BODY} characters` };

/** Previews of messages, and what is known of the e-mail of members. */
@Resolver()
class MessageResolver {
  @Query(() => String, { description: 'A message as HTML, without scripts and remote content' })
  @Extensions(PREVIEW_COST)
  async messageHtml(
    @Arg('id', () => ID, { description: 'The id of the message' }) id: string,
    @Ctx() { db }: Context,
  ): Promise<string> {
    const [row] = await db.read('select subject, body from message where id = $1', [parseRecordId(id) ?? 0]);
    if (!row) throw notFound('Message');
    return toEmailHtml(row[0] as string, row[1] as string);
  }

  @Query(() => DocumentFileType, {
    description:
      'A message with its documents as a file of the format .eml, which mail programs open as a draft',
  })
  @Extensions(FILE_COST)
  async messageEml(
    @Arg('id', () => ID, { description: 'The id of the message' }) id: string,
    @Ctx() context: Context,
  ): Promise<DocumentFileType> {
    const recordId = parseRecordId(id) ?? 0;
    const file = await makeMessageFile(recordId, context);
    return { name: `message-${recordId}.eml`, content: file.toString('base64'), missingCharacters: [] };
  }

  @Query(() => MessageDelivery, { description: 'Whether messages are sent' })
  @Extensions(costOfRecord)
  messageDelivery(): MessageDelivery {
    return { hasMailServer: hasMailServer(), sentDocuments: currentClubSettings().sentDocuments };
  }

  @Query(() => MessagePreview, { description: 'What a new message to a member would be' })
  @Extensions(PREVIEW_COST)
  messagePreview(
    @Arg('memberId', () => ID, memberArgument) memberId: string,
    @Arg('subject', () => String, subjectArgument) subject: string,
    @Arg('body', () => String, bodyArgument) body: string,
    @Arg('attachments', () => [String], {
      nullable: true,
      description: 'Documents of the member, such as invoices/12, whose values the texts can use',
    })
    attachments: string[] | null | undefined,
    @Ctx() context: Context,
  ): Promise<MessagePreview> {
    checkLengths(subject, body);
    return context.db.onOneConnection(async tx => {
      const member = await findMember(tx, parseRecordId(memberId) ?? 0);
      if (!member) throw badInput({ memberId: msg('Member not found') });
      const composition = { member, subject, body, attachments: attachments ?? [] };
      return shown(await filledTexts(tx, context, composition));
    });
  }

  @Query(() => MessagePreview, { description: 'A template with examples in place of its variables' })
  @Extensions(PREVIEW_COST)
  messageTemplatePreview(
    @Arg('purpose', () => String, {
      nullable: true,
      description: 'The purpose of the template; null for a template of the club',
    })
    purpose: string | null | undefined,
    @Arg('subject', () => String, subjectArgument) subject: string,
    @Arg('body', () => String, bodyArgument) body: string,
  ): MessagePreview {
    checkLengths(subject, body);
    return shown(fillTexts({ subject, body }, examplesOf(purpose)));
  }

  @Query(() => [String], { description: 'The variables that a template can use, such as member.name' })
  @Extensions(costOfRecord)
  messageVariables(
    @Arg('purpose', () => String, {
      nullable: true,
      description: 'The purpose of the template; null for a template of the club',
    })
    purpose: string | null | undefined,
  ): readonly string[] {
    return namesOf(examplesOf(purpose));
  }

  @Query(() => EmailPreferenceType, { description: 'What is known of the e-mail of a member' })
  @Extensions(costOfRecord)
  emailPreference(
    @Arg('memberId', () => ID, memberArgument) memberId: string,
    @Ctx() context: Context,
  ): Promise<EmailPreferenceType> {
    return readPreference(memberId, context);
  }

  @Mutation(() => EmailPreferenceType, {
    description: 'Records what a member said about marketing by e-mail',
  })
  @Extensions(costOfRecord)
  async setMarketingConsent(
    @Arg('memberId', () => ID, memberArgument) memberId: string,
    @Arg('consent', () => Boolean, { description: 'Whether the member agrees' }) consent: boolean,
    @Ctx() context: Context,
  ): Promise<EmailPreferenceType> {
    await readPreference(memberId, context);
    await context.db.transaction(tx => recordConsent(tx, Number(memberId), consent, context));
    return readPreference(memberId, context);
  }

  @Mutation(() => EmailPreferenceType, {
    description: 'Records whether the member wants invoices and other documents by e-mail',
  })
  @Extensions(costOfRecord)
  async setDocumentsByEmail(
    @Arg('memberId', () => ID, memberArgument) memberId: string,
    @Arg('wanted', () => Boolean, { description: 'Whether they are sent by e-mail' }) wanted: boolean,
    @Ctx() context: Context,
  ): Promise<EmailPreferenceType> {
    await readPreference(memberId, context);
    await context.db.transaction(tx => recordDocumentsByEmail(tx, Number(memberId), wanted, context));
    return readPreference(memberId, context);
  }

  @Mutation(() => EmailPreferenceType, { description: 'Allows messages to an address that bounced' })
  @Extensions(costOfRecord)
  async clearEmailBounce(
    @Arg('memberId', () => ID, memberArgument) memberId: string,
    @Ctx() context: Context,
  ): Promise<EmailPreferenceType> {
    await readPreference(memberId, context);
    await context.db.transaction(tx => clearBounce(tx, Number(memberId), context));
    return readPreference(memberId, context);
  }
}

addResolvers(MessageResolver);

const shown = (texts: { subject: string; body: string }): MessagePreview => ({
  ...texts,
  html: toEmailHtml(texts.subject, texts.body),
});

function checkLengths(subject: string, body: string): void {
  if (lengthOf(subject) > LONGEST_SUBJECT)
    throw badInput({
      subject: msg('Subject may have {max} characters at the most', { max: LONGEST_SUBJECT }),
    });
  if (lengthOf(body) > LONGEST_BODY)
    throw badInput({ body: msg('Body may have {max} characters at the most', { max: LONGEST_BODY }) });
}

/** @throws NOT_FOUND when there is no such member */
async function readPreference(memberId: string, { db }: Context): Promise<EmailPreferenceType> {
  const row = await db.onOneConnection(async tx => {
    const [found] = await tx.query<EmailPreferenceType[]>(
      `select marketing_consent as "marketingConsent", consent_at as "consentAt", consent_by as "consentBy",
              coalesce(documents_by_email, true) as "documentsByEmail",
              case when is_bounced then bounced_at end as "bouncedAt",
              case when is_bounced then bounce_reason end as "bounceReason"
         from member left join email_preference on member_id = member.id,
              lateral (select lower(bounced_address) = lower(email) as is_bounced) check_of_address
        where member.id = ?`,
      [parseRecordId(memberId) ?? 0],
    );
    return found;
  });
  if (!row) throw notFound('Member');
  const { consentAt, bouncedAt, ...preference } = row;
  // Statements return date-times as text.
  return {
    ...preference,
    consentAt: consentAt && new Date(consentAt),
    bouncedAt: bouncedAt && new Date(bouncedAt),
  };
}
