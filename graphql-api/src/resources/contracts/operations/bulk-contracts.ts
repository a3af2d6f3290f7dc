import { toMinor } from '../../../common/money.ts';
import { resourceOf } from '../../../declaration/resource.ts';
import { defineBulkKind } from '../../bulk-operations/bulk-kind.ts';
import { addBulkMutation } from '../../bulk-operations/bulk-mutation.ts';
import { Contract } from '../contract.ts';
import { checkPriceInput } from './change-price.ts';
import { contractChanges } from './contract-changes.ts';
import type { ContractChangeOf } from './plan-operation.ts';
import { changeContractWithin, takeBackWithin } from './run-operation.ts';

/** An operation takes some tens of statements, and its transaction locks the accounts of the members. */
const BATCH = 25;

interface BulkChange<Input> {
  /** The root field. */
  name: string;
  /** The type of the input. */
  type: string;
  description: string;
  /** @throws BAD_USER_INPUT for an input that every contract would reject */
  check?: (input: Input) => void;
}

/** The operation on each of many contracts. Its undo takes back operations of today, as `takeBackOperation` does. */
function bulkContracts<Input extends object>(
  change: ContractChangeOf<Input>,
  { name, type, description, check }: BulkChange<Input>,
) {
  return {
    name,
    resource: resourceOf(Contract),
    kind: defineBulkKind<Input>({
      name: change.name,
      requires: ['view', 'edit'],
      batch: BATCH,
      async apply({ recordId }, { input }, part) {
        const { invoices, warnings } = await changeContractWithin(change, recordId, input, part);
        const invoiced = invoices.reduce((sum, { totalAmount }) => sum + toMinor(totalAmount), 0);
        return { isChanged: true, invoiced, warnings };
      },
      async undo({ recordId, entryId }, part) {
        await takeBackWithin(recordId, entryId!, part);
        return { isChanged: true };
      },
    }),
    argument: `input: ${type}!`,
    description,
    input({ input }: { input: Input }) {
      check?.(input);
      return input;
    },
  };
}

addBulkMutation(
  bulkContracts(contractChanges.freeze, {
    name: 'bulkFreezeContracts',
    type: 'FreezeContractInput',
    description: 'Freezes many contracts',
  }),
);
addBulkMutation(
  bulkContracts(contractChanges.switchPlan, {
    name: 'bulkSwitchContracts',
    type: 'SwitchPlanInput',
    description: 'Switches many contracts to another plan',
  }),
);
addBulkMutation(
  bulkContracts(contractChanges.changePrice, {
    name: 'bulkChangeContractPrices',
    type: 'ChangePriceInput',
    description: 'Changes the prices of many contracts, each from a billing period of its own on,',
    check: checkPriceInput,
  }),
);
addBulkMutation(
  bulkContracts(contractChanges.cancel, {
    name: 'bulkCancelContracts',
    type: 'CancelContractInput',
    description: 'Cancels many contracts',
  }),
);
