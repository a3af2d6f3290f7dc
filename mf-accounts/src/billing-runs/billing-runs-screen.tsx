import { Button, PageHeader, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { CrudPanel, lazyPart, useCrud } from '@gym/hub-kit/screen';
import { Suspense, useEffect, useState } from 'react';
import { billingRunsScreen } from './billing-runs.screen.ts';
import type { StartedRun } from './run-billing-dialog.tsx';

const RunBillingDialog = lazyPart(() => import('./run-billing-dialog.tsx'));
const ReportDialog = lazyPart(() => import('./report-dialog.tsx'));

/** How often the list is requested while a run works, in milliseconds. */
const REFRESH_MS = 2_000;

export default function BillingRunsScreen() {
  const crud = useCrud(billingRunsScreen);
  const { can } = useSession();
  const [starting, setStarting] = useState(false);
  const [started, setStarted] = useState<StartedRun | null>(null);
  const { rows, reload, dialog, show } = crud;
  const isRunning = rows.some(({ status }) => status === 'running');
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(reload, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);

  return (
    <>
      <PageHeader
        title={t(billingRunsScreen.title)}
        subtitle={t(billingRunsScreen.subtitle!)}
        icon={billingRunsScreen.icon}
      >
        {can('billing-runs:add') && (
          <Button look="solid" icon="billing" onClick={() => setStarting(true)}>
            {t('Run Billing')}
          </Button>
        )}
      </PageHeader>
      <CrudPanel screen={billingRunsScreen} crud={{ ...crud, dialog: null }} />
      <Suspense>
        {starting && (
          <RunBillingDialog
            onClose={() => setStarting(false)}
            onStarted={run => {
              setStarting(false);
              setStarted(run);
            }}
          />
        )}
        {started && (
          <ReportDialog id={started.id} preview={started.preview} onClose={() => setStarted(null)} />
        )}
        {dialog?.mode === 'open' && <ReportDialog id={dialog.id} onClose={() => show(null)} />}
      </Suspense>
    </>
  );
}
