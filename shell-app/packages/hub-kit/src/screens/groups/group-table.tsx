import { useState } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../common/format.ts';
import { t } from '../../common/text.ts';
import { toggled } from '../../common/toggled.ts';
import type { SummaryDocument } from '../../definition/groups.ts';
import { FailureState } from '../../elements/failure-state.tsx';
import { dimmed } from '../../elements/looks.ts';
import { RowsSkeleton } from '../../elements/rows-skeleton.tsx';
import { useDelayedFlag } from '../../elements/use-delayed-flag.ts';
import { breakpoint, color, mixin, space, typography } from '../../theme/theme.ts';
import ListTotal from '../list-total.tsx';
import type { ViewsProps } from '../views/views-props.ts';
import { Group } from './group.tsx';
import type { RowsTable } from './group-rows.tsx';
import { groupLabel, groupText, moreGroupsText, orderedGroups, valueOf, type Grouping } from './grouping.ts';
import { moveFocus } from './move-focus.ts';
import { sumText, useSummary } from './summary.ts';
import { useGroupChoices } from './use-group-choices.ts';

export interface GroupTableProps extends ViewsProps {
  grouping: Grouping;
  document: SummaryDocument;
  /** Renders the first rows of a group. */
  table: RowsTable;
}

/** The groups in a table, with their sums and the total below. */
export function GroupTable({ grouping, document, table, ...list }: GroupTableProps) {
  const { screen, crud } = list;
  const { groups, error, loading, refetch } = useSummary(list, document);
  const waiting = useDelayedFlag(loading, 200);
  const choices = useGroupChoices(grouping);
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
  const titles = [t('Number of records'), ...sums.map(({ title }) => t(title))];
  const more = moreGroupsText(groups);
  return (
    <>
      <Scroller data-waiting={waiting || undefined} onKeyDown={moveFocus}>
        <Table aria-label={t(screen.title)}>
          <thead>
            <tr>
              <th scope="col">{groupLabel(grouping)}</th>
              {titles.map(title => (
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
                key={value}
                screen={screen}
                crud={crud}
                grouping={grouping}
                group={group}
                text={groupText(grouping, group, choices)}
                numbers={[
                  formatNumber(group.count),
                  ...sums.map(column => sumText(column, group.sum?.[column.key])),
                ]}
                titles={titles}
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
