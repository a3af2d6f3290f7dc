import { pieSlices } from '@gym/theme/pie-slices';
import { onThemeChange, resolveColor } from '@gym/theme/shown-theme';
import { chartColors, color } from '@gym/theme/variables';
import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  Tooltip,
  type ChartOptions,
} from 'chart.js';
import { useSyncExternalStore } from 'react';
import { Chart } from 'react-chartjs-2';
import { clubNumber } from '../../club-numbers.ts';
import type { Point } from './chart-columns.ts';

ChartJs.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PieController,
  PointElement,
  Tooltip,
);

export type ChartKind = 'bar' | 'line' | 'pie';

interface DrawingProps {
  kind: ChartKind;
  /** What the values are. */
  title: string;
  points: readonly Point[];
}

/** The chart without its values, which are in a table below it. */
export function Drawing({ kind, title, points }: DrawingProps) {
  // A canvas has no variables: it is drawn again with the colors of each theme.
  useSyncExternalStore(onThemeChange, () => resolveColor(color.text));
  const shades = chartColors.map(resolveColor);
  const shown = kind === 'pie' ? slicesOf(points) : points;
  return (
    <Chart
      key={kind}
      type={kind}
      aria-label={`${title} as a chart`}
      data={{
        labels: shown.map(({ label }) => label),
        datasets: [
          {
            label: title,
            data: shown.map(({ value }) => value),
            backgroundColor: kind === 'pie' ? shades : shades[0],
            borderColor: kind === 'pie' ? resolveColor(color.surface) : shades[0],
            borderWidth: kind === 'bar' ? 0 : 2,
          },
        ],
      }}
      options={optionsOf(kind)}
    />
  );
}

const slicesOf = (points: readonly Point[]) =>
  pieSlices(
    points.map(({ label }) => label),
    points.map(({ value }) => value),
    count => `${count} others`,
  );

function optionsOf(kind: ChartKind): ChartOptions<ChartKind> {
  const ticks = { color: resolveColor(color.muted) };
  const grid = { color: resolveColor(color.line) };
  return {
    maintainAspectRatio: false,
    animation: false,
    plugins: {
      legend: {
        display: kind === 'pie',
        position: 'right',
        labels: { color: resolveColor(color.text), boxWidth: 12, boxHeight: 12 },
      },
    },
    ...(kind !== 'pie' && {
      scales: {
        x: { ticks, grid: { display: false } },
        y: { beginAtZero: true, grid, ticks: { ...ticks, callback: value => clubNumber(Number(value)) } },
      },
    }),
  };
}
