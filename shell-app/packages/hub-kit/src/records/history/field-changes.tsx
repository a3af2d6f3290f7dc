import { color, space } from '../../theme/theme.ts';
import { formatDay, formatMoment, formatMoney } from '../../common/format.ts';
import { t, translateMessage } from '../../common/text.ts';
import styled from 'styled-components';
import type { Entry } from './history.graphql.ts';

interface FieldChangesProps {
  changes: Entry['fieldChanges'];
  /** Whether the fields are shown on demand. */
  folded?: boolean;
}

/** The old and new value of each changed field. */
export function FieldChanges({ changes, folded }: FieldChangesProps) {
  if (changes.length === 0) return null;
  const list = (
    <List>
      {changes.map(({ field, label, kind, before, after, beforeText, afterText }) => (
        <div key={field}>
          <dt>{translateMessage(label)}</dt>
          <dd>
            {kind === 'password' ? (
              t('changed')
            ) : (
              <>
                <Old aria-label={t('before')}>{valueText(kind, before, beforeText)}</Old>
                <span aria-hidden> → </span>
                <ins aria-label={t('after')}>{valueText(kind, after, afterText)}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
  if (!folded) return list;
  return (
    <details>
      <Summary>{t({ one: '{count} field', other: '{count} fields' }, { count: changes.length })}</Summary>
      {list}
    </details>
  );
}

/** A value as people read it, in their language. */
function valueText(kind: string, value: string | null, text: string | null): string {
  if (value === null || text === null) return t('(empty)');
  if (kind === 'money') return formatMoney(Number(value));
  if (kind === 'date') return formatDay(value);
  if (kind === 'dateTime') return formatMoment(value);
  if (kind === 'boolean') return t(value === 'true' ? 'Yes' : 'No');
  return kind === 'choice' ? translateMessage(text) : text;
}

const List = styled.dl`
  margin: ${space(2)} 0 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    padding: ${space(1)} 0;
  }
  dt {
    flex: 0 0 160px;
    color: ${color.muted};
  }
  dd {
    flex: 1 1 200px;
    min-width: 0;
    margin: 0;
    white-space: pre-line;
  }
  ins {
    text-decoration: none;
  }
`;

const Old = styled.del`
  color: ${color.muted};
`;

const Summary = styled.summary`
  margin-top: ${space(2)};
  color: ${color.muted};
  cursor: pointer;
`;
