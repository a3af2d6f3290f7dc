import { useEffect, type RefObject } from 'react';
import { topmostDialog } from '../elements/open-dialogs.ts';
import { useEventCallback } from '../elements/use-event-callback.ts';

/**
 * Keys of a dialog or a page, wherever the focus is in it and before the control that has it; none while a dialog is above.
 * @param element an element within it
 * @param onKey returns whether the key was its own: nothing else receives it then
 */
export function useScopedKeys(
  element: RefObject<HTMLElement | null>,
  onKey: (event: KeyboardEvent) => boolean,
): void {
  const listen = useEventCallback((event: KeyboardEvent) => {
    const dialog = topmostDialog();
    if (!element.current || dialog?.contains(element.current) === false || !onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [listen]);
}
