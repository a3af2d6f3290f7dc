import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../common/text.ts';
import { color, mixin, space } from '../theme/theme.ts';

/**
 * A column of `SimpleTable`.
 * @example
 * const amount: TableColumn<{ fee: number }> = {
 *   title: 'Fee',
 *   look: 'amount',
 *   cell: ({ fee }) => formatMoney(fee),
 * };
 */
export interface TableColumn<Row> {
  /** In English, or a text that the catalogues do not contain; no other column has the same. */
  title: string;
  /** `line` does not wrap, `amount` is aligned to the end as well, and `actions` has no title in a card. */
  look?: 'line' | 'amount' | 'actions' | undefined;
  cell: (row: Row) => ReactNode;
}

interface SimpleTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The width that it needs, in pixels, where its cells have controls; by the looks of its columns unless given. */
  width?: number;
}

/** The width that a table needs, in pixels: words wrap, amounts do not. */
const widthOf = (columns: readonly Pick<TableColumn<never>, 'look'>[]) =>
  columns.reduce((width, { look }) => width + (look === 'amount' ? 100 : 80), 0);

export default function SimpleTable<Row>(props: SimpleTableProps<Row>) {
  const { caption, columns, rows, keyOf, width = widthOf(columns) } = props;
  return (
    <Frame>
      <Table aria-label={caption} $width={width}>
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
              {columns.map(({ title, look, cell }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={title}
                    scope={index === 0 ? 'row' : undefined}
                    className={look}
                    data-title={t(title)}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  container-type: inline-size;
`;

const Table = styled.table<{ $width: number }>`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space(2)} ${space(4)} ${space(2)} 0;
    text-align: start;
    vertical-align: baseline;
    &:last-child {
      padding-inline-end: 0;
    }
  }
  thead th {
    ${mixin.remark}
    font-weight: 600;
  }
  tbody {
    overflow-wrap: anywhere;
    tr {
      border-top: 1px solid ${color.line};
    }
    th {
      font-weight: 550;
    }
  }
  .line,
  .amount {
    white-space: nowrap;
  }
  .amount {
    text-align: end;
    + :not(.amount) {
      padding-inline-start: ${space(4)};
    }
  }
  /* Each row is a card. */
  @container (max-width: ${({ $width }) => $width - 1}px) {
    &,
    tbody {
      display: block;
    }
    thead {
      ${mixin.visuallyHidden}
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space(1)} ${space(4)};
      padding: ${space(3)} 0;
    }
    tbody tr:first-child {
      border-top: 0;
    }
    &&& :is(th, td) {
      padding: 0;
      text-align: start;
      white-space: normal;
    }
    tbody th,
    .actions {
      grid-column: 1 / -1;
    }
    td:empty {
      display: none;
    }
    td:not(.actions)::before {
      ${mixin.remark}
      content: attr(data-title);
      display: block;
    }
  }
`;
