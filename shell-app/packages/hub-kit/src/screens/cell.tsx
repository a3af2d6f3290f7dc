import { Chip } from '../elements/chip.tsx';
import { type ChipColor, color, mixin, radius, space } from '../theme/theme.ts';
import { Link } from 'react-router';
import { useRecordAddress } from '../common/record-pages.ts';
import { formatWords } from '../common/format.ts';
import { t } from '../common/text.ts';
import styled from 'styled-components';
import { Hidden } from '../elements/hidden.ts';
import type { AnyColumn, Identified } from '../definition/define-screen.ts';

interface CellProps {
  column: AnyColumn;
  row: object;
  /** How many chips of a list there is room for; the others are counted. All of them by default. */
  maxChips?: number;
  /** The address of the row, for the column that names it. */
  href?: string;
  /** The state of the link to that address. */
  linkState?: object | undefined;
  tabIndex?: number;
}

/** What a row shows in a column; the name of a related record links to its page, the name of the row to the row. */
export function Cell(props: CellProps) {
  const { column, row, tabIndex } = props;
  const addressOf = useRecordAddress();
  const { related } = column;
  const id = related?.id(row);
  const relatedAddress = related && id && addressOf(related.record, id);
  const address = relatedAddress || props.href;
  const content = <Content {...props} />;
  return address ? (
    <NameLink
      to={address}
      state={relatedAddress ? undefined : props.linkState}
      tabIndex={tabIndex}
      draggable={false}
    >
      {content}
    </NameLink>
  ) : (
    content
  );
}

export const NameLink = styled(Link)`
  border-radius: ${radius.small};
  text-decoration: none;
  /* A name has its own direction, whatever is beside it. */
  unicode-bidi: plaintext;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    ${mixin.focusRing}
  }
`;

function Content({ column, row, maxChips = Infinity }: CellProps) {
  if (column.render) return column.render(row);
  const nothing = column.empty ? <Faint>{t(column.empty)}</Faint> : null;
  const words = column.chip ? chipWords(column, row) : [];
  const [first] = words;
  const [remark, alert] = [column.remark?.(row), column.alert?.(row)];
  if (first && words.length === 1 && (remark || alert))
    return (
      <Remarked>
        <Chip color={first.color}>{first.text}</Chip>
        {alert && <Chip color="alert">{alert}</Chip>}
        {remark && <Remark>{remark}</Remark>}
      </Remarked>
    );
  if (first && words.length === 1) return <Chip color={first.color}>{first.text}</Chip>;
  if (first) {
    const hiddenTexts = words.slice(maxChips).map(({ text }) => text);
    return (
      <Chips $oneLine={maxChips < Infinity}>
        {words.slice(0, maxChips).map(({ word, text, color }) => (
          <Chip key={word} color={color}>
            {text}
          </Chip>
        ))}
        {hiddenTexts.length > 0 && (
          <Others>
            <Chip>
              <span aria-hidden>+{hiddenTexts.length}</span>
              <Hidden>{hiddenTexts.join(', ')}</Hidden>
            </Chip>
          </Others>
        )}
      </Chips>
    );
  }
  const detail = column.detailOf?.(row);
  if (detail?.isAmbiguous)
    return (
      <>
        {cellText(column, row)} <Faint>{detail.text}</Faint>
      </>
    );
  return cellText(column, row) || nothing;
}

interface ChipWord {
  word: string;
  text: string;
  color: ChipColor;
}

function chipWords(column: AnyColumn, row: object): ChipWord[] {
  const state = column.state?.(row);
  if (state) return [{ word: state.text, ...state }];
  const value = fieldOf(row, column.key);
  const chipOf = (word: string, text: string): ChipWord => ({
    word,
    text,
    color: column.chip?.[word] ?? column.chip?.['*'] ?? 'grey',
  });
  if (Array.isArray(value)) return value.map(String).map(word => chipOf(word, column.textOf?.(word) ?? word));
  if (value === null || value === undefined || value === '') return [];
  const word = String(value);
  return [chipOf(word, column.textOf?.(word) ?? t(column.format?.(value) ?? formatWords(word)))];
}

/** The color of the chip that a row shows in a column; undefined without one. */
export const chipOf = (column: AnyColumn, row: object): ChipColor | undefined =>
  chipWords(column, row)[0]?.color;

/** The same as plain text, for tooltips and screen readers. */
export function cellText(column: AnyColumn, row: object): string {
  if (column.value) return column.value(row) ?? '';
  const value = fieldOf(row, column.key);
  if (column.format) return t(column.format(value));
  if (Array.isArray(value))
    return value.map(entry => column.textOf?.(String(entry)) ?? String(entry)).join(', ');
  if (value === null || value === undefined || typeof value === 'object') return '';
  return column.textOf?.(String(value)) ?? String(value);
}

/** What a cell shows, chips in their words, as one line of text. */
export function shownText(column: AnyColumn, row: object): string {
  const words = column.chip ? chipWords(column, row).map(({ text }) => text) : [];
  const detail = column.detailOf?.(row);
  if (words.length > 0)
    return [words.join(', '), column.alert?.(row), column.remark?.(row)].filter(Boolean).join(' ');
  const text = cellText(column, row) || (column.empty ? t(column.empty) : '');
  return detail?.isAmbiguous ? `${text} ${detail.text}` : text;
}

/** The same for a spreadsheet: a number without its format, chips in their words. */
export function cellValue(column: AnyColumn, row: object): string | number {
  const value = fieldOf(row, column.key);
  if (column.value) return column.value(row) ?? '';
  if (typeof value === 'number') return value;
  return column.chip
    ? chipWords(column, row)
        .map(({ text }) => text)
        .join(', ')
    : cellText(column, row);
}

/** The name of a row in labels and messages. */
export function rowNameOf(
  screen: { columns: readonly AnyColumn[]; rowName?(row: Identified): string },
  row: Identified,
): string {
  const [first] = screen.columns;
  return screen.rowName?.(row) ?? (first ? cellText(first, row) : row.id);
}

export const fieldOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key];

const Faint = styled.span`
  color: ${color.faint};
`;

const Remarked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
`;

const Remark = styled.span`
  ${mixin.remark}
  font-variant-numeric: tabular-nums;
`;

const Others = styled.span`
  flex: none;
`;

const Chips = styled.span<{ $oneLine: boolean }>`
  display: inline-flex;
  align-items: center;
  flex-wrap: ${({ $oneLine }) => ($oneLine ? 'nowrap' : 'wrap')};
  max-width: 100%;
  gap: ${space(1)};
`;
