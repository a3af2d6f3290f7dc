/** The states of a message. Users queue and cancel it and mark it as sent; the others follow from the delivery. */
export const MESSAGE_STATUSES = [
  'draft',
  'queued',
  'sending',
  'sent',
  'failed',
  'bounced',
  'cancelled',
] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
