import { findColumn, resourceOf } from '../../../declaration/resource.ts';
import { Contract } from '../contract.ts';
import type { ContractChange } from './operation-types.ts';
import type { ContractFields, ContractState, StatedOutcome } from './outcome.ts';

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
  const { changes, created } = outcome;
  const number = state?.contract.contractNumber ?? NEW;
  return [
    ...(state ? differences(number, state.contract, { ...state.contract, ...changes }) : []),
    ...(state ? freezeChanges(number, state, outcome) : []),
    ...(created ? differences(NEW, {}, { ...created, planId: created.plan.planName }) : []),
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
  const { addedFreeze, shortenedFreezes = [] } = outcome;
  const change = (from: string | null, to: string | null) => ({
    contract,
    field: 'freeze',
    label: 'Freeze',
    from,
    to,
  });
  const shortened = shortenedFreezes.map(({ id, to }) => {
    const { from, to: until } = freezes.find(freeze => freeze.id === id)!;
    return change(daysOf(from, until), to < from ? null : daysOf(from, to));
  });
  return addedFreeze ? [...shortened, change(null, daysOf(addedFreeze.from, addedFreeze.to))] : shortened;
}

const daysOf = (from: string, to: string) => (from === to ? from : `${from} to ${to}`);
