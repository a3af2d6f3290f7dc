import { useEffect, useState } from 'react';
import { addGuard, leaveUnasked, releaseGuard } from './leave-guard.ts';

/** Asks before every way out while `unsaved`: see `leave`. */
export function useLeaveGuard(unsaved: boolean) {
  const [proceed, setProceed] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!unsaved) return;
    const guard = addGuard(proceed => setProceed(() => proceed));
    return () => releaseGuard(guard);
  }, [unsaved]);

  return {
    /** Whether the user is asked about leaving. */
    isAsking: proceed !== null,
    /** Goes on with what the user was asked about, or else with `close`. */
    leave(close?: () => void) {
      setProceed(null);
      if (proceed) proceed();
      else if (close) leaveUnasked(close);
    },
    stay: () => setProceed(null),
  };
}
