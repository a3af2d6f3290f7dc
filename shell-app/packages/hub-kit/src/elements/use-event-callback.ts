import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A function with a stable identity that always calls the latest `run`, so that memoized components do not render again
 * for it. For event handlers only: it must not be called while rendering. (`useEffectEvent` of React may not be passed
 * to other components.)
 */
export function useEventCallback<Args extends unknown[]>(
  run: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return stable;
}
