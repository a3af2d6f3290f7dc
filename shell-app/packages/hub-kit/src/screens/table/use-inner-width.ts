import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** The width within an element in pixels, without its scroll bar; zero before the first layout. */
export function useInnerWidth(elementOf: () => HTMLElement | null) {
  const [width, setWidth] = useState(0);
  const element = useEffectEvent(elementOf);
  const isMeasured = width > 0;
  // The grid is rendered once its container is measured.
  useLayoutEffect(() => {
    const measured = element();
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [isMeasured]);
  return width;
}
