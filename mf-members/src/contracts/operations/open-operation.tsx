import { Button, EmptyState, Skeleton, useSession } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { Dialog, RunDialog, useQueryFailure } from '@gym/hub-kit/screen';
import type { ReactNode } from 'react';
import { renewableContract } from '../../member-contract/current-contract.ts';
import { memberContractsDocument } from '../../member-contract/member-contract.graphql.ts';
import { contractDialogs } from './contract-dialogs.tsx';
import { contractOperations } from './contract-operations.ts';
import type { OpenOperation } from './operation-address.ts';
import { SIGN_UP, type ContractOperation } from './operation-parameters.ts';
import { operatedContractDocument } from './operations.graphql.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';

// While the contract loads, so that its dialog follows at once.
RunDialog.preload();

interface OpenOperationDialogProps {
  operation: OpenOperation;
  onClose: () => void;
}

/** The dialog of an operation; nothing for a user who may not execute it, whose address somebody shared. */
export default function OpenOperationDialog({ operation, onClose }: OpenOperationDialogProps) {
  const { can } = useSession();
  const requires = operation.name === SIGN_UP ? 'contracts:add' : contractOperations[operation.name].requires;
  if (!can(requires)) return null;
  if ('contractId' in operation) return <OperationOnContract {...operation} onClose={onClose} />;
  const { name, memberId } = operation;
  return name === 'renew' ? (
    <RenewalOfMember memberId={memberId} onClose={onClose} />
  ) : (
    <SignUpDialog memberId={memberId} onClose={onClose} />
  );
}

/** Renews the contract of a member; signs up a member who has none. */
function RenewalOfMember({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  // The dialog is chosen once, and stays while its success changes the contracts.
  const query = useQuery(memberContractsDocument, { variables: { memberId }, fetchPolicy: 'no-cache' });
  const failure = useQueryFailure(t('The contract could not be loaded'), query);
  if (!query.data)
    return (
      <WaitingDialog name="renew" onClose={onClose}>
        {failure ?? <Waiting />}
      </WaitingDialog>
    );
  const contract = renewableContract(query.data.contracts.items);
  if (!contract) return <SignUpDialog memberId={memberId} onClose={onClose} />;
  return <OperationOnContract name="renew" contractId={contract.id} onClose={onClose} />;
}

/** Loads the contract first: the form proposes values by its terms. */
function OperationOnContract({
  name,
  contractId,
  onClose,
}: {
  name: ContractOperation;
  contractId: string;
  onClose: () => void;
}) {
  const query = useQuery(operatedContractDocument, {
    variables: { id: contractId },
    // The form is made from it once, and keeps what is entered.
    fetchPolicy: 'no-cache',
  });
  const failure = useQueryFailure(t('The contract could not be loaded'), query);
  const Form = contractDialogs[name];
  if (query.data?.contract) return <Form contract={query.data.contract} onClose={onClose} />;
  return (
    <WaitingDialog name={name} onClose={onClose}>
      {failure ??
        (query.data ? <EmptyState icon="info" title={t('This contract no longer exists')} /> : <Waiting />)}
    </WaitingDialog>
  );
}

interface WaitingDialogProps {
  name: ContractOperation;
  onClose: () => void;
  children: ReactNode;
}

/** Shown until the contract has loaded. */
function WaitingDialog({ name, onClose, children }: WaitingDialogProps) {
  return (
    <Dialog
      title={t(contractOperations[name].label)}
      width={960}
      fullOnSmall
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {children}
    </Dialog>
  );
}

const Waiting = () => <Skeleton $width="60%" role="status" aria-label={t('Loading…')} />;
