import type { Message } from '../resources/messages/message.ts';
import { addDays, momentOn } from './days.ts';
import type { InvoiceStory } from './billing.ts';
import type { MemberStory } from './members.ts';
import { createRandom } from './random.ts';
import { numbered, recordOf, type Fields, type Story } from './story.ts';

type Letter = Fields<Message>;

/** The id of the template for a payment reminder, as the migration numbers it. */
const REMINDER = 3;
/** Sent to the newest invoices that are overdue. */
const REMINDERS = 40;
const REMINDER_DAYS = 7;
/** Of all reminders, from the newest. */
const outcomes: Readonly<Record<number, Partial<Letter> & Pick<Letter, 'status'>>> = {
  0: { status: 'draft' },
  1: { status: 'cancelled' },
  5: {
    status: 'bounced',
    attempts: 1,
    lastError: '550 5.1.1 There is no mailbox of this name',
  },
  9: { status: 'failed', attempts: 8, lastError: '452 4.2.2 The mailbox is full' },
};

/** Payment reminders of the last months. */
export function makeMessages(
  today: string,
  members: readonly MemberStory[],
  invoices: readonly InvoiceStory[],
): Story<Letter>[] {
  const random = createRandom('messages');
  const people = new Map(members.map(story => [story.id, recordOf(story)]));
  const late = invoices
    .map(recordOf)
    .filter(
      ({ paymentStatus, dueDate }) => paymentStatus === 'overdue' && addDays(dueDate, REMINDER_DAYS) <= today,
    )
    .toSorted((a, b) => (a.dueDate < b.dueDate ? 1 : -1))
    .slice(0, REMINDERS);
  return numbered(
    late.map(({ id, memberId, invoiceNumber, dueDate, totalAmount }, index) => {
      const { name, email } = people.get(memberId)!;
      const createdAt = momentOn(random, addDays(dueDate, REMINDER_DAYS), today);
      return {
        createdAt,
        by: 'accounts' as const,
        first: {
          ...EMPTY,
          memberId,
          recipient: email,
          templateId: REMINDER,
          subject: `Reminder: invoice ${invoiceNumber}`,
          body: `Dear ${name},\n\ninvoice **${invoiceNumber}** was due on ${dueDate}. **$${totalAmount.toFixed(2)}** is still open. A copy is attached.\n\nKind regards`,
          attachments: [`invoices/${id}`],
          ...(outcomes[index] ?? { status: 'sent', attempts: 1, sentAt: createdAt }),
        },
        edits: [],
      };
    }),
  );
}

const EMPTY = {
  kind: 'service',
  consent: 'not needed',
  attempts: 0,
  sentByHand: false,
  followUpDue: false,
  withdrawn: false,
  lastError: undefined,
  nextAttemptAt: undefined,
  sentAt: undefined,
  cause: undefined,
  unconfirmed: 0,
  claimedAt: undefined,
} as const;
