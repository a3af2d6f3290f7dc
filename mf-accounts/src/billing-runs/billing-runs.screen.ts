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
    runNumber: { title: 'Run', isWhole: true },
    date: { title: 'Due Until' },
    createdAt: { title: 'Started' },
    startedBy: { value: ({ startedBy }) => startedBy ?? t('Nightly') },
    status: {
      chip: { completed: 'green', running: 'blue', failed: 'red' },
      format: formatWords,
      remark: ({ status, done, due }) => (status === 'running' ? `${percentOf(done, due)} %` : null),
    },
    created: { title: 'Invoices' },
    skipped: { hiddenBelow: 960 },
    failed: {},
    markedOverdue: { title: 'Overdue', hiddenBelow: 960 },
    totalAmount: { title: 'Total' },
  },
  alsoSelect: ['done', 'due'],
  filters: ['date', 'status', 'trigger', 'createdAt'],
  sort: { createdAt: 'desc' },
  pageSize: 25,
  form: { sections: [] },
  adds: false,
  changes: false,
  deletes: false,
});
