import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { DialogTarget } from './use-list-state.ts';

/**
 * The dialog that the address names, which stays when Back would lose what was typed: the address is put
 * right again and `asked` counts up, for the form to ask whether to discard.
 */
export function useKeptDialog(dialog: DialogTarget | null, show: (target: DialogTarget | null) => void) {
  const [last, setLast] = useState(dialog);
  const [unsaved, setUnsaved] = useState(false);
  const [asked, setAsked] = useState(0);
  const lost = dialog === null && unsaved;

  if (dialog && dialog !== last) setLast(dialog);

  const putBack = useEffectEvent(() => {
    show(last);
    setAsked(count => count + 1);
  });
  useEffect(() => {
    if (lost) putBack();
  }, [lost]);

  const close = useCallback(() => {
    setUnsaved(false);
    show(null);
  }, [show]);

  return { target: lost ? last : dialog, asked, onUnsaved: setUnsaved, close };
}
