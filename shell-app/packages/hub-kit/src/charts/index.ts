/** Charts of figures that the API aggregates. What draws them loads with the first one. */

export { ChartPanel } from './chart-panel.tsx';
export { lastMonths, monthStart, valuesByMonth } from './months.ts';
