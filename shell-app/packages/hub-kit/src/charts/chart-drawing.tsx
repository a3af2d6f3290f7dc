import { chartColors, color, font } from '../theme/theme.ts';
import { onThemeChange, resolveColor } from '@gym/theme/shown-theme';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartOptions,
} from 'chart.js';
import { useSyncExternalStore } from 'react';
import { Chart } from 'react-chartjs-2';
import { useNavigate } from 'react-router';
import { isExplorerAddress } from '../common/explorer-address.ts';
import { leave } from '../elements/leave-guard.ts';
import type { ChartData, Series } from './chart-data.ts';
import { pointerOptions, tooltipColors } from './drawing-options.ts';
import PieDrawing from './pie-drawing.tsx';
import { scaleText } from './scale-text.ts';

ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);
ChartJs.defaults.font.family = font.family;

/** The chart without its figures, which are in a table beside it. A click on a bar or a point leads to its rows. */
export default function ChartDrawing({ chart }: { chart: ChartData }) {
  // A canvas has no variables: it is drawn again with the colors of each theme.
  useSyncExternalStore(onThemeChange, () => resolveColor(color.text));
  const navigate = useNavigate();
  const open = (href: string) =>
    isExplorerAddress(href)
      ? window.open(href, '_blank', 'noopener,noreferrer')
      : leave(() => void navigate(href));
  const pie = chart.series.find(({ kind }) => kind === 'pie');
  if (pie) return <PieDrawing chart={chart} series={pie} onOpen={open} />;
  return (
    <Chart
      type="bar"
      data={{ labels: [...chart.labels], datasets: chart.series.map(datasetOf) }}
      options={{ ...optionsOf(chart), ...pointerOptions(chart, open) }}
    />
  );
}

function datasetOf({ label, values, kind = 'bar', stack, scale }: Series, index: number) {
  const shade = resolveColor(chartColors[index % chartColors.length]!);
  const common = { label, data: [...values], backgroundColor: shade, yAxisID: scale ?? 'left' };
  return kind === 'line'
    ? {
        ...common,
        type: kind,
        borderColor: shade,
        borderWidth: 2,
        pointRadius: 2.5,
        pointHitRadius: 12,
        order: 0,
      }
    : {
        ...common,
        type: 'bar' as const,
        stack: stack ?? label,
        maxBarThickness: 36,
        borderRadius: 3,
        order: 1,
      };
}

function optionsOf(chart: ChartData): ChartOptions<'bar' | 'line'> {
  const { series, format } = chart;
  const scale = (position: 'left' | 'right') => ({
    position,
    beginAtZero: true,
    border: { display: false },
    grid: { color: resolveColor(color.line), drawOnChartArea: position === 'left' },
    ticks: {
      color: resolveColor(color.muted),
      maxTicksLimit: 6,
      callback: (value: string | number) => scaleText(Number(value), chart),
    },
  });
  return {
    maintainAspectRatio: false,
    animation: false,
    interaction: { mode: 'index', intersect: false },
    plugins: {
      legend: {
        display: series.length > 1,
        position: 'bottom',
        labels: { color: resolveColor(color.text), boxWidth: 12, boxHeight: 12 },
      },
      tooltip: {
        ...tooltipColors(),
        callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${format(parsed.y ?? 0)}` },
      },
    },
    scales: {
      x: {
        grid: { display: false },
        border: { color: resolveColor(color.lineStrong) },
        ticks: { color: resolveColor(color.muted), maxRotation: 0 },
      },
      left: scale('left'),
      ...(series.some(({ scale: side }) => side === 'right') && { right: scale('right') }),
    },
  };
}
