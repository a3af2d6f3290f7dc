/** What the dialogs of billing runs and of dunning have in common. */
import { color, mixin, space, typography } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { RecordLink } from '@gym/hub-kit/screen';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Counts and sums with their labels. */
export function Figures({ figures }: { figures: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <FigureBox>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FigureBox>
  );
}

const FigureBox = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  margin: 0 0 ${space(4)};
  padding: ${space(3)} ${space(4)};
  ${mixin.sunken}
  dt {
    ${mixin.remark}
  }
  dd {
    ${typography.heading}
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

interface TableColumn<Row> {
  title: string;
  look: 'name' | 'day' | 'amount';
  cell: (row: Row) => ReactNode;
}

/** The member of a row. */
export const memberColumn = {
  title: 'Member',
  look: 'name',
  cell: ({ memberId, memberName }: { memberId: string; memberName: string }) => (
    <RecordLink record="member" id={memberId}>
      {memberName}
    </RecordLink>
  ),
} as const;

interface RowTableProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Rows of a page; it scrolls sideways in itself where the window is narrower. */
export const RowTable = <Row,>({ label, columns, rows, keyOf }: RowTableProps<Row>) => (
  <TableBox aria-label={label}>
    <Table>
      <thead>
        <tr>
          {columns.map(({ title, look }) => (
            <th key={title} scope="col" className={look}>
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, look, cell }) => (
              <td key={title} className={look}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </TableBox>
);

const TableBox = styled.div.attrs({ tabIndex: 0, role: 'region' })`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(2)} ${space(3)};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  th {
    ${mixin.remark}
    white-space: nowrap;
  }
  .amount {
    text-align: end;
    white-space: nowrap;
  }
  .day {
    white-space: nowrap;
  }
  .name {
    min-width: 140px;
    overflow-wrap: anywhere;
  }
  a {
    color: ${color.secondaryHover};
  }
`;

export const Note = styled.p`
  margin: ${space(3)} 0;
  color: ${color.muted};
`;
