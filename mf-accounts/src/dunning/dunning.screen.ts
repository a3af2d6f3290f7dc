import { defineScreen, newRecord } from '@gym/hub-kit/define';
import { addDays, daysBetween, formatDay, formatWords, t, today } from '@gym/hub-kit/format';
import { dunningCases, payments } from '@gym/hub-kit/resources';

/** How long a pause is proposed to last, in days. */
const PAUSE_DAYS = 14;

const isPaused = (pausedUntil: string | null) => pausedUntil !== null && pausedUntil >= today();

export const dunningScreen = defineScreen(dunningCases, {
  title: 'Dunning',
  subtitle: 'Overdue invoices and the steps that follow',
  icon: 'billing',
  entity: { one: 'dunning case', many: 'dunning cases' },
  fields: {
    notes: { kind: 'textarea', rows: 3 },
    pauseReason: { span: 12 },
  },
  columns: {
    invoiceNumber: { title: 'Invoice', isWhole: true },
    member: { tellsApart: true },
    stage: {
      chip: {
        waiting: 'grey',
        reminder: 'orange',
        reminder_with_fee: 'orange',
        block: 'red',
        ended: 'green',
      },
      format: formatWords,
      remark: ({ pausedUntil }) =>
        pausedUntil !== null && isPaused(pausedUntil)
          ? t('until {day}', { day: formatDay(pausedUntil) })
          : null,
    },
    dueDate: {
      title: 'Days Overdue',
      align: 'end',
      value: ({ dueDate }) => String(Math.max(0, daysBetween(dueDate, today()))),
    },
    openAmount: { title: 'Open' },
    nextStep: { format: formatWords, empty: '-' },
    nextDate: { empty: '-' },
    waitReason: { title: 'Why It Waits', format: formatWords, empty: '-' },
    pausedUntil: { exportOnly: true },
  },
  alsoSelect: ['invoiceId', 'memberId', 'pauseReason'],
  filters: ['member', 'stage', 'dueDate', 'openAmount', 'nextStep', 'nextDate', 'waitReason', 'pausedUntil'],
  tabs: 'stage',
  attentionTabs: [
    {
      label: 'Waiting for Letter',
      filter: {
        openAmount: { atLeast: 0.01 },
        waitReason: {
          among: ['not sent yet', 'no mail server', 'could not be delivered', 'template inactive'],
        },
      },
      isLate: true,
    },
    { label: 'Paused', filter: { pausedUntil: { withinDays: 3_650 } } },
  ],
  actions: [
    {
      label: 'Take payment',
      icon: 'payments',
      when: ({ openAmount }) => openAmount > 0,
      add: newRecord(payments, '/payments', ({ invoiceId }: { invoiceId: string | null }) => ({
        billingId: invoiceId ?? '',
      })),
    },
    {
      label: 'Pause',
      icon: 'clock',
      when: ({ openAmount, pausedUntil }) => openAmount > 0 && !isPaused(pausedUntil),
      edit: () => ({ pausedUntil: addDays(today(), PAUSE_DAYS) }),
    },
    {
      label: 'Resume',
      icon: 'check',
      when: ({ pausedUntil }) => isPaused(pausedUntil),
      change: { pausedUntil: () => addDays(today(), -1) },
    },
  ],
  total: { sums: { openAmount: 'Open' } },
  sort: { dueDate: 'asc' },
  pageSize: 25,
  searchLabel: 'Search by member or invoice',
  form: {
    sections: [{ title: 'Pause and notes', fields: ['pausedUntil', 'pauseReason', 'notes'] }],
  },
  adds: false,
  deletes: false,
});
