import { useId, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { formatNumber } from '../../common/format.ts';
import { t } from '../../common/text.ts';
import { IconButton } from '../../elements/button.tsx';
import { FailureState } from '../../elements/failure-state.tsx';
import { Icon } from '../../elements/icons.tsx';
import { dimmed } from '../../elements/looks.ts';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import { useDelayedFlag } from '../../elements/use-delayed-flag.ts';
import { useChoices } from '../../fields/master-data.ts';
import { breakpoint, color, mixin, radius, space, typography } from '../../theme/theme.ts';
import type { SummaryDocument, SummaryGroup } from '../../definition/groups.ts';
import ListTotal from '../list-total.tsx';
import type { ViewsProps } from '../views/views-props.ts';
import { ChoiceField, GroupField } from './group-field.tsx';
import { GroupRows, type RowsTable } from './group-rows.tsx';
import {
  filtersOfGroup,
  groupChoices,
  groupingOf,
  groupLabel,
  groupText,
  moreGroupsText,
  orderedGroups,
  valueOf,
  type Grouping,
} from './grouping.ts';
import { sumText, useRowsAddress, useSummary } from './summary.ts';

interface GroupedRowsProps extends ViewsProps {
  table: RowsTable;
}

/**
 * The groups of a list, each with its count and sums. A group opens its first rows below it; each number leads to all of
 * them. Up, Down, Home and End move between groups, Right opens and Left closes one.
 */
export default function GroupedRows(props: GroupedRowsProps) {
  const { screen, crud } = props;
  const fields = screen.filters?.fields ?? [];
  const grouping = groupingOf(crud.state.group, fields);
  const document = grouping && screen.documents.groups?.[grouping.by];
  if (!document) return null;
  const { by, isLargestFirst } = grouping;
  return (
    <>
      <Bar>
        <GroupField
          choices={groupChoices(fields)}
          value={by}
          onChoose={group => crud.change({ group: group && isLargestFirst ? `-${group}` : group })}
        />
        <ChoiceField
          label={t('Order')}
          choices={[
            { value: by, label: t('By value') },
            { value: `-${by}`, label: t('Largest first') },
          ]}
          value={crud.state.group}
          onChoose={group => crud.change({ group })}
        />
        <IconButton
          icon="close"
          label={t('Show without groups')}
          onClick={() => crud.change({ group: '' })}
        />
      </Bar>
      <Groups {...props} key={by} grouping={grouping} document={document} />
    </>
  );
}

const noChoices = { choices: [] };

interface GroupsProps extends GroupedRowsProps {
  grouping: Grouping;
  document: SummaryDocument;
}

function Groups({ grouping, document, table, ...list }: GroupsProps) {
  const { screen, crud } = list;
  const { field } = grouping;
  const { groups, error, loading, refetch } = useSummary(list, document);
  const waiting = useDelayedFlag(loading, 200);
  const choices = useChoices(field.kind === 'choice' ? field : noChoices);
  const [open, setOpen] = useState<ReadonlySet<string | null>>(new Set());
  if (!groups)
    return error && !loading ? (
      <FailureState
        title={t(crud.messages.listFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <RowsSkeleton />
    );
  const sums = list.columns.shown.filter(({ key }) => screen.sums?.includes(key));
  const columns = ['', t('Number of records'), ...sums.map(({ title }) => t(title))];
  const more = moreGroupsText(groups);
  return (
    <>
      <Scroller data-waiting={waiting || undefined} onKeyDown={moveFocus}>
        <Table aria-label={t(screen.title)}>
          <thead>
            <tr>
              <th scope="col">{groupLabel(grouping)}</th>
              {columns.slice(1).map(title => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {orderedGroups(grouping, groups, choices).map(group => {
            const value = valueOf(group);
            return (
              <Group
                {...list}
                key={value}
                grouping={grouping}
                group={group}
                text={groupText(grouping, group, choices)}
                numbers={[
                  formatNumber(group.count),
                  ...sums.map(column => sumText(column, group.sum?.[column.key])),
                ]}
                titles={columns}
                table={table}
                isOpen={open.has(value)}
                onToggle={() => setOpen(now => toggled(now, value))}
              />
            );
          })}
        </Table>
        {more && <Note>{more}</Note>}
      </Scroller>
      <Foot>
        {screen.documents.summary && <ListTotal {...list} document={screen.documents.summary} />}
        <span>
          {formatNumber(crud.total)} {t(crud.total === 1 ? screen.entity.one : screen.entity.many)}
        </span>
      </Foot>
    </>
  );
}

interface GroupProps extends GroupedRowsProps {
  grouping: Grouping;
  group: SummaryGroup;
  text: string;
  numbers: readonly string[];
  /** The titles of the columns, the first one for the group itself. */
  titles: readonly string[];
  isOpen: boolean;
  onToggle: () => void;
}

function Group(props: GroupProps) {
  const { screen, crud, grouping, group, text, numbers, titles, table, isOpen, onToggle } = props;
  const id = useId();
  const addressOf = useRowsAddress(crud);
  const filters = filtersOfGroup(grouping, group, crud.state.filters);
  const address = filters && addressOf(filters);
  const name = text === '–' ? t('{label} is empty', { label: t(grouping.field.label) }) : text;
  return (
    <tbody>
      <Row>
        <th scope="row">
          {filters ? (
            <Toggle
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={text === name ? undefined : name}
              onClick={onToggle}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
              {text}
            </Toggle>
          ) : (
            text
          )}
        </th>
        {numbers.map((number, index) => (
          <td key={titles[index + 1]} data-title={titles[index + 1]}>
            {address ? (
              // The sums lead where the count does.
              <Link to={address} tabIndex={index === 0 ? undefined : -1}>
                {number}
              </Link>
            ) : (
              number
            )}
          </td>
        ))}
      </Row>
      {isOpen && filters && address && (
        <tr id={id}>
          <Opened colSpan={titles.length}>
            <GroupRows
              screen={screen}
              crud={crud}
              filters={filters}
              label={name}
              address={address}
              table={table}
            />
          </Opened>
        </tr>
      )}
    </tbody>
  );
}

function toggled(open: ReadonlySet<string | null>, value: string | null): ReadonlySet<string | null> {
  const next = new Set(open);
  if (!next.delete(value)) next.add(value);
  return next;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  const toggles = [...currentTarget.querySelectorAll<HTMLElement>('th > button[aria-expanded]')];
  const at = toggles.findIndex(toggle => toggle === target);
  if (at < 0) return;
  const isOpen = toggles[at]!.getAttribute('aria-expanded') === 'true';
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: toggles.length - 1 }[key];
  if (next !== undefined) toggles[next]?.focus();
  else if ((key === 'ArrowRight' && !isOpen) || (key === 'ArrowLeft' && isOpen)) toggles[at]!.click();
  else return;
  event.preventDefault();
}

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  > button {
    margin-inline-start: auto;
  }
  @media ${breakpoint.small} {
    flex-wrap: nowrap;
    align-items: end;
    gap: ${space(2)};
    select {
      flex: none;
    }
    label {
      flex: 1;
      flex-direction: column;
      align-items: stretch;
      gap: 0;
    }
  }
`;

const Scroller = styled.div`
  min-height: 0;
  overflow: auto;
  ${dimmed}
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  thead th {
    padding: ${space(3)} ${space(4)};
    border-bottom: 1px solid ${color.line};
    ${mixin.remark}
    font-weight: 600;
    text-align: end;
    &:first-child {
      text-align: start;
    }
  }
  @media ${breakpoint.small} {
    &,
    tbody,
    tbody tr {
      display: block;
    }
    thead {
      ${mixin.visuallyHidden}
    }
  }
`;

const Row = styled.tr`
  border-bottom: 1px solid ${color.line};
  th {
    padding: ${space(1)} ${space(2)};
    font-weight: 550;
    text-align: start;
  }
  td {
    padding: ${space(1)} ${space(4)};
    text-align: end;
    white-space: nowrap;
  }
  @media ${breakpoint.small} {
    &&& {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: ${space(1)} ${space(4)};
      padding: ${space(2)} ${space(4)};
    }
    th {
      flex-basis: 100%;
      padding: 0;
    }
    td {
      padding: 0;
      &::before {
        ${mixin.remark}
        content: attr(data-title) ' ';
      }
    }
  }
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  font-weight: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color.hover};
  }
  svg {
    flex: none;
    color: ${color.muted};
  }
`;

const Opened = styled.td`
  max-width: 0;
  padding: 0 0 0 ${space(6)};
  border-bottom: 1px solid ${color.line};
  @media ${breakpoint.small} {
    display: block;
    max-width: none;
    padding: 0;
  }
`;

const Note = styled.p`
  padding: ${space(3)} ${space(4)};
  ${mixin.remark}
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  padding: ${space(3)} ${space(4)};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  ${typography.label}
  font-variant-numeric: tabular-nums;
`;
