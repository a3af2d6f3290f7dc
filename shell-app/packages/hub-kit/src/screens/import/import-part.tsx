import { useState } from 'react';
import type { AnyScreen } from '../../definition/define-screen.ts';
import OperationDialog from '../bulk/operation-dialog.tsx';
import { usePresenter, type FollowedOperation } from '../bulk/operation.ts';
import type { AnyCrud } from '../use-crud.ts';
import ImportDialog from './import-dialog.tsx';

interface ImportPartProps {
  screen: AnyScreen;
  crud: AnyCrud;
  isOpen: boolean;
  onClose: () => void;
}

/** The import of a list, and how far one is that was started. */
export default function ImportPart({ screen, crud, isOpen, onClose }: ImportPartProps) {
  const [operation, setOperation] = useState<FollowedOperation | null>(null);
  usePresenter(setOperation);
  return (
    <>
      {isOpen && (
        <ImportDialog
          screen={screen}
          canUndo={crud.allowed.delete}
          onStarted={started => {
            onClose();
            setOperation(started);
          }}
          onClose={onClose}
        />
      )}
      {operation && (
        <OperationDialog key={operation.of.id} operation={operation} onClose={() => setOperation(null)} />
      )}
    </>
  );
}
