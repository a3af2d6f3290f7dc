import { t } from '../../common/text.ts';
import { Button, IconButton } from '../../elements/button.tsx';
import { color, radius, space, typography } from '../../theme/theme.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { AsOfButton } from '../as-of/as-of-button.tsx';
import { checkLine } from '../../elements/looks.ts';
import { GroupField } from '../groups/group-field.tsx';
import { groupChoices } from '../groups/grouping.ts';
import type { ViewsProps } from '../views/views-props.ts';

interface DisplayPanelProps extends ViewsProps {
  /** Called when what was chosen is shown beside the list. */
  onDone: () => void;
}

export default function DisplayPanel({ screen, crud, columns, onDone }: DisplayPanelProps) {
  const { all, shown } = columns;
  // The column that names the record cannot be hidden.
  const nameKey = screen.columns[0]?.key;
  const headingId = useId();
  const groups = groupChoices(screen.filters?.fields ?? []);
  return (
    <>
      {groups.length > 0 && (
        <Grouping>
          <GroupField
            choices={groups}
            value={crud.state.group.replace('-', '')}
            onChoose={group => crud.change({ group })}
          />
          <Button
            icon="chart"
            onClick={() => {
              crud.change({ chart: 'bar' });
              onDone();
            }}
          >
            {t('Chart')}
          </Button>
        </Grouping>
      )}
      <Heading id={headingId}>{t('Columns')}</Heading>
      <List aria-labelledby={headingId}>
        {all.map((column, index) => {
          const { key } = column;
          const title = t(column.title);
          const [before, after] = [all[index - 1], all[index + 1]];
          return (
            <Line key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={shown.includes(column)}
                  disabled={key === nameKey}
                  onChange={() => columns.toggle(key)}
                />
                {title}
              </label>
              <IconButton
                icon="up"
                label={t('Move {title} up', { title })}
                // Not disabled, which would drop the focus that was just moved here.
                aria-disabled={!before}
                onClick={() => before && columns.move(key, before.key)}
              />
              <IconButton
                icon="down"
                label={t('Move {title} down', { title })}
                aria-disabled={!after}
                onClick={() => after && columns.move(key, after.key)}
              />
            </Line>
          );
        })}
      </List>
      <Buttons>
        <Button icon="reset" disabled={!columns.changed} onClick={columns.reset}>
          {t('Reset columns')}
        </Button>
        <AsOfButton document={screen.documents.list} />
      </Buttons>
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Grouping = styled.div`
  display: flex;
  gap: ${space(3)};
  margin-bottom: ${space(3)};
  padding-bottom: ${space(3)};
  border-bottom: 1px solid ${color.line};
  label {
    flex: 1;
  }
`;

const Heading = styled.h2`
  ${typography.label}
  color: ${color.muted};
`;

const List = styled.ul`
  margin: ${space(1)} 0 ${space(3)};
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  border-radius: ${radius.small};
  &:hover {
    background: ${color.hover};
  }
  ${checkLine}
  button[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;
