/** Charts of figures that the API aggregates. What draws them loads with the first one. */

export { ChartPanel } from './chart-panel.tsx';
export { MonthlyAmounts } from './monthly-amounts.tsx';
export { formatMonth, lastMonths, monthStart, valuesByMonth } from './months.ts';
