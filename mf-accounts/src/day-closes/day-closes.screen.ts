import { defineScreen } from '@gym/hub-kit/define';
import { formatShortDay, t } from '@gym/hub-kit/format';
import { dayCloses } from '@gym/hub-kit/resources';

export const dayClosesScreen = defineScreen(dayCloses, {
  title: 'Close of Day',
  subtitle: 'Count the cash, and close what a location received on a day',
  icon: 'lock',
  entity: { one: 'close of day', many: 'closes of days' },
  fields: { note: { kind: 'textarea', rows: 3, span: 12 } },
  columns: {
    day: { format: formatShortDay, isWhole: true },
    location: { tellsApart: true },
    receivedAmount: { title: 'Received' },
    expectedCash: { hiddenBelow: 960 },
    countedCash: {},
    difference: {},
    reason: {},
    closedBy: {
      alert: ({ changedAfterClose }) => (changedAfterClose ? t('Changed after the close') : null),
      remark: ({ reopenedBy }) => (reopenedBy ? t('Reopened by {user}', { user: reopenedBy }) : null),
    },
  },
  alsoSelect: ['reopenedBy', 'changedAfterClose'],
  filters: ['day', 'location', 'difference', 'changedAfterClose', 'closedBy', 'reopenedAt'],
  sort: { day: 'desc' },
  pageSize: 25,
  dialogTitles: { edit: 'Close of Day' },
  form: { sections: [{ title: 'Note', fields: ['note'] }] },
  adds: false,
  deletes: false,
});
