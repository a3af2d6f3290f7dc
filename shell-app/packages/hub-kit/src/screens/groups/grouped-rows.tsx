import styled from 'styled-components';
import { t } from '../../common/text.ts';
import { IconButton } from '../../elements/button.tsx';
import { breakpoint, color, space } from '../../theme/theme.ts';
import { ChoiceField, GroupField } from './group-field.tsx';
import { GroupTable, type GroupTableProps } from './group-table.tsx';
import { groupChoices, groupingOf } from './grouping.ts';

/**
 * The groups of a list, each with its count and sums. A group opens its first rows below it; each number leads to all of
 * them. Up, Down, Home and End move between groups, Right opens and Left closes one.
 */
export default function GroupedRows(props: Omit<GroupTableProps, 'grouping' | 'document'>) {
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
      <GroupTable {...props} key={by} grouping={grouping} document={document} />
    </>
  );
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
