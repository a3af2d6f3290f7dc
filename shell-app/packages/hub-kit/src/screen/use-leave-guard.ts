import { useEffect, useRef, useState } from 'react';
import { holdNavigation } from '../leave-guard.ts';

/**
 * Holds every way out while it would lose something: Back and Forward, and, by the browser's own question, a reload
 * or a closed tab.
 */
export function useLeaveGuard(unsaved: boolean) {
  /** How many steps through the history somebody wanted to go. */
  const [held, setHeld] = useState<number | null>(null);
  const release = useRef<() => void>(undefined);

  useEffect(() => {
    if (!unsaved) return;
    release.current = holdNavigation(setHeld);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release.current?.();
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved]);

  return {
    /** Somebody is on the way out. */
    held: held !== null,
    /** Lets them go where they wanted to; runs `close` when they wanted nothing but to close. */
    leave(close: () => void) {
      release.current?.();
      if (held === null) close();
      else window.history.go(held);
    },
    stay: () => setHeld(null),
  };
}
