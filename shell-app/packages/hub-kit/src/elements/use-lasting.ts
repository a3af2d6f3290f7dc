import { useEffect, useState } from 'react';

/** True once something goes on for longer than `pause`, in milliseconds: what is over sooner is not worth showing. */
export function useLasting(going: boolean, pause: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(setLasts, pause, true);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [going, pause]);
  return lasts;
}
