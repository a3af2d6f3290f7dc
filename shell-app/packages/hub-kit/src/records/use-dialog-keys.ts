import { useEffect, type RefObject } from 'react';
import { topmostDialog } from '../elements/open-dialogs.ts';
import { useEventCallback } from '../elements/use-event-callback.ts';

/**
 * Keys of a dialog, wherever the focus is in it and before the control that has it; none while another dialog is above.
 * @param element an element within the dialog
 * @param onKey returns whether the key was its own: nothing else receives it then
 */
export function useDialogKeys(
  element: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent) => boolean,
): void {
  const listen = useEventCallback((event: KeyboardEvent) => {
    if (!element.current || !topmostDialog()?.contains(element.current) || !onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [listen]);
}
