import { resolveColor } from '@gym/theme/shown-theme';
import type { Chart, ChartEvent } from 'chart.js';
import { color } from '../theme/theme.ts';
import { hrefAt, type ChartData } from './chart-data.ts';

/** Opens the rows of the bar, point or slice that is clicked, where it has an address. */
export const pointerOptions = (chart: ChartData, open: (href: string) => void) => ({
  onClick: (event: ChartEvent, _elements: unknown, drawn: Chart) => {
    const href = hrefUnder(event, drawn, chart);
    if (href) open(href);
  },
  onHover: (event: ChartEvent, _elements: unknown, drawn: Chart) => {
    drawn.canvas.style.cursor = hrefUnder(event, drawn, chart) ? 'pointer' : '';
  },
});

/** The address of the rows of what is under the pointer. */
function hrefUnder({ native }: ChartEvent, drawn: Chart, { series }: ChartData): string | undefined {
  if (!native) return undefined;
  // A small bar that is alone at its label is hit by its whole column.
  const isAlone = series.length === 1 && series[0]?.kind !== 'pie';
  const mode = isAlone ? 'index' : 'nearest';
  const [element] = drawn.getElementsAtEventForMode(native, mode, { intersect: !isAlone }, false);
  const chosen = element && series[element.datasetIndex];
  return chosen && hrefAt(chosen, element.index);
}

export const tooltipColors = () => ({
  backgroundColor: resolveColor(color.primary),
  titleColor: resolveColor(color.onPrimary),
  bodyColor: resolveColor(color.onPrimary),
});
