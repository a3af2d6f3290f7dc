import styled from 'styled-components';
import { t } from '../../common/text.ts';
import { SelectInput } from '../../fields/select-field.tsx';
import { color, mixin, space } from '../../theme/theme.ts';
import { DELIMITERS, ENCODINGS, type Encoding, type FileTable, type ReadOptions } from './read-table.ts';

const delimiterText = (delimiter: (typeof DELIMITERS)[number]) =>
  ({ ',': t('Comma'), ';': t('Semicolon'), '\t': t('Tab'), '|': t('Vertical bar') })[delimiter];

interface ReadAsProps {
  table: FileTable;
  onReread: (options: ReadOptions) => void;
}

/** How the file was read, which can be corrected. */
export function ReadAs({ table, onReread }: ReadAsProps) {
  const { encoding, delimiter, sheets, sheet } = table;
  return (
    <Line>
      <span>
        {t(
          { one: '{name}: {count} row', other: '{name}: {count} rows' },
          { name: table.fileName, count: table.rows.length },
        )}
      </span>
      {sheets && (
        <SelectInput
          aria-label={t('Sheet')}
          value={sheet}
          onChange={event => onReread({ sheet: event.target.value })}
        >
          {sheets.map(name => (
            <option key={name}>{name}</option>
          ))}
        </SelectInput>
      )}
      {encoding && (
        <SelectInput
          aria-label={t('Encoding')}
          value={encoding}
          onChange={event => onReread({ delimiter, encoding: event.target.value as Encoding })}
        >
          {ENCODINGS.map(name => (
            <option key={name} value={name}>
              {name.toUpperCase()}
            </option>
          ))}
        </SelectInput>
      )}
      {delimiter && (
        <SelectInput
          aria-label={t('Separator')}
          value={delimiter}
          onChange={event => onReread({ encoding, delimiter: event.target.value })}
        >
          {DELIMITERS.map(name => (
            <option key={name} value={name}>
              {delimiterText(name)}
            </option>
          ))}
        </SelectInput>
      )}
    </Line>
  );
}

const Line = styled.div`
  ${mixin.row}
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  > span {
    flex: 1 1 200px;
    color: ${color.muted};
  }
`;
