import type { TypedDocumentNode } from '@gym/hub-kit/graphql';
import type { OperationResult } from './operations.graphql.ts';

/** What an operation receives: its input, if any, and the id of the contract that it changes. */
export interface OperationVariables {
  id?: string;
  input?: object;
}

/** A mutation of contracts that can be previewed. */
export type OperationDocument<Variables extends OperationVariables> = TypedDocumentNode<
  { result: OperationResult },
  Variables & { dryRun: boolean; preview?: string | null }
>;
