import type { Tx } from '../../database/tx.ts';
import { ApiError } from '../../common/errors.ts';
import { attachedValues, findAttached, MOST_ATTACHMENTS } from './attachments.ts';
import { commonValues, findMember } from './common-values.ts';
import type { DocumentPath } from '../../documents/document-path.ts';
import type { MessageTemplate } from './message-template.ts';
import { permissionToSend, type MessageKind } from './permission-to-send.ts';
import { fillTexts, type MessageTexts } from './template-text.ts';
import type { MessagePurpose, TemplateValues, ValuesOf } from './template-variables.ts';
import { restoreMessage } from './withdraw-message.ts';

export type QueuedMessage<Purpose extends MessagePurpose> = {
  /** Of the member who receives it; null for an employee. */
  memberId: number | null;
  /** The address of an employee; a member's own unless given. */
  recipient?: string;
  template: Purpose;
  /** Sent along; the template can use the values of their records, such as `invoice.number`. */
  attachments?: readonly DocumentPath[];
  /** Why it is sent. A second message with the same cause is not queued; one that was withdrawn is queued again. */
  cause?: string;
} & (keyof ValuesOf<Purpose> extends never
  ? { values?: undefined }
  : {
      /** The values of the template's further variables, as texts. */
      values: ValuesOf<Purpose>;
    });

/** What came of queueing a message. */
export interface QueueResult {
  /** Null when the template is inactive. */
  id: number | null;
  /** Whether there was none of this cause before. */
  isNew: boolean;
}

/**
 * Queues a message in the transaction of `tx`; it is sent after the commit. A member who may not be sent it has it as
 * failed or cancelled, with the reason. A template that cannot be filled makes a failed message without a text, so that the
 * cause, such as a dunning step, takes its course.
 */
export async function queueMessage<Purpose extends MessagePurpose>(
  tx: Tx,
  { memberId, recipient, template, values, attachments = [], cause }: QueuedMessage<Purpose>,
): Promise<QueueResult> {
  const existing = cause === undefined ? undefined : await findByCause(tx, cause);
  if (existing !== undefined) {
    await restoreMessage(tx, cause!);
    return { id: existing, isNew: false };
  }
  const found = await activeTemplate(tx, template);
  if (!found) return { id: null, isNew: false };
  if (attachments.length > MOST_ATTACHMENTS) throw new Error(`More than ${MOST_ATTACHMENTS} attachments`);

  const member = await findMember(tx, memberId);
  const address = recipient ?? member?.email;
  if (address === undefined) throw new Error('A message needs a member or a recipient');
  const filled = { ...commonValues(member), ...values };
  for (const path of attachments) {
    const attached = await findAttached(tx, path);
    if (!attached) throw new Error(`There is no document ${path}`);
    Object.assign(filled, await attachedValues(tx, attached));
  }
  const { subject, body, failure } = filledOrFailed(found, filled);
  const kind = found.kind as MessageKind;
  const { consent, status, reason } = await permissionToSend(tx, kind, member?.id ?? null, address);
  const [row] = await tx.query<{ id: number }[]>(
    `insert into message (member_id, recipient, template_id, kind, subject, body, attachments,
                          status, consent, attempts, last_error, next_attempt_at, sent_by_hand, cause)
     values (?, ?, ?, ?, ?, ?, ?::text[], ?, ?, 0, ?, now(), false, ?)
     on conflict (cause) do nothing returning id`,
    [
      member?.id ?? null,
      address,
      found.id,
      kind,
      subject,
      body,
      `{${attachments.join(',')}}`,
      failure ? 'failed' : (status ?? 'queued'),
      consent,
      failure ?? (reason && String(reason)),
      cause ?? null,
    ],
  );
  if (row) return { id: row.id, isNew: true };
  return { id: (await findByCause(tx, cause!)) ?? null, isNew: false };
}

type Template = Pick<MessageTemplate, 'id' | 'name' | 'subject' | 'body' | 'kind'>;

/** The texts; or the name of the template in place of the subject, no body, and why it could not be filled. */
function filledOrFailed(template: Template, values: TemplateValues): MessageTexts & { failure?: string } {
  try {
    return fillTexts(template, values);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const failure = `The template “${template.name}” could not be filled: ${error.message}`;
    return { subject: template.name, body: '', failure };
  }
}

async function findByCause(tx: Tx, cause: string): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }[]>('select id from message where cause = ?', [cause]);
  return row?.id;
}

async function activeTemplate(tx: Tx, purpose: MessagePurpose): Promise<Template | undefined> {
  const [template] = await tx.query<MessageTemplate[]>(
    'select id, name, subject, body, kind from message_template where purpose = ? and active',
    [purpose],
  );
  return template;
}
