import type { ResultOf } from '@gym/hub-kit/graphql';
import type { operatedContractDocument } from './operations.graphql.ts';

/** The contract that an operation is about. */
export type OperatedContract = NonNullable<ResultOf<typeof operatedContractDocument>['contract']>;

export interface ContractDialogProps {
  contract: OperatedContract;
  onClose: () => void;
}

/** `CON-0017, Ada Adams, Gold` */
export const subtitleOf = ({ contractNumber, member, plan }: OperatedContract): string =>
  [contractNumber, member?.name, plan?.planName].filter(Boolean).join(', ');
