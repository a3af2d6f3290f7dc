import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { dialogEvents } from '../elements/open-dialogs.ts';

/**
 * Gives the focus to another row when the focused one is removed, as after a delete.
 * @param focusNext focuses what is now at the place of the removed element
 * @returns the handler of the list's `onFocus`
 */
export function useFocusAfterRemoval(focusNext: () => void) {
  const focused = useRef<Element | null>(null);
  const check = () => {
    const { activeElement, body } = document;
    // While a modal dialog is open, nothing behind it takes the focus.
    if (document.querySelector('dialog:modal')) return;
    if (!focused.current || focused.current.isConnected || (activeElement && activeElement !== body)) return;
    focused.current = null;
    focusNext();
  };
  useLayoutEffect(check);
  const checkLater = useEffectEvent(check);
  useEffect(() => {
    // The row may go while a dialog still has the focus.
    const listen = () => checkLater();
    dialogEvents.addEventListener('close', listen);
    return () => dialogEvents.removeEventListener('close', listen);
  }, []);
  return (event: FocusEvent) => {
    focused.current = event.target;
  };
}
