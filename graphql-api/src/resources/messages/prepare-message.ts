import type { Tx } from '../../database/tx.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import type { PendingChange } from '../../declaration/resource-options.ts';
import { requireDocuments } from '../../documents/document-path.ts';
import type { Context } from '../../server/context.ts';
import { attachedValues, findAttached, MOST_ATTACHMENTS } from './attachments.ts';
import { commonValues, findMember, type Addressee } from './common-values.ts';
import type { MessageStatus } from './message-status.ts';
import type { MessageTemplate } from './message-template.ts';
import { permissionToSend, type MessageKind } from './permission-to-send.ts';
import { fillTexts, oneLine, type MessageTexts } from './template-text.ts';
import type { TemplateValues } from './template-variables.ts';

/** The fields of a message that are checked and set when a user saves it. */
interface PreparedMessage {
  subject: string;
  body: string;
  member?: { id: number };
  recipient: string;
  template?: { id: number };
  kind: string;
  attachments: string[];
  status: string;
  consent: string;
  lastError?: string;
  sentAt?: Date;
  sentByHand: boolean;
  withdrawn: boolean;
}

/** Composes a new message, or applies the change of a user to one that was not sent. */
export async function prepareMessage(draft: PendingChange<PreparedMessage>): Promise<void> {
  if (draft.stored) await changeMessage(draft, draft.stored);
  else await composeMessage(draft);
}

async function composeMessage({ values, context, tx }: PendingChange<PreparedMessage>): Promise<void> {
  const member = await memberOf(tx, values['memberId']);
  if (values.status !== 'draft' && values.status !== 'queued')
    throw badInput({ status: msg('A new message is a draft or queued') });
  const template = await findTemplate(tx, values['templateId']);
  const attachments = values.attachments ?? [];
  const texts = await filledTexts(tx, context, {
    member,
    subject: values.subject!,
    body: values.body!,
    attachments,
  });
  Object.assign(values, {
    recipient: member.email,
    kind: template?.kind ?? 'service',
    ...texts,
    nextAttemptAt: values.status === 'queued' ? new Date() : undefined,
  });
  await checkRecipient(values, tx);
}

/** What a user composes. */
export interface Composition {
  member: Addressee | undefined;
  subject: string;
  body: string;
  attachments: readonly string[];
}

/**
 * Fills the texts of a composition.
 * @throws BAD_USER_INPUT for unknown variables, and FORBIDDEN for a document that the caller may not view
 */
export async function filledTexts(
  tx: Tx,
  context: Pick<Context, 'access'>,
  { member, subject, body, attachments }: Composition,
): Promise<MessageTexts> {
  const attached = await checkedAttachments(tx, context, attachments, member?.id);
  const values = { ...commonValues(member), ...attached };
  return fillTexts({ subject, body }, values);
}

async function checkedAttachments(
  tx: Tx,
  context: Pick<Context, 'access'>,
  paths: readonly string[],
  memberId: number | undefined,
): Promise<TemplateValues> {
  if (paths.length > MOST_ATTACHMENTS)
    throw badInput({
      attachments: msg('A message has {count} attachments at the most', { count: MOST_ATTACHMENTS }),
    });
  requireDocuments(context, paths);
  const values: Record<string, TemplateValues[string]> = {};
  for (const path of paths) {
    const attached = await findAttached(tx, path);
    if (!attached || attached.memberId === null || attached.memberId !== memberId)
      throw badInput({
        attachments: msg('{path} is not a document of this member', { path: path.slice(0, 50) }),
      });
    Object.assign(values, await attachedValues(tx, attached));
  }
  return values;
}

/** The template of a new message. @throws BAD_USER_INPUT for one that is inactive */
export async function findTemplate(tx: Tx, id: unknown): Promise<Pick<MessageTemplate, 'kind'> | undefined> {
  if (id == null) return undefined;
  const [template] = await tx.query<MessageTemplate[]>(
    'select kind, active from message_template where id = ?',
    [Number(id)],
  );
  if (!template) throw badInput({ templateId: msg('Template not found') });
  if (!template.active) throw badInput({ templateId: msg('This template is inactive') });
  return template;
}

