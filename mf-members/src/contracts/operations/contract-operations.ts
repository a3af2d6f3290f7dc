import type { AnyIcon } from '@gym/hub-kit';

/** What can be done with a stored contract, beside editing it. */
export type ContractOperation = 'renew' | 'freeze' | 'resume' | 'switch-plan' | 'cancel';

type OperationPermission = `contracts:${'add' | 'edit'}`;

interface OperationOffer {
  label: string;
  icon: AnyIcon;
  requires: OperationPermission;
  /** The states in which it is possible; the server knows further conditions. */
  among: readonly string[];
}

/** In the order in which they are offered. */
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
};

export const operationNames = Object.keys(contractOperations) as ContractOperation[];

/**
 * The operations that a contract in this state offers a user.
 * @param willFreeze a freeze is planned, which can be ended before it begins
 */
export const operationsFor = (
  status: string,
  can: (permission: OperationPermission) => boolean,
  willFreeze = false,
): ContractOperation[] =>
  operationNames.filter(name => {
    const { requires, among } = contractOperations[name];
    const isPossible = among.includes(status) || (name === 'resume' && status === 'active' && willFreeze);
    return isPossible && can(requires);
  });
