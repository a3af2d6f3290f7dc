import { useCallback, useEffect, useRef, useState } from 'react';
import type { DialogTarget } from './use-list-state.ts';

/**
 * The dialog that the address names, which stays when Back would lose what was typed: the address is put
 * right again and `asked` counts up, for the form to ask whether to discard.
 */
export function useKeptDialog(dialog: DialogTarget | null, show: (target: DialogTarget | null) => void) {
  const last = useRef(dialog);
  const unsaved = useRef(false);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (dialog || !unsaved.current) {
      last.current = dialog;
      return;
    }
    show(last.current);
    setAsked(count => count + 1);
  }, [dialog, show]);

  const onUnsaved = useCallback((is: boolean) => {
    unsaved.current = is;
  }, []);
  const close = useCallback(() => {
    unsaved.current = false;
    show(null);
  }, [show]);

  return { target: dialog ?? (unsaved.current ? last.current : null), asked, onUnsaved, close };
}
