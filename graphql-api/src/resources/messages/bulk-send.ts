import { badInput, forbidden } from '../../common/errors.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { changeRecord, insertRecord } from '../../mutation/writes.ts';
import { defineBulkKind } from '../bulk-operations/bulk-kind.ts';
import { addBulkMutation } from '../bulk-operations/bulk-mutation.ts';
import { Member } from '../members/member.ts';
import { commonValues, findMember } from './common-values.ts';
import { Message } from './message.ts';
import { permissionToSend, type MessageKind } from './permission-to-send.ts';
import { findTemplate } from './prepare-message.ts';
import { fillTexts, type MessageTexts } from './template-text.ts';

interface BulkMessage extends MessageTexts {
  templateId?: string | null;
}

/**
 * Queues a message for each member, in the transaction that stores its outcome. A member who may not be sent it gets none,
 * which the report says. The undo cancels the messages that are not sent yet.
 */
const sendMessage = defineBulkKind<BulkMessage>({
  name: 'sendMessage',
  requires: ['view'],
  alsoRequires: ['messages:add'],
  batch: 100,
  async apply({ recordId }, { input }, part) {
    const { tx } = part;
    const kind = ((await findTemplate(tx, input.templateId))?.kind ?? 'service') as MessageKind;
    const member = await findMember(tx, recordId);
    const { reason } = member ? await permissionToSend(tx, kind, member.id, member.email) : { reason: null };
    if (reason) throw badInput({ memberId: reason });
    await insertRecord(resourceOf(Message), { ...input, memberId: String(recordId), status: 'queued' }, part);
    return { isChanged: true };
  },
  async undo({ recordId, entryId }, part) {
    if (!part.context.access.can('messages', 'edit')) throw forbidden('messages:edit');
    const links = { ...part, undoes: entryId! };
    return {
      isChanged: await changeRecord(resourceOf(Message), recordId, { status: 'cancelled' }, undefined, links),
    };
  },
});

addBulkMutation({
  name: 'bulkSendMessage',
  resource: resourceOf(Member),
  kind: sendMessage,
  argument: 'templateId: ID, subject: String!, body: String!',
  description:
    'Sends an e-mail to many members, with the variables of each filled. One without an address, with one that bounced, or without the consent that marketing needs is rejected. It works',
  input({ templateId, subject, body }: BulkMessage) {
    fillTexts(
      { subject, body },
      commonValues({ name: 'Name', email: 'name@example.com', membership: 'Plan' }),
    );
    return { templateId, subject, body };
  },
});
