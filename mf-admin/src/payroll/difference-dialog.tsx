import { Button, space, useSession } from '@gym/hub-kit';
import { t, translateMessage } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { Dialog, useAction } from '@gym/hub-kit/screen';
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
  const [prepareAgain] = useAction({
    document: preparePayrollAgainDocument,
    variables: (employeeId: string) => ({
      id: row.id,
      employeeIds: [employeeId],
      periodStart: row.payPeriodStart,
      periodEnd: row.payPeriodEnd,
      paymentDate: row.paymentDate,
    }),
    done: ({ prepared: { skipped } }) => ({
      text: skipped[0] ? t('Payroll record deleted successfully') : t('Payroll record created again'),
      about: skipped[0] && translateMessage(skipped[0].reason, skipped[0].reasonTemplate),
    }),
    failed: t('Failed to prepare payroll'),
  });
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
            <Button onClick={() => void take(() => prepareAgain(employee.id))} disabled={busy}>
              {t('Run again')}
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

const Reason = styled.p`
  margin-bottom: ${space(3)};
  overflow-wrap: anywhere;
`;
