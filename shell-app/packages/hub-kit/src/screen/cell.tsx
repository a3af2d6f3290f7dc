import { Chip, color, formatWord, space } from '@gym/hub-kit';
import styled from 'styled-components';
import type { ChipColor } from '@gym/hub-kit';
import type { ReactNode } from 'react';
import type { ColumnDefinition, Identified } from './define-screen.ts';

/** A column as the drawing parts see it: without the names that its definition is checked by. */
interface LooseColumn<Row> {
  key: string;
  format?: (value: unknown) => string;
  value?: (row: Row) => string | null | undefined;
  chip?: Record<string, ChipColor | undefined>;
  empty?: string;
  render?: (row: Row) => ReactNode;
}

const loose = <Row, Field extends string>(column: ColumnDefinition<Row, Field>) =>
  column as unknown as LooseColumn<Row>;

/** What a row shows in a column. */
export function Cell<Row extends object, Field extends string>(props: {
  column: ColumnDefinition<Row, Field>;
  row: Row;
}) {
  const { row } = props;
  const column = loose(props.column);
  if (column.render) return column.render(row);
  const nothing = column.empty ? <Faint>{column.empty}</Faint> : null;
  const words = column.chip ? chipWords(column, row) : [];
  if (words.length) {
    return (
      <Chips>
        {words.map(word => (
          <Chip key={word} color={column.chip?.[word] ?? column.chip?.['*'] ?? 'grey'}>
            {column.format ? column.format(fieldOf(row, column.key)) : formatWord(word)}
          </Chip>
        ))}
      </Chips>
    );
  }
  return cellText(props.column, row) || nothing;
}

function chipWords<Row extends object>(column: LooseColumn<Row>, row: Row): string[] {
  const value = fieldOf(row, column.key);
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter(word => word !== null && word !== undefined && word !== '').map(String);
}

/** The same as plain text, for tooltips and screen readers. */
export function cellText<Row extends object, Field extends string>(
  definition: ColumnDefinition<Row, Field>,
  row: Row,
): string {
  const column = loose(definition);
  if (column.value) return column.value(row) ?? '';
  const value = fieldOf(row, column.key);
  if (column.format) return column.format(value);
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}

/** What a row is called where it is spoken of. */
export function rowNameOf<Row extends Identified, Field extends string>(
  screen: {
    columns: readonly ColumnDefinition<Row, Field>[];
    rowName?: (row: Row) => string;
  },
  row: Row,
): string {
  const [first] = screen.columns;
  return screen.rowName?.(row) ?? (first ? cellText(first, row) : row.id);
}

const fieldOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key];

const Faint = styled.span`
  color: ${color.faint};
`;

const Chips = styled.span`
  display: inline-flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
