import { useEffect, useLayoutEffect, useState } from 'react';
import { toast, Toaster, useSonner } from 'sonner';
import styled from 'styled-components';
import { t, useLanguage } from '../common/text.ts';
import { breakpoint, color, font, layout, radius, shadow } from '../theme/theme.ts';
import { dialogEvents } from './open-dialogs.ts';
import { messages, type MessageCorner } from './toast.ts';
import { ToastLayer } from './toast-layer.tsx';
import { useMediaQuery } from './use-media-query.ts';

/** The errors that are shown, with how often the user had pressed something before each. */
const errors = new Map<string, number>();
let pressed = 0;

function clear(only?: string) {
  for (const [text, before] of errors) {
    if (only === undefined ? before === pressed : text !== only) continue;
    errors.delete(text);
    toast.dismiss(text);
  }
}

const corner: MessageCorner = {
  success(text, options) {
    clear();
    toast.success(text, options);
  },
  error(text, options) {
    errors.set(text, pressed);
    toast.error(text, options);
  },
  info: toast.info,
};

/** A fourth toast removes the oldest. */
const MAX_TOASTS = 3;

/** Between toasts, and what they do not cover. */
const GAP = 12;

/** The least distance from the right edge of the window. */
const EDGE = 20;

/** The actions of a page, and the tools of a list; a phone has no room below these. */
const BARS = { phone: 'main header', wide: 'main header, main :has(> [role="search"])' };

/** Below the search and the account menu, and below bars of a page that is scrolled to its top. */
function freeTop(selector: string): number {
  const bars = document.querySelectorAll(selector);
  const ends = [...bars].map(bar => bar.getBoundingClientRect().bottom + scrollY);
  return Math.max(layout.topBar, ...ends) + GAP;
}

/** Beside the buttons of the rows of a list. */
function freeRight(): number {
  const actions = document.querySelector('main .rdg-header-row .rdg-cell-frozen-end');
  return actions ? innerWidth - actions.getBoundingClientRect().left + GAP : EDGE;
}

/**
 * The toasts at the top right. They cover neither search and account menu nor the actions of the page, the tools of a list
 * and the buttons of its rows. Each stays for three seconds, longer with a button, and an error as `toast.error` says. All
 * are shown in full, since the oldest has a button too.
 */
export default function ToastCorner() {
  const { toasts } = useSonner();
  const isPhone = useMediaQuery(breakpoint.small);
  const [{ top, right }, setFree] = useState({ top: layout.topBar + GAP, right: EDGE });
  const newest = toasts[0]?.id;
  useLanguage();
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (newest === undefined || !main) return;
    const measure = () => setFree({ top: freeTop(isPhone ? BARS.phone : BARS.wide), right: freeRight() });
    measure();
    // Of another window, or of the screen that is opened next.
    const observer = new ResizeObserver(measure);
    observer.observe(main);
    return () => observer.disconnect();
  }, [newest, isPhone]);
  // After the effects within, by which the library begins to listen.
  useEffect(() => messages.take(corner), []);
  // The library shows them again when it is mounted again, as the gallery does.
  useEffect(() => () => void toast.dismiss(), []);
  useEffect(() => {
    for (const { id } of toasts.slice(MAX_TOASTS)) toast.dismiss(id);
  }, [toasts]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, () => void pressed++, { capture: true, signal });
    for (const event of ['open', 'close']) dialogEvents.addEventListener(event, () => clear(), { signal });
    const onClear = (event: Event) => clear((event as CustomEvent<string | undefined>).detail ?? undefined);
    window.addEventListener('clear-errors', onClear, { signal });
    return () => listening.abort();
  }, []);
  return (
    <ToastLayer newest={newest}>
      <Corner
        position={isPhone ? 'top-center' : 'top-right'}
        visibleToasts={MAX_TOASTS}
        expand
        duration={3000}
        gap={GAP}
        offset={{ top, right }}
        mobileOffset={{ top, right: 16, left: 16 }}
        toastOptions={{ closeButtonAriaLabel: t('Close message') }}
      />
    </ToastLayer>
  );
}

const Corner = styled(Toaster)`
  /* More specific than the rule of the library, which comes later. */
  &[data-sonner-toaster] [data-sonner-toast][data-styled='true'] {
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.raised};
    color: ${color.text};
    font-family: ${font.family};
    font-size: 14px;
    box-shadow: ${shadow.raised};
  }
  [data-sonner-toast][data-styled='true'] [data-button] {
    height: 32px;
    padding: 0 12px;
    border: 1px solid ${color.lineStrong};
    background: ${color.raised};
    color: ${color.text};
    font-size: 13px;
    font-weight: 550;
  }
  &[data-sonner-toaster] [data-sonner-toast][data-styled='true'] [data-description] {
    color: ${color.muted};
  }
  &[data-sonner-toaster] [data-sonner-toast][data-styled='true'] [data-close-button] {
    inset: 0 0 auto auto;
    width: 24px;
    height: 24px;
    border-color: ${color.line};
    background: ${color.raised};
    color: ${color.text};
    transform: translate(35%, -35%);
  }
  [data-sonner-toast][data-type='success'] [data-icon] {
    color: ${color.success};
  }
  [data-sonner-toast][data-type='error'] [data-icon] {
    color: ${color.danger};
  }
`;
