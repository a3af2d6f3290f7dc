import { defineScreen } from '@gym/hub-kit/define';
import { formatWords, t } from '@gym/hub-kit/format';
import { billingRuns } from '@gym/hub-kit/resources';
import { percentOf } from './progress.ts';

export const billingRunsScreen = defineScreen(billingRuns, {
  title: 'Billing Runs',
  subtitle: 'The invoices of contracts are created every night',
  icon: 'billing',
  entity: { one: 'billing run', many: 'billing runs' },
  columns: {
    runNumber: { title: 'Run', width: 120 },
    date: { title: 'Due Until', minWidth: 116 },
    createdAt: { title: 'Started', minWidth: 150 },
    startedBy: { minWidth: 110, value: ({ startedBy }) => startedBy ?? t('Nightly') },
    status: {
      minWidth: 140,
      chip: { completed: 'green', running: 'blue', failed: 'red' },
      format: formatWords,
      remark: ({ status, done, due }) => (status === 'running' ? `${percentOf(done, due)} %` : null),
    },
    created: { title: 'Invoices', minWidth: 96 },
    skipped: { minWidth: 96, hiddenBelow: 960 },
    failed: { minWidth: 84 },
    markedOverdue: { title: 'Overdue', minWidth: 96, hiddenBelow: 960 },
    totalAmount: { title: 'Total', minWidth: 110 },
  },
  alsoSelect: ['done', 'due'],
  filters: ['date', 'status', 'trigger', 'createdAt'],
  sort: { createdAt: 'desc' },
  pageSize: 25,
  form: { sections: [] },
  addsNone: true,
  changesNone: true,
  keepsRecords: true,
});
