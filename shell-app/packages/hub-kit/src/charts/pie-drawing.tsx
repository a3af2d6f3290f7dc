import { chartColors, color } from '../theme/theme.ts';
import { resolveColor } from '@gym/theme/shown-theme';
import { ArcElement, Chart as ChartJs, PieController } from 'chart.js';
import { Pie } from 'react-chartjs-2';
import type { ChartData, Series } from './chart-data.ts';
import { pointerOptions, tooltipColors } from './drawing-options.ts';

ChartJs.register(ArcElement, PieController);

/** One series as a pie, with a slice for each label. */
export default function PieDrawing(props: {
  chart: ChartData;
  series: Series;
  onOpen: (href: string) => unknown;
}) {
  const { chart, series, onOpen } = props;
  return (
    <Pie
      data={{
        labels: [...chart.labels],
        datasets: [
          {
            label: series.label,
            data: [...series.values],
            backgroundColor: chart.labels.map((_, index) =>
              resolveColor(chartColors[index % chartColors.length]!),
            ),
            borderColor: resolveColor(color.surface),
            borderWidth: 2,
          },
        ],
      }}
      options={{
        maintainAspectRatio: false,
        animation: false,
        ...pointerOptions(chart, onOpen),
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
