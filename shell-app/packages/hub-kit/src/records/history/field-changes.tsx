import { color, space } from '../../theme/theme.ts';
import { formatDay, formatMoment, formatMoney } from '../../common/format.ts';
import { t, translateMessage } from '../../common/text.ts';
import { Fact, Facts } from '../../elements/facts.tsx';
import styled from 'styled-components';
import type { Entry } from './history.graphql.ts';

interface FieldChangesProps {
  changes: Entry['fieldChanges'];
  folded?: boolean;
}

export function FieldChanges({ changes, folded }: FieldChangesProps) {
  if (changes.length === 0) return null;
  const list = (
    <Facts $look="lines">
      {changes.map(({ field, label, kind, before, after, beforeText, afterText }) => (
        <Fact key={field} label={translateMessage(label)}>
          {kind === 'password' ? (
            t('changed')
          ) : (
            <>
              <Old aria-label={t('before')}>{valueText(kind, before, beforeText)}</Old>
              <span aria-hidden> → </span>
              <New aria-label={t('after')}>{valueText(kind, after, afterText)}</New>
            </>
          )}
        </Fact>
      ))}
    </Facts>
  );
  if (!folded) return list;
  return (
    <details>
      <Summary>{t({ one: '{count} field', other: '{count} fields' }, { count: changes.length })}</Summary>
      {list}
    </details>
  );
}

function valueText(kind: string, value: string | null, text: string | null): string {
  if (value === null || text === null) return t('(empty)');
  if (kind === 'money') return formatMoney(Number(value));
  if (kind === 'date') return formatDay(value);
  if (kind === 'dateTime') return formatMoment(value);
  if (kind === 'boolean') return t(value === 'true' ? 'Yes' : 'No');
  return kind === 'choice' ? translateMessage(text) : text;
}

const Old = styled.del`
  color: ${color.muted};
`;

const New = styled.ins`
  text-decoration: none;
`;

const Summary = styled.summary`
  margin-top: ${space(2)};
  color: ${color.muted};
  cursor: pointer;
`;
