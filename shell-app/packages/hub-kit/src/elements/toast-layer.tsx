import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { dialogEvents, topmostDialog } from './open-dialogs.ts';

/**
 * The toasts, above everything: within the topmost dialog, since nothing outside of a modal dialog is announced or can
 * be pressed.
 * @param newest changes with each new toast, which brings all to the top; undefined while there is none
 */
export function ToastLayer({ newest, children }: { newest: unknown; children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'));
  const layer = useRef<HTMLDivElement>(null);
  const isShown = newest !== undefined;

  useLayoutEffect(() => {
    const move = () => {
      const place = topmostDialog() ?? document.body;
      if (host.parentElement !== place) place.append(host);
      if (layer.current?.matches(':popover-open')) layer.current.hidePopover();
      if (isShown) layer.current?.showPopover();
    };
    move();
    dialogEvents.addEventListener('open', move);
    dialogEvents.addEventListener('close', move);
    return () => {
      dialogEvents.removeEventListener('open', move);
      dialogEvents.removeEventListener('close', move);
    };
  }, [host, newest, isShown]);
  useEffect(() => () => host.remove(), [host]);

  const before = useRef<Element | null>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  /** A button goes with its toast: the focus is again where it was, or at the content of the page. */
  const onClick = ({ currentTarget, target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('button'))) return;
    // A click by a screen reader does not move the focus.
    const { activeElement } = document;
    if (activeElement !== document.body && !currentTarget.contains(activeElement)) return;
    const previous = before.current?.isConnected
      ? before.current
      : (topmostDialog() ?? document.querySelector('main'));
    if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
  };

  return createPortal(
    <Layer ref={layer} popover="manual" onFocus={onFocus} onClick={onClick}>
      {children}
    </Layer>,
    host,
  );
}

const Layer = styled.div`
  inset: auto;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
`;
