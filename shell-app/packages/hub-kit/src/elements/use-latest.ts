import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A function that stays the same while what it does changes, so that a table is not drawn anew for it. For what a
 * person does, not for what is shown.
 */
export function useLatest<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  const [same] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return same;
}
