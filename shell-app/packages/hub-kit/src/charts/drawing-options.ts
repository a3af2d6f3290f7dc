import { resolveColor } from '@gym/theme/shown-theme';
import type { ActiveElement, ChartEvent } from 'chart.js';
import { color } from '../theme/theme.ts';
import type { ChartData } from './chart-data.ts';

/** What a click on a label's part of the drawing does, where it leads to its rows. */
export const pointerOptions = ({ addresses }: ChartData, onChoose: (index: number) => void) =>
  addresses && {
    onClick: (_event: ChartEvent, [element]: ActiveElement[]) => element && onChoose(element.index),
    onHover: ({ native }: ChartEvent, [element]: ActiveElement[]) => {
      const canvas = native?.target;
      if (canvas instanceof HTMLElement)
        canvas.style.cursor = element && addresses[element.index] ? 'pointer' : '';
    },
  };

export const tooltipColors = () => ({
  backgroundColor: resolveColor(color.primary),
  titleColor: resolveColor(color.onPrimary),
  bodyColor: resolveColor(color.onPrimary),
});
