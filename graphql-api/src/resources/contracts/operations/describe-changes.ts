import { findColumn, resourceOf } from '../../../declaration/resource.ts';
import { Contract } from '../contract.ts';
import type { ContractChange } from './operation-types.ts';
import { successorOf, type ContractFields, type ContractState, type StatedOutcome } from './outcome.ts';

/** The fields in the order in which people read them. */
const SHOWN = [
  'planId',
  'price',
  'billingFrequency',
  'startDate',
  'endDate',
  'billingAnchor',
  'billedThrough',
  'status',
  'autoRenewal',
  'cancelledOn',
  'cancellationReason',
  'notes',
] as const satisfies readonly (keyof ContractFields)[];

type Shown = Partial<Record<(typeof SHOWN)[number], unknown>>;

/** The number of a contract that has none yet. */
const NEW = 'new';

/** What an operation changes, field by field. */
export function describeChanges(state: ContractState | null, outcome: StatedOutcome): ContractChange[] {
  const { changes, created, takenBack, movedSuccessors } = outcome;
  const number = state?.contract.contractNumber ?? NEW;
  return [
    ...(state ? differences(number, state.contract, { ...state.contract, ...changes }) : []),
    ...(state ? freezeChanges(number, state, outcome) : []),
    ...movedSuccessors.flatMap(moved => {
      const { contract } = successorOf(state!, moved);
      return differences(contract.contractNumber, contract, { ...contract, ...moved.changes });
    }),
    ...(created ? differences(NEW, {}, { ...created, planId: created.plan.planName }) : []),
    ...(takenBack?.created
      ? differences(takenBack.created.contract.contractNumber, takenBack.created.contract, {
          ...takenBack.created.contract,
          ...takenBack.created.changes,
        })
      : []),
  ];
}

function differences(contract: string, before: Shown, after: Shown): ContractChange[] {
  return SHOWN.flatMap(field => {
    const [from, to] = [textOf(before[field]), textOf(after[field])];
    const label = findColumn(resourceOf(Contract), field)!.label;
    return from === to ? [] : [{ contract, field: field === 'planId' ? 'plan' : field, label, from, to }];
  });
}

const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
};

function freezeChanges(
  contract: string,
  { freezes }: ContractState,
  outcome: StatedOutcome,
): ContractChange[] {
  const { addedFreezes = [], movedFreezes = [] } = outcome;
  const change = (from: string | null, to: string | null) => ({
    contract,
    field: 'freeze',
    label: 'Freeze',
    from,
    to,
  });
  const moved = movedFreezes.flatMap(({ id, to }) => {
    const { from, to: until } = freezes.find(freeze => freeze.id === id)!;
    return to === until ? [] : change(daysOf(from, until), to < from ? null : daysOf(from, to));
  });
  return [...moved, ...addedFreezes.map(({ from, to }) => change(null, daysOf(from, to)))];
}

const daysOf = (from: string, to: string) => (from === to ? from : `${from} to ${to}`);
