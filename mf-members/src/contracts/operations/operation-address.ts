import { useSearchParams } from '@gym/hub-kit';
import { useCallback } from 'react';
import {
  operationNames,
  operationParameters,
  PARAMETERS,
  SIGN_UP,
  type ContractOperation,
} from './operation-parameters.ts';

/** The operation whose dialog is open. */
export type OpenOperation =
  | { name: typeof SIGN_UP; memberId: string }
  | { name: 'renew'; memberId: string }
  | { name: ContractOperation; contractId: string };

const isOperation = (name: string): name is ContractOperation =>
  (operationNames as readonly string[]).includes(name);

function readOperation(address: URLSearchParams): OpenOperation | null {
  const name = address.get('operation') ?? '';
  const contractId = address.get('contract');
  const memberId = address.get('member') ?? '';
  if (name === SIGN_UP) return { name, memberId };
  if (name === 'renew' && !contractId && memberId) return { name, memberId };
  return isOperation(name) && contractId ? { name, contractId } : null;
}

function withParameters(address: URLSearchParams, parameters: string): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of PARAMETERS) next.delete(name);
  for (const [name, value] of new URLSearchParams(parameters)) next.set(name, value);
  return next;
}

/** The operation that the URL opens, and how to open and close one. The rest of the URL stays. */
export function useOperationAddress() {
  const [address, setAddress] = useSearchParams();
  const open = useCallback(
    (name: ContractOperation, contractId: string) =>
      setAddress(now => withParameters(now, operationParameters(name, contractId))),
    [setAddress],
  );
  const close = () => setAddress(now => withParameters(now, ''), { replace: true });
  return { operation: readOperation(address), open, close };
}
