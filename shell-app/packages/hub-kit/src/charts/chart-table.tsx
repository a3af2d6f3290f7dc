import { color, space, typography } from '../theme/theme.ts';
import styled from 'styled-components';
import type { ChartData } from './chart-data.ts';

/** The figures of a chart, as they are. */
export function ChartTable({ title, chart }: { title: string; chart: ChartData }) {
  const { category, labels, series, format } = chart;
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{category}</th>
          {series.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ label: name, values }) => (
              <td key={name}>{format(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  ${typography.label}
  font-weight: 450;
  th,
  td {
    padding: ${space(1.5)} ${space(2)};
    border-bottom: 1px solid ${color.line};
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: ${color.muted};
  }
  tr:last-child > * {
    border-bottom: 0;
  }
`;
