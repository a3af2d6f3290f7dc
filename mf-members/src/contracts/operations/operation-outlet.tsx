import { lazyPart } from '@gym/hub-kit/screen';
import { Suspense } from 'react';
import { useOperationAddress, type OpenOperation } from './operation-address.ts';

/** Loaded with the first operation. */
const OpenOperationDialog = lazyPart(() => import('./open-operation.tsx'));

interface OperationOutletProps {
  /** Shown while the URL opens no operation. */
  instead?: { operation: OpenOperation; onClose: () => void } | null;
}

/** The dialog of the operation that the URL opens. */
export function OperationOutlet({ instead = null }: OperationOutletProps) {
  const { operation, close } = useOperationAddress();
  const open = operation ? { operation, onClose: close } : instead;
  if (!open) return null;
  return (
    <Suspense>
      <OpenOperationDialog key={JSON.stringify(open.operation)} {...open} />
    </Suspense>
  );
}
