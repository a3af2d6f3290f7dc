import { color, space } from '@gym/hub-kit';
import { FieldGrid, NumberField, TextField } from '@gym/hub-kit/fields';
import { t, translateMessage } from '@gym/hub-kit/format';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { ListRow, Part } from '../part.tsx';
import type { SettingsValues } from './settings-values.ts';

function nameOf(series: string): string {
  const names: Record<string, string> = {
    INV: t('Invoices'),
    PAY: t('Payments'),
    EXP: t('External Payments'),
    PP: t('Parking Passes'),
    CON: t('Contracts'),
  };
  return names[series] ?? series;
}

/** How the numbers of records are written. @param next what each series counts next */
export function Numbers({ next }: { next: readonly number[] }) {
  const { values, status } = useFormikContext<SettingsValues>();
  const message = (status as { numberSeries?: string } | undefined)?.numberSeries;
  return (
    <Part
      title={t('Numbers')}
      help={t('A series goes on counting when its prefix changes. Records keep the numbers that they have.')}
      error={message && translateMessage(message)}
    >
      {values.numberSeries.map(({ series, prefix, digits }, index) => (
        <ListRow key={series} role="group" aria-label={nameOf(series)}>
          <FieldGrid>
            <Name>
              <strong>{nameOf(series)}</strong>
              <span>
                {t('Next: {number}', {
                  number: `${prefix}-${String(next[index] ?? 1).padStart(digits || 0, '0')}`,
                })}
              </span>
            </Name>
            <TextField name={`numberSeries.${index}.prefix`} label={t('Prefix')} span={4} required />
            <NumberField
              name={`numberSeries.${index}.digits`}
              label={t('Digits')}
              span={4}
              min={4}
              max={9}
              step={1}
              required
            />
          </FieldGrid>
        </ListRow>
      ))}
    </Part>
  );
}

const Name = styled.div`
  display: grid;
  grid-column: span 4;
  gap: ${space(1)};
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  span {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;
