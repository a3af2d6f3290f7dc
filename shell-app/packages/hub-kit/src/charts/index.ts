/** Charts of figures that the API aggregates. What draws them loads with the first one. */

export { ChartPanel } from './chart-panel.tsx';
export { explorerAddress } from '../common/explorer-address.ts';
export { daysOfMonth, lastMonths, monthStart, valuesByMonth } from './months.ts';
export { RowsLink } from './rows-link.tsx';