/** Sets status and reason of a queued message that may not be sent. */
async function checkRecipient(values: PendingChange<PreparedMessage>['values'], tx: Tx): Promise<void> {
  const memberId = values['memberId'] == null ? null : Number(values['memberId']);
  const permission = await permissionToSend(tx, values.kind as MessageKind, memberId, values.recipient ?? '');
  values.consent = permission.consent;
  if (values.status !== 'queued' || permission.status === null) return;
  values.status = permission.status;
  values.lastError = String(permission.reason);
}

/** The statuses that a user may give a message of each status. */
const TRANSITIONS: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  draft: ['queued', 'cancelled', 'sent'],
  queued: ['draft', 'cancelled', 'sent'],
  sending: [],
  sent: [],
  failed: ['draft', 'queued', 'cancelled', 'sent'],
  bounced: ['draft', 'queued', 'cancelled', 'sent'],
  cancelled: ['draft', 'queued', 'sent'],
};

async function changeMessage(draft: PendingChange<PreparedMessage>, stored: PreparedMessage): Promise<void> {
  const { values, given } = draft;
  const [before, after] = [stored.status, values.status] as [MessageStatus, MessageStatus];
  const isChanged = await changeContent(draft, stored);
  const mayChange = TRANSITIONS[before].length > 0 || (before === 'sent' && stored.sentByHand);
  if (!mayChange && (isChanged || before !== after))
    throw badInput({
      status:
        before === 'sent' ? msg('The message has been sent') : msg('The message is being sent right now'),
    });
  if (before === after || !given.has('status')) return;
  const allowed: readonly MessageStatus[] =
    before === 'sent' ? ['draft', 'queued', 'cancelled'] : TRANSITIONS[before];
  if (!allowed.includes(after))
    throw badInput({ status: msg('A message that is {before} cannot become {after}', { before, after }) });
  await changeStatus(draft, after);
}

/** Derives what follows from member, template and attachments. @returns whether what is sent, or to whom, changes */
async function changeContent(
  { values, context, tx }: PendingChange<PreparedMessage>,
  stored: PreparedMessage,
): Promise<boolean> {
  values.subject = oneLine(values.subject!);
  const memberId = values['memberId'] as number | null;
  const isOtherMember = memberId !== (stored.member?.id ?? null);
  const isOtherTemplate = (values['templateId'] ?? null) !== (stored.template?.id ?? null);
  const hasOtherAttachments = values.attachments!.join() !== stored.attachments.join();
  if (isOtherMember && memberId !== null) values.recipient = (await memberOf(tx, memberId)).email;
  if (isOtherTemplate) values.kind = (await findTemplate(tx, values['templateId']))?.kind ?? 'service';
  if (isOtherMember || hasOtherAttachments)
    await checkedAttachments(tx, context, values.attachments!, memberId ?? undefined);
  const isNewText = values.subject !== stored.subject || values.body !== stored.body;
  return isOtherMember || isOtherTemplate || hasOtherAttachments || isNewText;
}

async function memberOf(tx: Tx, id: unknown): Promise<Addressee> {
  const member = await findMember(tx, id);
  if (!member) throw badInput({ memberId: id == null ? msg('Member is required') : msg('Member not found') });
  return member;
}

/** A message that is queued again goes to the current address of the member, with all attempts before it. */
async function changeStatus(
  { values, context, tx }: PendingChange<PreparedMessage>,
  status: MessageStatus,
): Promise<void> {
  values.lastError = undefined;
  values.withdrawn = false;
  values.sentByHand = status === 'sent';
  values.sentAt = status === 'sent' ? new Date() : undefined;
  if (status !== 'queued') return;
  if (values.body === '')
    throw badInput({
      body: msg('The message has no text, since its template could not be filled. Write one first.'),
    });
  requireDocuments(context, values.attachments!);
  const member = await findMember(tx, values['memberId']);
  if (member) values.recipient = member.email;
  Object.assign(values, { attempts: 0, unconfirmed: 0, nextAttemptAt: new Date() });
  await checkRecipient(values, tx);
}
