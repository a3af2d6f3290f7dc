import { t } from '@gym/hub-kit/format';
import { color, space, typography, mixin } from '@gym/hub-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface FactColumn<Row> {
  /** Empty for the column of actions. */
  title: string;
  cell(row: Row): ReactNode;
}

interface FactTableProps<Row> {
  label: string;
  columns: readonly FactColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}

/** A small read-only table. On narrow screens each row is a list of its values. */
export function FactTable<Row>({ label, columns, rows, keyOf }: FactTableProps<Row>) {
  return (
    <Room>
      <Table aria-label={label} $room={columns.length * COLUMN}>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title ? t(title) : <Hidden>{t('Actions')}</Hidden>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell }) => (
                <td key={title} data-title={title && t(title)}>
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Room>
  );
}

/** The minimum width of a column, in pixels. */
const COLUMN = 125;

/** A detail of a value, below it. */
export const Aside = styled.span`
  display: block;
  color: ${color.muted};
  ${typography.small}
`;

/** A text that is not wrapped at hyphens or blanks. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;

const Hidden = styled.span`
  ${mixin.visuallyHidden}
`;

const Room = styled.div`
  container-type: inline-size;
`;

const Table = styled.table<{ $room: number }>`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  th,
  td {
    padding: ${space(3)} ${space(3)};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  tr > :first-child {
    padding-left: 0;
  }
  tr > :last-child {
    padding-right: 0;
  }
  td[data-title=''] {
    text-align: end;
  }
  thead th {
    padding-top: 0;
  }
  tbody tr:last-child td {
    border-bottom: 0;
    padding-bottom: 0;
  }
  th {
    color: ${color.muted};
    ${typography.label}
    white-space: nowrap;
  }
  @container (max-width: ${({ $room }) => $room}px) {
    &,
    tbody,
    tr {
      display: block;
    }
    thead {
      ${mixin.visuallyHidden}
    }
    tr {
      padding: ${space(4)} 0;
      border-bottom: 1px solid ${color.line};
    }
    tbody tr:first-child {
      padding-top: 0;
    }
    tbody tr:last-child {
      border-bottom: 0;
      padding-bottom: 0;
    }
    td,
    tbody tr:last-child td {
      display: flex;
      gap: ${space(4)};
      padding: ${space(1)} 0;
      border: 0;
    }
    td[data-title=''] {
      text-align: start;
    }
    td:not(:first-child, [data-title=''])::before {
      content: attr(data-title);
      flex: 0 0 112px;
      color: ${color.muted};
      ${typography.label}
      font-weight: 450;
      line-height: 20px;
    }
    tbody tr td:has(> div:empty) {
      display: none;
    }
    td > div {
      flex: 1;
      min-width: 0;
    }
  }
`;
