import { breakpoint, space } from '../theme/theme.ts';
import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Popover, useCloseOutside, usePopover } from './popover.tsx';

export interface PanelButtonProps {
  label: string;
  /** The width of the panel in pixels, where the window has room for it. */
  width: number;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The side of the button that the panel lines up with; `start` by default. */
  align?: 'start' | 'end';
  /** Of a key within the panel; `Escape` closes it. */
  onPanelKey?: (event: KeyboardEvent<HTMLElement>) => void;
  opener: (
    props: Pick<ComponentProps<'button'>, 'ref' | 'aria-expanded' | 'aria-haspopup' | 'onClick'>,
  ) => ReactNode;
  /** Rendered while open; `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a panel below it. Esc, a click outside and leaving it with the keyboard close the panel. */
export function PanelButton(props: PanelButtonProps) {
  const { label, width, open, onOpen, align = 'start', onPanelKey, opener, children } = props;
  const holder = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { box, anchorStyle, popoverProps } = usePopover(open);
  useCloseOutside(
    open,
    () => holder.current,
    () => onOpen(false),
  );
  useEffect(() => {
    if (open && !box.current?.contains(document.activeElement)) box.current?.focus();
  }, [open, box]);
  const close = () => {
    onOpen(false);
    button.current?.focus();
  };

  return (
    <span
      ref={holder}
      style={anchorStyle}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Nothing takes the focus where another window does, or a control of the panel goes.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpen(false);
      }}
    >
      {opener({
        ref: button,
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
        onClick: () => onOpen(!open),
      })}
      {open && (
        <Panel
          {...popoverProps}
          ref={box}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          $align={align}
          $width={width}
          onKeyDown={event => {
            if (event.key === 'Escape' && !event.defaultPrevented) close();
            onPanelKey?.(event);
          }}
        >
          {children(close)}
        </Panel>
      )}
    </span>
  );
}

const Panel = styled(Popover)<{ $align: 'start' | 'end'; $width: number }>`
  position-area: block-end ${({ $align }) => ($align === 'start' ? 'span-inline-end' : 'span-inline-start')};
  position-try-fallbacks: flip-inline, flip-block, span-all;
  width: min(${({ $width }) => $width}px, calc(100vw - 32px));
  max-height: min(560px, calc(100dvh - 32px));
  padding: ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: 0;
  /* Too narrow to line up with anything. */
  @media ${breakpoint.small} {
    position-area: none;
    inset: auto ${space(4)} ${space(4)};
    width: auto;
    margin: 0;
  }
`;
