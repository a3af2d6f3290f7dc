import type { Tx } from '../../database/tx.ts';
import { type Message, msg } from '../../common/message.ts';
import type { MESSAGE_KINDS } from './message-template.ts';

/** What the check of consent and address found. */
export const CONSENTS = ['not needed', 'given', 'missing', 'address bounced'] as const;

export type Consent = (typeof CONSENTS)[number];
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Whether a message may be sent to a member, and the reason if not. */
export interface PermissionToSend {
  consent: Consent;
  /** Null when it may be sent. */
  status: 'failed' | 'cancelled' | null;
  reason: Message | null;
}

interface Preference {
  isBounced: boolean;
  marketingConsent: boolean | null;
}

/** Checks the recipient of a message: an address that bounced takes none, and marketing needs the consent of the member. */
export async function permissionToSend(
  tx: Tx,
  kind: MessageKind,
  memberId: number | null,
  recipient: string,
): Promise<PermissionToSend> {
  if (recipient.trim() === '')
    return { consent: 'not needed', status: 'failed', reason: msg('The member has no e-mail address') };
  const [found] = await tx.query<Preference[]>(
    `select coalesce(lower(bounced_address) = lower(?), false) as "isBounced",
            marketing_consent as "marketingConsent"
       from email_preference where member_id = ?`,
    [recipient, memberId],
  );
  if (found?.isBounced)
    return {
      consent: 'address bounced',
      status: 'failed',
      reason: msg(
        'An earlier message to this address bounced. Correct the address of the member, or clear the bounce.',
      ),
    };
  if (kind === 'service') return { consent: 'not needed', status: null, reason: null };
  if (found?.marketingConsent) return { consent: 'given', status: null, reason: null };
  return {
    consent: 'missing',
    status: 'cancelled',
    reason:
      found?.marketingConsent === false
        ? msg('The member does not want marketing messages')
        : msg('The member has not agreed to marketing messages'),
  };
}
