import { useEffect, useState } from 'react';
import { addGuard, leaveConfirmed, releaseGuard } from './leave-guard.ts';

/** Asks before every way out while `unsaved`: see `leave`. */
export function useLeaveGuard(unsaved: boolean) {
  const [proceed, setProceed] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!unsaved) return;
    const guard = addGuard(proceed => setProceed(() => proceed));
    return () => releaseGuard(guard);
  }, [unsaved]);

  return {
    /** Whether the question about leaving is open. */
    isAsking: proceed !== null,
    /** Runs the navigation that waits for the user, else `close`. */
    leave(close?: () => void) {
      setProceed(null);
      if (proceed) proceed();
      else if (close) leaveConfirmed(close);
    },
    stay: () => setProceed(null),
  };
}
