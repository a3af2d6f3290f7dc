import { useId } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { t } from '../../common/text.ts';
import type { SummaryGroup } from '../../definition/groups.ts';
import { Icon } from '../../elements/icons.tsx';
import { breakpoint, color, mixin, radius, space } from '../../theme/theme.ts';
import { GroupRows, type RowsTable } from './group-rows.tsx';
import { filtersOfGroup, type Grouping } from './grouping.ts';
import { type SummarizedList, useRowsAddress } from './summary.ts';

interface GroupProps extends SummarizedList {
  grouping: Grouping;
  group: SummaryGroup;
  text: string;
  numbers: readonly string[];
  /** The titles of the numbers. */
  titles: readonly string[];
  table: RowsTable;
  isOpen: boolean;
  onToggle: () => void;
}

/** A group with its numbers; its first rows below it while it is open. */
export function Group(props: GroupProps) {
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
          <td key={titles[index]} data-title={titles[index]}>
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
          <Opened colSpan={1 + titles.length}>
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
