import type { AnyIcon } from '@gym/hub-kit';
import { operationNames, type ContractOperation } from './operation-parameters.ts';

type OperationPermission = `contracts:${'add' | 'edit'}`;

interface OperationOffer {
  label: string;
  icon: AnyIcon;
  requires: OperationPermission;
  /** The states in which it is possible; the server knows further conditions. */
  among: readonly string[];
}

export const contractOperations: Readonly<Record<ContractOperation, OperationOffer>> = {
  resume: {
    label: 'Resume',
    icon: { paths: ['M6 4l14 8-14 8z'] },
    requires: 'contracts:edit',
    among: ['frozen'],
  },
  renew: {
    label: 'Renew',
    icon: 'refresh',
    requires: 'contracts:add',
    among: ['active', 'frozen', 'ended'],
  },
  freeze: {
    label: 'Freeze',
    icon: { paths: ['M12 2v20', 'M4 7l16 10', 'M20 7L4 17', 'M9 4l3 3 3-3', 'M9 20l3-3 3 3'] },
    requires: 'contracts:edit',
    among: ['active'],
  },
  'switch-plan': {
    label: 'Switch plan',
    icon: { paths: ['M16 3l4 4-4 4', 'M20 7H4', 'M8 21l-4-4 4-4', 'M4 17h16'] },
    requires: 'contracts:edit',
    among: ['active'],
  },
  cancel: {
    label: 'Cancel contract',
    icon: { paths: ['M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20', 'M15 9l-6 6', 'M9 9l6 6'] },
    requires: 'contracts:edit',
    among: ['upcoming', 'active', 'frozen'],
  },
  'take-back': {
    label: 'Take back',
    icon: { paths: ['M9 14L4 9l5-5', 'M4 9h10a6 6 0 0 1 0 12h-3'] },
    requires: 'contracts:edit',
    among: ['upcoming', 'active', 'frozen', 'ended', 'cancelled'],
  },
};

interface OperationState {
  status: string;
  /** A freeze is planned, which can be ended before it begins. */
  willFreeze?: boolean;
  /** It was changed today, which may have been an operation. */
  wasChangedToday?: boolean;
}

/** The operations that a contract in this state offers a user. */
export const operationsFor = (
  { status, willFreeze = false, wasChangedToday = false }: OperationState,
  can: (permission: OperationPermission) => boolean,
): ContractOperation[] =>
  operationNames.filter(name => {
    const { requires, among } = contractOperations[name];
    if (!can(requires) || (name === 'take-back' && !wasChangedToday)) return false;
    return among.includes(status) || (name === 'resume' && status === 'active' && willFreeze);
  });
