import { DateField, FieldGrid, NumberField, SelectField } from '@gym/hub-kit/fields';
import { addDays, addMonths, formatDay, t, today } from '@gym/hub-kit/format';
import { reportFailure } from '@gym/hub-kit/screen';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { amountProblem, dayProblem, problemsOf } from './form-checks.ts';
import { freezesLeft } from './freezes-left.ts';
import { subtitleOf, type ContractDialogProps, type OperatedContract } from './operated-contract.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { freezeContractDocument } from './operations.graphql.ts';

interface FreezeValues {
  from: string;
  until: string;
  reason: string;
  fee: number | null;
}

/** A month from today, or as long as the plan allows. */
function frozen({ plan }: OperatedContract): FreezeValues {
  const from = today();
  const month = addDays(addMonths(from, 1), -1);
  const longest = plan?.freezePeriod ? addDays(from, plan.freezePeriod - 1) : month;
  return { from, until: longest < month ? longest : month, reason: '', fee: 0 };
}

const check = ({ from, until, fee }: FreezeValues) =>
  problemsOf({
    from: dayProblem(from, true),
    until:
      dayProblem(until, true) ??
      (until < from ? t('The last frozen day cannot be before the first') : undefined),
    fee: amountProblem(fee),
  });

/** Freezes a contract for some days. */
export function FreezeDialog({ contract, onClose }: ContractDialogProps) {
  const [initial] = useState(() => frozen(contract));
  return (
    <OperationDialog
      title={t('Freeze Contract')}
      subtitle={subtitleOf(contract)}
      document={freezeContractDocument}
      initial={initial}
      check={check}
      variables={({ from, until, reason, fee }) => ({
        id: contract.id,
        input: { from, until, reason: reason || null, fee },
      })}
      effect={{
        free: () => t('Freeze'),
        invoice: amount => t('Freeze and invoice {amount}', { amount }),
        credit: amount => t('Freeze and credit {amount}', { amount }),
      }}
      done={() => t('Contract {contract} will be frozen', { contract: contract.contractNumber })}
      report={failure => reportFailure('Failed to freeze contract', failure)}
      onClose={onClose}
    >
      <FieldGrid>
        <Days contract={contract} />
        <SelectField
          kind="select"
          name="reason"
          label={t('Reason')}
          masterData={{ page: 'Contracts', dropdown: 'freeze_reason' }}
        />
        <NumberField kind="money" name="fee" label={t('Fee')} min={0} help={t('Before tax.')} />
      </FieldGrid>
    </OperationDialog>
  );
}

function Days({ contract }: { contract: OperatedContract }) {
  const { values } = useFormikContext<FreezeValues>();
  const { plan, freezes } = contract;
  const left = freezesLeft(plan?.freezeLimit, freezes.items, values.from);
  const longest = plan?.freezePeriod;
  return (
    <>
      <DateField
        name="from"
        label={t('First Frozen Day')}
        required
        help={
          left === null
            ? undefined
            : t(
                {
                  one: '{count} freeze is left within twelve months.',
                  other: '{count} freezes are left within twelve months.',
                },
                { count: left },
              )
        }
      />
      <DateField
        name="until"
        label={t('Last Frozen Day')}
        required
        help={
          longest && dayProblem(values.from, true) === undefined
            ? t('At the latest {date}: the plan allows {days} days.', {
                date: formatDay(addDays(values.from, longest - 1)),
                days: longest,
              })
            : undefined
        }
      />
    </>
  );
}
