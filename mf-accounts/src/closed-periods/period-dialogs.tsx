import { Icon, space } from '@gym/hub-kit';
import { formatMonth, t } from '@gym/hub-kit/format';
import { ConfirmDialog } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import { ReasonDialog } from '../reason-dialog.tsx';
import { openItems, type Month } from './open-items.ts';

interface DialogProps<Result extends unknown[]> {
  month: Month;
  /** Resolves when it is done, whether it succeeded or was reported. */
  onConfirm: (...result: Result) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a month is closed, and names what is still pending. */
export function CloseDialog({ month, onConfirm, onClose }: DialogProps<[]>) {
  const items = openItems(month);
  return (
    <ConfirmDialog
      title={t('Close {month}', { month: formatMonth(month.month, 'long') })}
      text={t(
        'Invoices, payments, external payments, expenses, income and payroll of this month can no longer be added, changed or deleted. Later payments still settle its invoices.',
      )}
      confirmLabel={t('Close month')}
      look="solid"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {items.length > 0 && (
        <Warning>
          <Icon name="warning" size={16} />
          <div>
            {t('Still open in this month:')}
            <ul>
              {items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </Warning>
      )}
    </ConfirmDialog>
  );
}

/** Asks for the reason for which a month is reopened. */
export const ReopenDialog = ({ month, ...props }: DialogProps<[reason: string]>) => (
  <ReasonDialog
    {...props}
    title={t('Reopen {month}', { month: formatMonth(month.month, 'long') })}
    subtitle={t('The history and the activity log keep the reason.')}
    confirmLabel={t('Reopen')}
    maxLength={1000}
  />
);

const Warning = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-top: ${space(4)};
  > svg {
    flex: none;
    margin-top: 2px;
  }
  ul {
    margin-top: ${space(1)};
    padding-inline-start: ${space(5)};
    list-style: disc;
  }
`;
