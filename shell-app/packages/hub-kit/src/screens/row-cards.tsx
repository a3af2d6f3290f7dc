import { Button, IconButton } from '../elements/button.tsx';
import { color, mixin, radius, space, typography } from '../theme/theme.ts';
import { t } from '../common/text.ts';
import { toggled } from '../common/toggled.ts';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { Cell, cellText, NameLink } from './cell.tsx';
import type { RowsProps } from './rows-props.ts';
import type { AnyColumn, Identified } from '../definition/define-screen.ts';
import { dimmed } from '../elements/looks.ts';
import { buttonsOf, mostButtonsOf, type RowAction } from './row-action.ts';
import { besideMenu, RowActions } from './row-actions.tsx';
import { isRowClick } from './row-click.ts';
import { ClosedMark, DueMark } from './row-marks.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** The rows of one page as cards, for screens too narrow for columns: name, chips, then the rest by label. */
export default function RowCards<Row extends Identified>(props: RowsProps<Row>) {
  // On a phone the name is the only link to the row.
  const nameColumn = props.nameColumn && { ...props.nameColumn, related: undefined };
  const otherColumns = props.columns.filter(({ key }) => key !== nameColumn?.key);
  // A chip such as Yes needs the title of its column.
  const chips = otherColumns.filter(({ chip, format }) => chip && !format);
  const details = otherColumns.filter(column => !chips.includes(column));
  // With a menu, one action is beside it and one below, in words.
  const { rowButtons, rows } = props;
  const mostButtons = useMemo(() => mostButtonsOf(rowButtons, rows), [rowButtons, rows]);
  const hasMenu = besideMenu(mostButtons) !== undefined;
  const list = useRef<HTMLUListElement>(null);
  const focusedIndex = useRef(0);
  const onFocus = useFocusAfterRemoval(() => {
    const names = list.current?.querySelectorAll<HTMLElement>('li > :first-child > a') ?? [];
    names[Math.min(focusedIndex.current, names.length - 1)]?.focus();
  });
  return (
    <>
      <SortField columns={props.columns} sort={props.sort} onSort={props.onSort} />
      <List ref={list} aria-label={props.label} data-waiting={props.waiting || undefined} onFocus={onFocus}>
        {props.rows.map((row, index) => {
          const { actions: furtherActions = [], ...buttons } = buttonsOf(props.rowButtons, row);
          const { name } = buttons;
          const month = props.rowButtons.closedMonthOf(row);
          return (
            <Card
              key={row.id}
              onFocus={() => {
                focusedIndex.current = index;
              }}
              onClick={event => isRowClick(event) && props.onOpen(row)}
            >
              <Head>
                {props.selection?.isSelectable(row) && (
                  <input
                    type="checkbox"
                    aria-label={t('Select {name}', { name })}
                    checked={props.selection.selected.has(row.id)}
                    onChange={() => props.selection?.onSelect(toggled(props.selection.selected, row.id))}
                  />
                )}
                <Name to={props.hrefOf(row)} state={props.linkState}>
                  {nameColumn ? <Cell column={nameColumn} row={row} /> : row.id}
                </Name>
                <RowActions
                  {...buttons}
                  actions={hasMenu ? furtherActions.slice(1) : undefined}
                  maxButtons={hasMenu ? 1 : undefined}
                />
              </Head>
              {chips.length > 0 && (
                <Chips>
                  {chips.filter(hasContent(row)).map(column => (
                    <div key={column.key}>
                      <Labeled column={column} row={row} />
                    </div>
                  ))}
                </Chips>
              )}
              {props.columns.map(({ key, due }) => due && <DueMark key={key} due={due} row={row} asText />)}
              {month && <ClosedMark month={month} asText />}
              <Lines>
                {details.filter(hasContent(row)).map(column => (
                  <Labeled key={column.key} column={column} row={row} />
                ))}
              </Lines>
              <FurtherActions name={name} actions={hasMenu ? furtherActions.slice(0, 1) : furtherActions} />
            </Card>
          );
        })}
      </List>
    </>
  );
}

/** The other actions of a row, in words: a touch screen shows no tooltips. */
function FurtherActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Buttons>
      {actions.map(({ icon, label, onClick }) => (
        <Button
          key={label}
          icon={icon}
          aria-label={t('{action} {name}', { action: label, name })}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </Buttons>
  );
}

/** Sorts by a column and in a direction, as the headers of the grid do. */
function SortField({ columns, sort, onSort }: Pick<RowsProps<never>, 'columns' | 'sort' | 'onSort'>) {
  const sortable = columns.filter(({ sortKey }) => sortKey);
  const [first] = sort;
  if (sortable.length === 0 || !first) return null;
  const descending = first.direction === 'DESC';
  const isListed = sortable.some(({ sortKey }) => sortKey === first.field);
  return (
    <SortBar>
      <label>
        {t('Sort by')}
        <select
          value={isListed ? first.field : ''}
          onChange={event => onSort([{ field: event.target.value, direction: 'ASC' }])}
        >
          {!isListed && <option value="">{t('Default order')}</option>}
          {sortable.map(({ key, title, sortKey }) => (
            <option key={key} value={sortKey}>
              {t(title)}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        icon={descending ? 'down' : 'up'}
        label={descending ? t('Sort ascending') : t('Sort descending')}
        onClick={() => onSort([{ ...first, direction: descending ? 'ASC' : 'DESC' }])}
      />
    </SortBar>
  );
}

const hasContent = (row: object) => (column: AnyColumn) =>
  Boolean(column.render || cellText(column, row) || column.empty);

function Labeled(props: { column: AnyColumn; row: object }) {
  return (
    <>
      <dt>{t(props.column.title)}</dt>
      <dd>
        <Cell {...props} />
      </dd>
    </>
  );
}

const SortBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  ${typography.label}
  label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space(2)};
    color: ${color.muted};
  }
  select {
    flex: 1;
    min-width: 0;
    height: 36px;
    padding: 0 ${space(1)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.small};
    background: ${color.surface};
    color: ${color.text};
  }
`;

const List = styled.ul`
  ${dimmed}
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: ${space(4)};
  cursor: pointer;
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block: -${space(1)};
  > input {
    flex: none;
    width: 24px;
    height: 24px;
    accent-color: ${color.secondary};
  }
`;

const Name = styled(NameLink)`
  ${typography.heading}
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Chips = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  > div {
    ${mixin.row}
    gap: ${space(1)} ${space(2)};
    min-width: 0;
  }
  dt {
    ${mixin.remark}
  }
`;

const Lines = styled.dl`
  display: grid;
  grid-template-columns: fit-content(30%) minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  ${typography.label}
  font-weight: 400;
  dt {
    color: ${color.muted};
  }
  dd {
    overflow-wrap: anywhere;
  }
  a {
    display: inline-block;
    min-height: 24px;
  }
`;
