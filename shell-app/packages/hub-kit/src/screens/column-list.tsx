import type { DocumentNode } from 'graphql';
import { t } from '../common/text.ts';
import { Button, IconButton } from '../elements/button.tsx';
import { color, radius, space } from '../theme/theme.ts';
import styled from 'styled-components';
import { AsOfButton } from './as-of/as-of-button.tsx';
import { checkLine } from '../elements/looks.ts';
import type { Columns } from './use-columns.ts';

export interface ColumnListProps {
  columns: Columns;
  /** The column that names the record; it cannot be hidden. */
  nameKey: string | undefined;
  /** Reads the rows. */
  document: DocumentNode;
}

export default function ColumnList({ columns, nameKey, document }: ColumnListProps) {
  const { all, shown } = columns;
  return (
    <>
      <List>
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
        <AsOfButton document={document} />
      </Buttons>
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const List = styled.ul`
  margin: -${space(1)} 0 ${space(3)};
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
