import { useEffect, useRef, useState } from 'react';
import { holdNavigation } from '../leave-guard.ts';

/**
 * Holds every way out while it would lose something: Back and Forward, a link, and, by the browser's own question, a
 * reload or a closed tab.
 */
export function useLeaveGuard(unsaved: boolean) {
  /** Goes where somebody wanted to go. */
  const [held, setHeld] = useState<(() => void) | null>(null);
  const release = useRef<() => void>(undefined);

  useEffect(() => {
    if (!unsaved) return;
    const hold = (go: () => void) => setHeld(() => go);
    const releaseHistory = holdNavigation(steps => hold(() => window.history.go(steps)));
    const holdLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[href]');
      // Another tab takes nothing away from this one.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      hold(() => link.click());
    };
    document.addEventListener('click', holdLink, { capture: true });
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    release.current = () => {
      releaseHistory();
      document.removeEventListener('click', holdLink, { capture: true });
    };
    return () => {
      release.current?.();
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved]);

  return {
    /** Somebody is on the way out. */
    held: held !== null,
    /** Lets them go where they wanted to; runs `close` when they wanted nothing but to close. */
    leave(close?: () => void) {
      release.current?.();
      (held ?? close)?.();
    },
    stay: () => setHeld(null),
  };
}
