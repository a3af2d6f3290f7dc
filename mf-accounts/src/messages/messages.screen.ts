import { defineScreen, lazyField } from '@gym/hub-kit/define';
import { formatMoment, formatWords, translateStored } from '@gym/hub-kit/format';
import { messages } from '@gym/hub-kit/resources';
import { messageIcon } from './message-icon.ts';
import { storedReasons } from './stored-reasons.ts';

const sendQuestion = 'Once it is sent to the member, it cannot be taken back.';
const unsent = ['draft', 'queued', 'failed', 'bounced', 'cancelled'];

export const messagesScreen = defineScreen(messages, {
  title: 'Messages',
  icon: messageIcon,
  addLabel: 'Write Message',
  fields: {
    subject: { span: 12 },
    body: {
      kind: 'textarea',
      rows: 8,
      help: 'Markdown; variables in double braces, such as member.name, are filled',
    },
    attachments: {
      span: 12,
      field: lazyField(() => import('./attachments-field.tsx')),
      text: attachments => attachments.join(', '),
    },
    template: { help: 'Fills subject and text, and decides whether the message is marketing' },
    status: {
      choices: [
        { value: 'draft', label: 'Draft' },
        { value: 'queued', label: 'Queued' },
        { value: 'sent', label: 'Sent' },
        { value: 'cancelled', label: 'Cancelled' },
      ],
    },
  },
  columns: {
    createdAt: { title: 'Created', format: formatMoment },
    member: {},
    recipient: {},
    subject: {},
    status: {
      // The remark of an error is long, and complete in its tooltip.
      chip: { sent: 'green', queued: 'orange', sending: 'orange', failed: 'red', bounced: 'red' },
      format: formatWords,
      remark: ({ lastError }: { lastError: string | null }) =>
        lastError && translateStored(lastError, storedReasons),
    },
    sentAt: { format: formatMoment },
  },
  alsoSelect: ['lastError'],
  rowName: ({ subject }) => subject,
  filters: ['member', 'status', 'template', 'kind', 'createdAt', 'sentAt'],
  tabs: 'status',
  attentionTabs: [
    { label: 'Not Delivered', filter: { status: { among: ['failed', 'bounced'] } }, isLate: true },
  ],
  actions: [
    {
      label: 'Send again',
      icon: 'refresh',
      when: ({ status }) => ['failed', 'bounced', 'cancelled'].includes(status),
      change: { status: 'queued' },
      confirm: sendQuestion,
    },
    {
      label: 'Send',
      icon: messageIcon,
      when: ({ status }) => status === 'draft',
      change: { status: 'queued' },
      confirm: sendQuestion,
    },
    {
      label: 'Cancel',
      icon: 'close',
      when: ({ status }) => status === 'queued',
      change: { status: 'cancelled' },
    },
    {
      label: 'Mark as sent',
      icon: 'check',
      when: ({ status }) => unsent.includes(status) && status !== 'draft',
      change: { status: 'sent' },
    },
  ],
  sort: { createdAt: 'desc' },
  pageSize: 25,
  searchLabel: 'Search by member, address or subject',
  dialogTitles: { add: 'Write Message', edit: 'Message' },
  form: {
    // The documents belong to the member.
    computed: { attachments: { from: ['memberId'], compute: () => [] } },
    sections: [
      { title: 'Message', fields: ['member', 'template', 'subject', 'body', 'attachments', 'status'] },
    ],
  },
});
