import { color, radius, shadow } from '../theme/theme.ts';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type CSSProperties } from 'react';
import styled from 'styled-components';

/**
 * A popover of the browser in the top layer, also above an open dialog. CSS anchor positioning places it below its
 * anchor, or above where there is more room.
 */
export function usePopover(open: boolean) {
  const name = `--anchor-${useId().replaceAll(/\W/g, '')}`;
  const box = useRef<HTMLDivElement>(null);
  // A layout effect, since its content can be focused only once it is shown.
  useLayoutEffect(() => {
    if (open) box.current?.showPopover();
    else box.current?.hidePopover();
  }, [open]);
  return {
    box,
    anchorStyle: { anchorName: name } as CSSProperties,
    popoverProps: { popover: 'manual' as const, style: { positionAnchor: name } as CSSProperties },
  };
}

/** Calls `close` at a click outside of the element that `within` returns, which contains the popover and its button. */
export function useCloseOutside(
  open: boolean,
  within: () => HTMLElement | null | undefined,
  close: () => void,
): void {
  const onPointer = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !within()?.contains(event.target)) close();
  });
  useEffect(() => {
    if (!open) return;
    const listen = (event: PointerEvent) => onPointer(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [open]);
}

export const Popover = styled.div`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-end;
  /* Over its anchor, where there is room for it neither below nor above. */
  position-try-fallbacks: flip-block, span-all;
  margin: 4px 0;
  padding: 4px;
  border: 1px solid ${color.line};
  border-radius: ${radius.base};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.raised};
`;
