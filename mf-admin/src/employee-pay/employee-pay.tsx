import {
  Button,
  color,
  IconButton,
  mixin,
  type Slots,
  space,
  useSearchParams,
  useSession,
} from '@gym/hub-kit';
import { formatDay, formatMoney, t, today } from '@gym/hub-kit/format';
import { useApolloClient, useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import type { employeePays } from '@gym/hub-kit/resources';
import { ConfirmDialog, CrudDialog, undoAction, useAction, useQueryFailure } from '@gym/hub-kit/screen';
import { useState } from 'react';
import styled from 'styled-components';
import { employeePayDocument } from './employee-pay.graphql.ts';
import employeePayScreen from './employee-pay.screen.ts';

/** What an employee earns from which day on, the latest first, for users who may also change it here. */
export default function EmployeePay({ employeeId }: Slots['employee']) {
  const { can } = useSession();
  const query = useQuery(employeePayDocument, { variables: { employeeId } });
  const failure = useQueryFailure(t('Failed to fetch pay records'), query, 'line');
  const dialog = usePayDialog(employeeId);
  const [pendingDelete, setPendingDelete] = useState<Pay | null>(null);
  const remove = useDeletion();
  const items = query.data?.page.items ?? [];
  return (
    <>
      {failure}
      {query.data && items.length === 0 && (
        <Empty>{t('No pay records yet: payroll pays the salary of the employee.')}</Empty>
      )}
      <List>
        {items.map(pay => {
          const { id, validFrom, salary, overtimeRate, notes } = pay;
          return (
            <li key={id}>
              <span>
                {t('From {day}', { day: formatDay(validFrom) })}
                {notes && <small>{notes}</small>}
              </span>
              <span>
                {t('{amount} a year', { amount: formatMoney(salary) })}
                <small>{t('Overtime {rate} an hour', { rate: formatMoney(overtimeRate) })}</small>
              </span>
              {can('employee-pay:edit') && (
                <IconButton
                  icon="edit"
                  label={t('Edit pay from {day}', { day: formatDay(validFrom) })}
                  onClick={() => dialog.show(id)}
                />
              )}
              {can('employee-pay:delete') && (
                <IconButton
                  icon="delete"
                  danger
                  label={t('Delete pay from {day}', { day: formatDay(validFrom) })}
                  onClick={() => setPendingDelete(pay)}
                />
              )}
            </li>
          );
        })}
      </List>
      {can('employee-pay:add') && (
        <Button icon="add" onClick={() => dialog.show('new')}>
          {t('Add Pay')}
        </Button>
      )}
      {dialog.shown}
      {pendingDelete && (
        <ConfirmDialog
          title={t('Delete pay from {day}', { day: formatDay(pendingDelete.validFrom) })}
          text={consequenceOf(pendingDelete, items)}
          confirmLabel={t('Delete')}
          onConfirm={() => remove(pendingDelete)}
          onClose={() => setPendingDelete(null)}
        />
      )}
    </>
  );
}

type Pay = ResultOf<typeof employeePayDocument>['page']['items'][number];

/** What follows from the deletion of a pay. Payroll that was prepared already keeps its amounts. */
function consequenceOf({ id, validFrom }: Pay, pays: readonly Pay[]): string {
  const kept = t('Payroll records that were prepared already keep their amounts.');
  // The latest first: the pay before is the next one.
  const before = pays[pays.findIndex(pay => pay.id === id) + 1];
  const next = before ?? pays.findLast(pay => pay.id !== id);
  if (!next) return `${t('Payroll then pays the salary of the employee, without overtime.')} ${kept}`;
  const values = { day: formatDay(validFrom), amount: formatMoney(next.salary) };
  const follows =
    validFrom <= today() || !before
      ? t('From {day} on, {amount} a year applies instead. The salary of the employee follows.', values)
      : t('From {day} on, {amount} a year goes on.', values);
  return `${follows} ${kept}`;
}

function useDeletion() {
  const client = useApolloClient();
  const { can } = useSession();
  const [remove] = useAction({
    document: employeePayScreen.documents.remove!,
    variables: ({ id }: Pay) => ({ id }),
    done: (_, { id, validFrom }) => ({
      text: t('Pay record deleted successfully'),
      undo: can('employee-pay:add') ? undoAction(client, { resource: 'employee-pay', id }) : undefined,
      about: t('From {day}', { day: formatDay(validFrom) }),
    }),
    failed: t('Failed to delete pay record'),
  });
  return remove;
}

const PAY = 'pay';
const PRESET = 'set.employeeId' satisfies `set.${keyof (typeof employeePays)['fields']}`;

/** The dialog of a pay, by the address: `?pay=new` or `?pay=17`. */
function usePayDialog(employeeId: string) {
  const { can } = useSession();
  const [address, setAddress] = useSearchParams();
  const id = address.get(PAY);
  const change = (pay: string | null) =>
    setAddress(
      now => {
        const next = new URLSearchParams(now);
        if (pay) next.set(PAY, pay);
        else next.delete(PAY);
        if (pay === 'new') next.set(PRESET, employeeId);
        else next.delete(PRESET);
        return next;
      },
      // Back does not open a dialog again that was closed.
      { replace: pay === null },
    );
  return {
    show: change,
    shown: id && (
      <CrudDialog
        screen={employeePayScreen}
        target={id === 'new' ? { mode: 'add' } : { mode: 'open', id }}
        editable={id === 'new' ? can('employee-pay:add') : can('employee-pay:edit')}
        onClose={() => change(null)}
        onSaved={() => undefined}
      />
    ),
  };
}

const Empty = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.muted};
`;

const List = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: ${space(4)};
    padding: ${space(2)} 0;
    border-bottom: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
  }
  li:last-child {
    margin-bottom: ${space(3)};
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    ${mixin.remark}
    display: block;
  }
`;
