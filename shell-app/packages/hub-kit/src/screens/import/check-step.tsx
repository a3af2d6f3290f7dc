import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../common/format.ts';
import { t, translateMessage } from '../../common/text.ts';
import type { AnyScreen } from '../../definition/define-screen.ts';
import { Button } from '../../elements/button.tsx';
import { Fact, Facts } from '../../elements/facts.tsx';
import { RecordLink } from '../../elements/record-link.tsx';
import { RetryLine } from '../../elements/retry-line.tsx';
import SimpleTable from '../../elements/simple-table.tsx';
import { readApiError, reasonOf } from '../../records/api-error.ts';
import { formatDays } from '../../records/format-days.ts';
import { color, space, typography } from '../../theme/theme.ts';
import { Check } from './columns-step.tsx';
import { Decisions, undecidedIn } from './decisions.tsx';
import { doubleRowsDocument, rejectedRowsDocument } from './import.graphql.ts';
import { useRejectedFile } from './use-rejected-file.ts';
import { Totals, type GivenTotals } from './totals.tsx';
import { fieldLabel, type CheckedFile, type Mapping, type ReadFile } from './use-import.ts';

/** Rejected rows that are shown; all are in their file. */
const SHOWN = 100;
const SHOWN_DOUBLES = 20;

/** What the user decides before rows are imported. */
export interface StartChoice {
  isWhole: boolean;
  skipsDoubles: boolean;
  totals: GivenTotals;
}

interface CheckStepProps {
  screen: AnyScreen;
  id: string;
  read: ReadFile;
  checked: CheckedFile;
  mapping: Mapping;
  onMap: (mapping: Mapping) => void;
  choice: StartChoice;
  onChoice: (choice: StartChoice) => void;
  onCheck: (mapping: Mapping) => void;
}

/** What would become of the rows, why some are rejected, and what is to be decided. */
export function CheckStep(props: CheckStepProps) {
  const { screen, checked, choice, onChoice, read } = props;
  const { created, changed, unchanged, rejected, doubles } = checked;
  return (
    <>
      <Facts $look="figures">
        <Fact label={t('New')}>{formatNumber(created)}</Fact>
        {changed > 0 && <Fact label={t('Changed')}>{formatNumber(changed)}</Fact>}
        {unchanged > 0 && <Fact label={t('There already')}>{formatNumber(unchanged)}</Fact>}
        {rejected > 0 && <Fact label={t('Rejected')}>{formatNumber(rejected)}</Fact>}
        {doubles > 0 && <Fact label={t('Perhaps there already')}>{formatNumber(doubles)}</Fact>}
      </Facts>
      {rejected > 0 && <RejectedRows {...props} />}
      {doubles > 0 && <Doubles {...props} />}
      {created + changed > 0 && (
        <>
          <Totals
            checked={checked}
            labelOf={name => {
              const field = read.fields.fields.find(each => each.name === name);
              return field ? fieldLabel(screen, field) : name;
            }}
            given={choice.totals}
            onChange={totals => onChoice({ ...choice, totals })}
          />
          {rejected === 0 && (
            <Check>
              <label>
                <input
                  type="checkbox"
                  checked={choice.isWhole}
                  onChange={event => onChoice({ ...choice, isWhole: event.target.checked })}
                />
                {t('All rows or none: a row that is rejected meanwhile takes back the others')}
              </label>
            </Check>
          )}
        </>
      )}
    </>
  );
}

/** The first rejected rows with the reasons at their cells, the texts to decide, and all of them as a file. */
function RejectedRows(props: CheckStepProps) {
  const { screen, id, read, checked } = props;
  const { data, error, refetch } = useQuery(rejectedRowsDocument, {
    variables: { id, limit: SHOWN, offset: 0 },
    fetchPolicy: 'no-cache',
  });
  const save = useRejectedFile(id, read.table);
  const [isSaving, setSaving] = useState(false);
  const saveAll = async () => {
    setSaving(true);
    await save();
    setSaving(false);
  };
  if (error)
    return (
      <RetryLine
        text={t('The rejected rows did not load: {reason}', { reason: reasonOf(readApiError(error)) })}
        onRetry={() => void refetch()}
      />
    );
  const items = data?.page.items ?? [];
  const rows = items.flatMap(({ line, problems }) =>
    problems.map((problem, index) => ({ line, key: `${line} ${index}`, ...problem })),
  );
  const fieldNamed = (name: string | null) => read.fields.fields.find(field => field.name === name);
  return (
    <Section>
      <Decisions {...props} undecided={undecidedIn(items)} />
      <SimpleTable
        caption={t('Rejected rows')}
        columns={[
          { title: 'Line', look: 'line', cell: ({ line }) => formatNumber(line) },
          {
            title: 'Field',
            cell: ({ field }) => {
              const found = fieldNamed(field);
              return found && fieldLabel(screen, found);
            },
          },
          {
            title: 'Reason',
            cell: ({ reason, reasonTemplate }) =>
              formatDays(translateMessage(reason, reasonTemplate && JSON.parse(reasonTemplate))),
          },
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
      <p>
        {items.length < checked.rejected &&
          t('These are the first {count} of {total}.', { count: items.length, total: checked.rejected })}
      </p>
      <Button icon="download" busy={isSaving} onClick={() => void saveAll()}>
        {t('Save the rejected rows as a file')}
      </Button>
      <p>{t('Correct them there, and import that file: rows that were imported before create nothing.')}</p>
    </Section>
  );
}

/** New records that the club perhaps has already. */
function Doubles({ screen, id, checked, choice, onChoice }: CheckStepProps) {
  const { data } = useQuery(doubleRowsDocument, {
    variables: { id, limit: SHOWN_DOUBLES },
    fetchPolicy: 'no-cache',
  });
  return (
    <Section>
      <SimpleTable
        caption={t('Perhaps there already')}
        columns={[
          { title: 'Line', look: 'line', cell: ({ line }) => formatNumber(line) },
          {
            title: 'Same e-mail or name',
            cell: ({ doubles }) =>
              doubles.map(({ recordId, line, title }) => (
                <p key={recordId ?? line}>
                  {recordId && screen.record ? (
                    <RecordLink record={screen.record} id={recordId}>
                      {title}
                    </RecordLink>
                  ) : (
                    t('{name} in line {line}', { name: title, line: line ?? 0 })
                  )}
                </p>
              )),
          },
        ]}
        rows={data?.page.items ?? []}
        keyOf={({ line }) => String(line)}
      />
      <Check>
        <label>
          <input
            type="checkbox"
            checked={choice.skipsDoubles}
            onChange={event => onChoice({ ...choice, skipsDoubles: event.target.checked })}
          />
          {t('Leave out these {count} rows', { count: checked.doubles })}
        </label>
      </Check>
    </Section>
  );
}

const Section = styled.section`
  margin-bottom: ${space(6)};
  h3 {
    ${typography.label}
  }
  > p {
    margin-block: ${space(2)};
    color: ${color.muted};
  }
`;
