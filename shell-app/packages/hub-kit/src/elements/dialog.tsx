import { t } from '../common/text.ts';
import { breakpoint, color, layout, motion, radius, shadow, space, typography } from '../theme/theme.ts';
import { IconButton } from './button.tsx';
import { zIndex } from '../theme/theme.ts';
import { useNotices } from './notices.tsx';
import { dialogEvents, openDialogs, topmostDialog } from './open-dialogs.ts';
import {
  useId,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import styled, { keyframes } from 'styled-components';

export interface DialogProps {
  title: string;
  subtitle?: string | undefined;
  /** Widest width, in pixels; 480 by default. */
  width?: number;
  fullOnSmall?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Called on Esc or the close button; the dialog stays until its parent removes it. */
  onClose: () => void;
  /** While an action runs, the dialog cannot be closed, and its fields are disabled. */
  busy?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}

/** The longest time between the clicks of a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

/** Whether another dialog has closed in this task. */
let takesOver = false;

/**
 * The browser's modal dialog: it traps the focus and restores it on closing. The element with `data-autofocus` gets
 * the focus first.
 * @example
 * <Dialog title="Change Password" onClose={() => undefined} footer={<Button>Cancel</Button>}>
 *   <p>Fields</p>
 * </Dialog>
 */
export function Dialog({ title, subtitle, onClose, busy = false, children, footer, ...look }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const titleId = useId();
  const subtitleId = useId();
  const notices = useNotices();

  // A layout effect, since a dialog gives the focus back only while it is still in the page.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.toggleAttribute('data-takes-over', takesOver);
    openedAt.current = performance.now();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    openDialogs.push(dialog);
    dialogEvents.dispatchEvent(new Event('open'));
    return () => {
      dialog.close();
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      takesOver = true;
      queueMicrotask(() => {
        takesOver = false;
        dialogEvents.dispatchEvent(new Event('close'));
      });
    };
  }, []);

  const onFocus = useFocusAfterAction(element, busy);

  const close = () => {
    if (!busy) onClose();
  };
  /** Ignores the second click of a double click on the button that opened the dialog. */
  const ignoreSecondClick = (event: MouseEvent) => {
    if (event.detail < 2 || event.timeStamp - openedAt.current > DOUBLE_CLICK) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Frame
      ref={element}
      role={look.role}
      aria-labelledby={titleId}
      aria-describedby={subtitle ? subtitleId : undefined}
      $width={look.width ?? 480}
      $full={look.fullOnSmall ?? false}
      onCancel={event => {
        // Lists and calendars within have cancel events of their own.
        if (event.target !== element.current) return;
        event.preventDefault();
        close();
      }}
      onFocus={onFocus}
      onMouseDownCapture={ignoreSecondClick}
      onClickCapture={ignoreSecondClick}
      onKeyDown={event => {
        // A second Esc would close a native dialog past its cancel event.
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.preventDefault();
          close();
        }
        event.stopPropagation();
      }}
    >
      <Header>
        <div>
          <Title id={titleId}>{title}</Title>
          {subtitle && <Subtitle id={subtitleId}>{subtitle}</Subtitle>}
        </div>
        <IconButton icon="close" label={t('Close')} onClick={close} disabled={busy} />
      </Header>
      {notices && <Notices>{notices}</Notices>}
      <Body>
        <PlainFieldset role="presentation" disabled={busy}>
          {children}
        </PlainFieldset>
      </Body>
      {footer && <Footer>{footer}</Footer>}
    </Frame>
  );
}

/**
 * Gives the focus back to the field or button that was disabled while an action ran, also when a dialog about the action
 * has closed.
 * @returns the handler of the dialog's `onFocus`
 */
function useFocusAfterAction(element: RefObject<HTMLDialogElement | null>, busy: boolean) {
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (busy) return;
    const giveBack = () => {
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body || activeElement === element.current;
      if (isLost && topmostDialog() === element.current && element.current?.contains(focused.current))
        focused.current?.focus();
    };
    giveBack();
    dialogEvents.addEventListener('close', giveBack);
    return () => dialogEvents.removeEventListener('close', giveBack);
  }, [element, busy]);
  return (event: FocusEvent<HTMLElement>) => {
    focused.current = event.target;
  };
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.99); }
`;

const dim = keyframes`
  from { opacity: 0; }
`;

const Frame = styled.dialog<{ $width: number; $full: boolean }>`
  z-index: ${zIndex.popover};
  width: min(${({ $width }) => $width}px, calc(100vw - 32px));
  max-width: none;
  max-height: min(880px, calc(100dvh - 48px));
  padding: 0;
  border: 0;
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.dialog};
  overflow: hidden;
  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${appear} ${motion.calm};
  }
  &::backdrop {
    background: ${color.scrim};
    animation: ${dim} ${motion.calm};
  }
  /* A dialog that replaces another one, such as a record its loading state, appears without animation. */
  &[data-takes-over],
  &[data-takes-over]::backdrop {
    animation: none;
  }
  @media ${breakpoint.small} {
    ${({ $full }) => $full && `width: 100vw; height: 100dvh; max-height: none; border-radius: 0; margin: 0;`}
  }
`;

const Header = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(4)};
  flex: none;
  padding: ${space(5)} ${space(4)} ${space(4)} ${space(6)};
  @media ${breakpoint.small} {
    padding: ${space(4)} ${space(3)} ${space(3)} ${space(4)};
  }
`;

const Title = styled.h2`
  ${typography.heading}
  padding-block: 3px;
  font-size: 18px;
  line-height: 26px;
`;

const Subtitle = styled.p`
  ${typography.body}
  color: ${color.muted};
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${space(6)} ${space(6)};
  @media ${breakpoint.small} {
    padding: 0 ${space(4)} ${space(4)};
  }
`;

export const PlainFieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Apart from the body, which may be scrolled. */
const Notices = styled.div`
  flex: none;
  padding: 0 ${space(6)};
  @media ${breakpoint.small} {
    padding: 0 ${space(4)};
  }
`;

const Footer = styled.footer`
  display: flex;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: ${space(3)};
  flex: none;
  padding: ${space(4)} ${space(6)};
  border-top: 1px solid ${color.line};
  /* A name in its text may be long. */
  > button {
    flex-shrink: 1;
    height: auto;
    min-height: ${layout.field}px;
    white-space: normal;
  }
  @media ${breakpoint.small} {
    padding: ${space(3)} ${space(4)};
  }
`;
