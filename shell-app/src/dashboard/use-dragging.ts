import type { PinnedChart } from '@gym/hub-kit/shell';
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { moved } from './moved.ts';

interface Drag {
  dragged: PinnedChart;
  order: readonly PinnedChart[];
}

/**
 * Arranges charts by a pointer. Only the order of the layout changes meanwhile, since elements that are moved in the
 * document lose the pointer.
 * @param onDrop called with the order where the chart was dropped, if it is another
 */
export function useDragging(
  charts: readonly PinnedChart[],
  grid: RefObject<HTMLElement | null>,
  onDrop: (order: readonly PinnedChart[]) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function grab(dragged: PinnedChart, event: PointerEvent) {
    if (event.button !== 0) return;
    event.preventDefault();
    let order = charts;
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      setDrag(null);
    };
    stop.current = () => listening.abort();
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      run: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, run, { signal: listening.signal });
    setDrag({ dragged, order });

    listen('pointermove', ({ clientX, clientY }) => {
      const id = chartAt(grid.current, clientX, clientY);
      const to = order.findIndex(chart => chart.id === id);
      if (to < 0 || order[to] === dragged) return;
      order = moved(order, order.indexOf(dragged), to);
      setDrag({ dragged, order });
    });
    listen('pointerup', () => {
      end();
      if (order !== charts) onDrop(order);
    });
    listen('pointercancel', end);
    listen('keydown', ({ key }) => {
      if (key === 'Escape') end();
    });
  }

  return { grab, dragged: drag?.dragged ?? null, order: drag?.order ?? charts };
}

/** The id of the chart at a position of the window. */
const chartAt = (grid: HTMLElement | null, x: number, y: number): string | undefined =>
  [...(grid?.querySelectorAll<HTMLElement>('[data-chart]') ?? [])].find(cell => {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  })?.dataset['chart'];
