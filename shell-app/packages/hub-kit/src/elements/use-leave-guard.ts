import { useEffect, useRef, useState } from 'react';
import { holdNavigation } from './leave-guard.ts';

/**
 * Holds every navigation while it would lose something: Back and Forward, links, signing out, and, with the browser's
 * own question, a reload or a closed tab.
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
    /** Whether a navigation is being held. */
    held: held !== null,
    /** Runs the held navigation; runs `close` if there is none. */
    leave(close?: () => void) {
      release.current?.();
      (held ?? close)?.();
    },
    stay: () => setHeld(null),
  };
}
