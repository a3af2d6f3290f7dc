import { Button, PageHeader, toast, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useApolloClient, type ResultOf } from '@gym/hub-kit/graphql';
import {
  AddButton,
  CrudPanel,
  lazyPart,
  reportFailure,
  useCrud,
  useDocumentActions,
  type RowAction,
} from '@gym/hub-kit/screen';
import { Suspense, useState } from 'react';
import { approvePayrollDocument, payPayrollDocument, payslipPdfDocument } from './payroll.graphql.ts';
import payrollScreen from './payroll.screen.ts';
import { PayrollSources } from './payroll-sources.tsx';

const PrepareDialog = lazyPart(() => import('./prepare-dialog.tsx'));

type PayrollRow = ResultOf<typeof payrollScreen.documents.list>['page']['items'][number];

/** The payroll records, with the steps from preparing to paying them. */
export default function PayrollScreen() {
  const crud = useCrud(payrollScreen);
  const { can } = useSession();
  const [isPreparing, setIsPreparing] = useState(false);
  const steps = useSteps(crud.reload);
  const documentActions = useDocumentActions(payslipPdfDocument);
  const nextStep = (row: PayrollRow): RowAction[] => {
    if (!crud.allowed.edit || row.paymentStatus !== 'pending') return [];
    return row.approvedAt
      ? [{ icon: 'money', label: t('Pay'), onClick: () => steps.pay(row.id) }]
      : [{ icon: 'success', label: t('Approve'), onClick: () => steps.approve(row.id) }];
  };
  const actions = (row: PayrollRow) => [...nextStep(row), ...documentActions(row)];
  return (
    <>
      <PageHeader title={t(payrollScreen.title)} icon={payrollScreen.icon}>
        {can('payroll:view') && can('payroll:add') && (
          <Button icon="payroll" onClick={() => setIsPreparing(true)}>
            {t('Prepare payroll')}
          </Button>
        )}
        <AddButton screen={payrollScreen} crud={crud} />
      </PageHeader>
      <CrudPanel
        screen={payrollScreen}
        crud={crud}
        actions={actions}
        details={id => <PayrollSources payrollId={id} />}
      />
      {isPreparing && (
        <Suspense>
          <PrepareDialog onClose={() => setIsPreparing(false)} onCreated={crud.reload} />
        </Suspense>
      )}
    </>
  );
}

function useSteps(reload: () => void) {
  const client = useApolloClient();
  const attempt = async (work: Promise<unknown>, done: string, failed: string) => {
    try {
      await work;
      toast.success(done);
    } catch (failure) {
      reportFailure(failed, failure);
    }
    reload();
  };
  return {
    approve: (id: string) =>
      void attempt(
        client.mutate({ mutation: approvePayrollDocument, variables: { ids: [id] } }),
        t('Payroll record approved'),
        'Failed to approve payroll record',
      ),
    pay: (id: string) =>
      void attempt(
        client.mutate({ mutation: payPayrollDocument, variables: { ids: [id] } }),
        t('Payroll record and its commissions paid'),
        'Failed to pay payroll record',
      ),
  };
}
