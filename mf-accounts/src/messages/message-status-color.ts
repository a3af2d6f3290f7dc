/** The colors of the statuses of messages. */
export const messageStatusColor = {
  sent: 'green',
  queued: 'orange',
  sending: 'orange',
  failed: 'red',
  bounced: 'red',
} as const;
