import { useEffect, useState } from 'react';

/** True once `active` has been true for `delay` milliseconds, so that short waits show nothing. */
export function useDelayedFlag(active: boolean, delay: number): boolean {
  const [flag, setFlag] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(setFlag, delay, true);
    return () => {
      clearTimeout(timer);
      setFlag(false);
    };
  }, [active, delay]);
  return flag;
}
