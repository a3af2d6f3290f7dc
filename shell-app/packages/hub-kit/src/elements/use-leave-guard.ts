import { useEffect, useRef, useState } from 'react';
import { holdNavigation } from './leave-guard.ts';

/**
 * Blocks every navigation while `unsaved`: Back and Forward, links, signing out and, with the dialog of the browser,
 * reloading and closing the tab.
 */
export function useLeaveGuard(unsaved: boolean) {
  const [held, setHeld] = useState<(() => void) | null>(null);
  const release = useRef<() => void>(undefined);

  useEffect(() => {
    if (!unsaved) return;
    const hold = (navigate: () => void) => setHeld(() => navigate);
    const releaseNavigation = holdNavigation(hold);
    const holdLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[href]');
      // A link that opens in another tab leaves this one as it is.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      hold(() => link.click());
    };
    document.addEventListener('click', holdLink, { capture: true });
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeUnload);
    release.current = () => {
      releaseNavigation();
      document.removeEventListener('click', holdLink, { capture: true });
      window.removeEventListener('beforeunload', askBeforeUnload);
    };
    return () => release.current?.();
  }, [unsaved]);

  return {
    /** Whether a navigation is blocked. */
    held: held !== null,
    /** Runs the blocked navigation, or `close` if there is none. */
    leave(close?: () => void) {
      release.current?.();
      (held ?? close)?.();
    },
    stay: () => setHeld(null),
  };
}
