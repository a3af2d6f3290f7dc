import { Button, space, toast, useSession } from '@gym/hub-kit';
import { t, translateMessage } from '@gym/hub-kit/format';
import { useApolloClient, type ResultOf } from '@gym/hub-kit/graphql';
import { Dialog, reportFailure, write } from '@gym/hub-kit/screen';
import { useState } from 'react';
import styled from 'styled-components';
import { preparePayrollAgainDocument } from './payroll.graphql.ts';
import type payrollScreen from './payroll.screen.ts';

type PayrollRow = ResultOf<typeof payrollScreen.documents.list>['page']['items'][number];

interface DifferenceDialogProps {
  row: PayrollRow;
  /** Both amounts and why they differ, in the user's language. */
  reason: string;
  /** Approves the record as it is. */
  onApprove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks what happens to a prepared record whose salary is another one by now. */
export function DifferenceDialog({ row, reason, onApprove, onClose }: DifferenceDialogProps) {
  const { can } = useSession();
  const { employee } = row;
  const [busy, setBusy] = useState(false);
  const prepareAgain = usePrepareAgain();
  const take = async (step: () => Promise<unknown>) => {
    setBusy(true);
    await step();
    onClose();
  };
  return (
    <Dialog
      role="alertdialog"
      title={t('The salary is another one by now')}
      width={560}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy} data-autofocus>
            {t('Cancel')}
          </Button>
          {employee && can('payroll:delete') && can('payroll:add') && (
            <Button onClick={() => void take(() => prepareAgain(row, employee.id))} disabled={busy}>
              {t('Prepare again')}
            </Button>
          )}
          <Button look="danger" onClick={() => void take(onApprove)} busy={busy}>
            {t('Approve as it is')}
          </Button>
        </>
      }
    >
      <Reason>{reason}</Reason>
      <p>{t('Preparing it again replaces this record, with whatever was entered in it by hand.')}</p>
    </Dialog>
  );
}

function usePrepareAgain() {
  const client = useApolloClient();
  return async ({ id, payPeriodStart, payPeriodEnd, paymentDate }: PayrollRow, employeeId: string) => {
    try {
      const variables = {
        id,
        employeeIds: [employeeId],
        periodStart: payPeriodStart,
        periodEnd: payPeriodEnd,
        paymentDate,
      };
      const { data } = await write(client, { mutation: preparePayrollAgainDocument, variables });
      const [skipped] = data!.prepared.skipped;
      toast.success(
        skipped ? t('Payroll record deleted successfully') : t('Payroll record prepared again'),
        undefined,
        skipped && translateMessage(skipped.reason, skipped.reasonTemplate),
      );
    } catch (failure) {
      reportFailure('Failed to prepare payroll', failure);
    }
  };
}

const Reason = styled.p`
  margin-bottom: ${space(3)};
  overflow-wrap: anywhere;
`;
