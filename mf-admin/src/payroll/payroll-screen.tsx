import { Button, PageHeader, useSession } from '@gym/hub-kit';
import { formatMoney, t, today } from '@gym/hub-kit/format';
import { useApolloClient, type ResultOf } from '@gym/hub-kit/graphql';
import {
  AddButton,
  CrudPanel,
  lazyPart,
  readApiError,
  reasonOf,
  reportFailure,
  useAction,
  useCrud,
  useDocumentActions,
  write,
  type BulkAction,
  type RowAction,
} from '@gym/hub-kit/screen';
import { Suspense, useState } from 'react';
import { DifferenceDialog } from './difference-dialog.tsx';
import { approvePayrollDocument, payPayrollDocument, payslipPdfDocument } from './payroll.graphql.ts';
import payrollScreen from './payroll.screen.ts';
import { PayrollSources } from './payroll-sources.tsx';

const PrepareDialog = lazyPart(() => import('./prepare-dialog.tsx'));

type PayrollRow = ResultOf<typeof payrollScreen.documents.list>['page']['items'][number];

/** The payroll records, with the steps from preparing to paying them, for one or for selected ones. */
export default function PayrollScreen() {
  const crud = useCrud(payrollScreen);
  const { can } = useSession();
  const [isPreparing, setIsPreparing] = useState(false);
  const [difference, setDifference] = useState<{ row: PayrollRow; reason: string } | null>(null);
  const client = useApolloClient();
  const [approve] = useAction({
    document: approvePayrollDocument,
    variables: ({ row, confirmed = false }: Approval) => ({
      ids: [row.id],
      versions: [row.version],
      confirmed,
    }),
    done: () => t('Payroll record approved'),
    failed: t('Failed to approve payroll record'),
    onFailed: crud.reload,
    confirm: (error, { row }) => setDifference({ row, reason: reasonOf(error) }),
  });
  const pay = (row: PayrollRow) =>
    crud.applyChange(
      row,
      { change: { paymentStatus: 'paid', paymentDate: today() } },
      {
        done: t('Payroll record and its commissions paid'),
        report(failure) {
          const error = readApiError(failure);
          if (!error.isConfirmable) return reportFailure('Failed to pay payroll record', failure);
          setDifference({ row, reason: reasonOf(error) });
          return error;
        },
      },
    );
  /** One of many: the list is requested once, after the last. */
  const runOne =
    (mutation: typeof approvePayrollDocument | typeof payPayrollDocument) =>
    ({ id, version }: PayrollRow) =>
      write(client, { mutation, variables: { ids: [id], versions: [version] } }, { refetch: false });
  const documentActions = useDocumentActions(payslipPdfDocument);
  const isPending = (row: PayrollRow) => row.paymentStatus === 'pending' && !crud.closedMonthOf(row);
  const nextStep = (row: PayrollRow): RowAction[] => {
    if (!crud.allowed.edit || !isPending(row)) return [];
    return row.approvedAt
      ? [{ icon: 'money', label: t('Pay'), onClick: () => pay(row) }]
      : [{ icon: 'success', label: t('Approve'), onClick: () => approve({ row }) }];
  };
  const actions = (row: PayrollRow) => [...nextStep(row), ...documentActions(row)];
  const bulk: BulkAction<PayrollRow>[] = [
    {
      icon: 'success',
      label: t('Approve'),
      when: row => isPending(row) && !row.approvedAt,
      run: runOne(approvePayrollDocument),
      done: count =>
        t({ one: '{count} payroll record approved', other: '{count} payroll records approved' }, { count }),
    },
    {
      icon: 'money',
      label: t('Pay'),
      when: row => isPending(row) && row.approvedAt !== null,
      confirm: rows => ({
        title: t(
          { one: 'Pay {count} payroll record', other: 'Pay {count} payroll records' },
          {
            count: rows.length,
          },
        ),
        text: t('{total} in all, with the commissions in them. The payment date is today.', {
          total: formatMoney(sumOf(rows)),
        }),
      }),
      run: runOne(payPayrollDocument),
      done: count =>
        t({ one: '{count} payroll record paid', other: '{count} payroll records paid' }, { count }),
    },
  ];
  return (
    <>
      <PageHeader title={t(payrollScreen.title)} icon={payrollScreen.icon}>
        {can('payroll:view') && can('payroll:add') && (
          <Button icon="payroll" onClick={() => setIsPreparing(true)}>
            {t('Run Payroll')}
          </Button>
        )}
        <AddButton screen={payrollScreen} crud={crud} />
      </PageHeader>
      <CrudPanel
        screen={payrollScreen}
        crud={crud}
        actions={actions}
        bulk={crud.allowed.edit ? bulk : undefined}
        details={id => <PayrollSources payrollId={id} />}
      />
      {isPreparing && (
        <Suspense>
          <PrepareDialog onClose={() => setIsPreparing(false)} />
        </Suspense>
      )}
      {difference && (
        <DifferenceDialog
          {...difference}
          onApprove={() => approve({ row: difference.row, confirmed: true })}
          onClose={() => setDifference(null)}
        />
      )}
    </>
  );
}

/** To the cent. */
const sumOf = (rows: readonly PayrollRow[]) =>
  rows.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0) / 100;

interface Approval {
  row: PayrollRow;
  /** The user has confirmed what the server asked about. */
  confirmed?: boolean;
}
