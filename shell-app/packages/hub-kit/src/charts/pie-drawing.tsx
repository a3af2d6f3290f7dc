import { t } from '../common/text.ts';
import { chartColors, color } from '../theme/theme.ts';
import { pieSlices } from '@gym/theme/pie-slices';
import { resolveColor } from '@gym/theme/shown-theme';
import { ArcElement, Chart as ChartJs, PieController } from 'chart.js';
import { Pie } from 'react-chartjs-2';
import type { ChartData, Series } from './chart-data.ts';
import { pointerOptions, tooltipColors } from './drawing-options.ts';

ChartJs.register(ArcElement, PieController);

/** One series as a pie, with the slices of the largest values. */
export default function PieDrawing(props: {
  chart: ChartData;
  series: Series;
  onOpen: (href: string) => unknown;
}) {
  const { chart, series, onOpen } = props;
  const slices = pieSlices(chart.labels, series.values, count => t('{count} others', { count }));
  const shown: Series = {
    ...series,
    values: slices.map(({ value }) => value),
    href: at => {
      const index = slices[at]?.index;
      return index === undefined ? undefined : series.href?.(index);
    },
  };
  return (
    <Pie
      data={{
        labels: slices.map(({ label }) => label),
        datasets: [
          {
            label: series.label,
            data: [...shown.values],
            backgroundColor: chartColors.map(resolveColor),
            borderColor: resolveColor(color.surface),
            borderWidth: 2,
          },
        ],
      }}
      options={{
        maintainAspectRatio: false,
        animation: false,
        ...pointerOptions({ ...chart, series: [shown] }, onOpen),
        plugins: {
          legend: {
            position: 'right',
            labels: { color: resolveColor(color.text), boxWidth: 12, boxHeight: 12 },
          },
          tooltip: {
            ...tooltipColors(),
            callbacks: { label: ({ label, parsed }) => `${label}: ${chart.format(parsed)}` },
          },
        },
      }}
    />
  );
}
