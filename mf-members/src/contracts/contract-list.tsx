import { PageHeader, useSearchParams, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { AddButton, CrudPanel, useCrud, type RowAction } from '@gym/hub-kit/screen';
import type { contracts } from '@gym/hub-kit/resources';
import { useCallback } from 'react';
import { bulkOperations } from './bulk/bulk-operations.ts';
import { ContractDetails } from './contract-details.tsx';
import { isEndingSoon, type ContractDays } from './contract-facts.ts';
import { contractsScreen } from './contracts.screen.ts';
import { OperationOutlet } from './operations/operation-outlet.tsx';
import { contractOperations, operationsFor } from './operations/contract-operations.ts';
import { useOperationAddress } from './operations/operation-address.ts';

/** The parameter of the address of a new contract that names its member. */
const MEMBER = 'set.memberId' satisfies `set.${keyof (typeof contracts)['fields']}`;

/** The contracts of the club. A new one begins with the sign-up of a member. */
export default function ContractList() {
  const crud = useCrud(contractsScreen);
  const actions = useRowOperations();
  const [address] = useSearchParams();
  const isSignUp = crud.dialog?.mode === 'add' && crud.allowed.view && crud.allowed.add;
  return (
    <>
      <PageHeader title={t(contractsScreen.title)} icon={contractsScreen.icon}>
        <AddButton screen={contractsScreen} crud={crud} />
      </PageHeader>
      <CrudPanel
        screen={contractsScreen}
        crud={crud.dialog?.mode === 'add' ? { ...crud, dialog: null } : crud}
        actions={actions}
        bulkOperations={bulkOperations}
        details={id => <ContractDetails id={id} />}
      />
      <OperationOutlet
        instead={
          isSignUp
            ? {
                operation: { name: 'sign-up', memberId: address.get(MEMBER) ?? '' },
                onClose: () => crud.show(null),
              }
            : null
        }
      />
    </>
  );
}

/** The most operations that a row shows; the dialog of the contract has all. */
const MAX_OPERATIONS = 2;

/** The operations that are the next steps of a row. */
function useRowOperations() {
  const { can } = useSession();
  const { open } = useOperationAddress();
  return useCallback(
    (contract: ContractDays & { id: string }): RowAction[] =>
      operationsFor(contract, can)
        .filter(name => name !== 'renew' || contract.status === 'ended' || isEndingSoon(contract))
        .slice(0, MAX_OPERATIONS)
        .map(name => {
          const { label, icon } = contractOperations[name];
          return { icon, label: t(label), onClick: () => open(name, contract.id) };
        }),
    [can, open],
  );
}
