import { useId } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../../common/format.ts';
import { t } from '../../common/text.ts';
import { ControlRow } from '../../elements/control-row.ts';
import { FieldFrame, FieldGrid } from '../../fields/field-frame.tsx';
import { toNumber } from '../../fields/number-text.ts';
import { color, space, typography } from '../../theme/theme.ts';
import type { CheckedFile } from './use-import.ts';

/** The totals of the old system as they were typed, by field; `''` is the number of rows. */
export type GivenTotals = Readonly<Record<string, string>>;

interface TotalsProps {
  checked: CheckedFile;
  labelOf: (field: string) => string;
  given: GivenTotals;
  onChange: (given: GivenTotals) => void;
}

/** The number of rows that are in the club afterwards. */
export const rowsAfter = ({ created, changed, unchanged }: CheckedFile): number =>
  created + changed + unchanged;

/** The totals of a file, by field. */
const totalsOf = (checked: CheckedFile): [field: string, total: number][] => [
  ['', rowsAfter(checked)],
  ...checked.sums.map(({ field, sum }): [string, number] => [field, sum]),
];

/** Whether each total that was typed is that of the file. */
export const areTotalsRight = (checked: CheckedFile, given: GivenTotals): boolean =>
  totalsOf(checked).every(([field, total]) => isRight(given[field], total));

const isRight = (text: string | undefined, total: number) =>
  !text?.trim() || Math.round((toNumber(text) ?? Number.NaN) * 100) === Math.round(total * 100);

/** Control totals: what the old system says, beside what the file adds up to. */
export function Totals({ checked, labelOf, given, onChange }: TotalsProps) {
  const id = useId();
  return (
    <Section>
      <h3>{t('Control totals')}</h3>
      <p>{t('Enter the totals of the old system. The import starts only if they are those of the file.')}</p>
      <FieldGrid>
        {totalsOf(checked).map(([field, total]) => {
          const text = given[field] ?? '';
          const label = field === '' ? t('Rows') : labelOf(field);
          const isWrong = !isRight(text, total);
          return (
            <FieldFrame
              key={field}
              id={`${id}-${field}`}
              label={label}
              span={4}
              error={isWrong ? t('The file has {total}', { total: formatNumber(total) }) : undefined}
            >
              <ControlRow>
                <input
                  id={`${id}-${field}`}
                  inputMode="decimal"
                  value={text}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={isWrong ? `${id}-${field}-error` : undefined}
                  onChange={event => onChange({ ...given, [field]: event.target.value })}
                />
              </ControlRow>
            </FieldFrame>
          );
        })}
      </FieldGrid>
    </Section>
  );
}

/** What the server compares. */
export const expectedTotals = (given: GivenTotals) => {
  const numbers = Object.entries(given)
    .map(([field, text]): [string, number | null] => [field, toNumber(text)])
    .filter((entry): entry is [string, number] => entry[1] !== null);
  return {
    rowCount: numbers.find(([field]) => field === '')?.[1] ?? null,
    totals: numbers.filter(([field]) => field !== '').map(([field, sum]) => ({ field, sum })),
  };
};

const Section = styled.section`
  margin-block: ${space(6)} ${space(4)};
  h3 {
    ${typography.label}
  }
  > p {
    margin-bottom: ${space(3)};
    color: ${color.muted};
  }
`;
