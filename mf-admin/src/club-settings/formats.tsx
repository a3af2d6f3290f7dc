import { FieldGrid, SelectField } from '@gym/hub-kit/fields';
import { localeTag, t } from '@gym/hub-kit/format';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { Fact, Facts } from '@gym/hub-kit/screen';
import {
  currencyChoices,
  localeChoices,
  monthChoices,
  timeZoneChoices,
  weekStartChoices,
} from './format-choices.ts';
import { Part } from '../part.tsx';
import type { SettingsValues } from './settings-values.ts';

/** How amounts, dates and times are written. */
export function Formats() {
  const { values } = useFormikContext<SettingsValues>();
  const language = localeTag();
  const choices = useMemo(
    () => ({
      currency: currencyChoices(language),
      locale: localeChoices(language),
      timeZone: timeZoneChoices(),
      weekStart: weekStartChoices(language),
      month: monthChoices(language),
    }),
    [language],
  );
  return (
    <Part
      title={t('Formats')}
      help={t('How the app writes amounts, dates and times for everybody, whatever their language.')}
    >
      <FieldGrid>
        <SelectField
          kind="select"
          name="currency"
          label={t('Currency')}
          choices={choices.currency}
          help={t('Stored amounts keep their numbers: they are not converted.')}
          required
        />
        <SelectField kind="select" name="locale" label={t('Locale')} choices={choices.locale} required />
        <SelectField
          kind="select"
          name="timeZone"
          label={t('Time Zone')}
          choices={choices.timeZone}
          emptyLabel={t('That of the server')}
        />
        <SelectField
          kind="select"
          name="weekStart"
          label={t('First Day of the Week')}
          choices={choices.weekStart}
          emptyLabel={t('That of the locale')}
        />
        <SelectField
          kind="select"
          name="fiscalYearStart"
          label={t('First Month of the Fiscal Year')}
          choices={choices.month}
          required
        />
      </FieldGrid>
      <Facts $look="figures" aria-label={t('Example')}>
        <Fact label={t('Amount')}>{exampleAmount(values)}</Fact>
        <Fact label={t('Date')}>{exampleDate(values)}</Fact>
        <Fact label={t('Time now')}>{values.timeZone && exampleTime(values)}</Fact>
      </Facts>
    </Part>
  );
}

const tagOf = ({ locale }: SettingsValues) =>
  new Intl.Locale(locale || 'en-US', { calendar: 'gregory', numberingSystem: 'latn' });

const exampleAmount = (values: SettingsValues) =>
  new Intl.NumberFormat(tagOf(values), { style: 'currency', currency: values.currency || 'USD' }).format(
    1234.5,
  );

const exampleDate = (values: SettingsValues) =>
  new Intl.DateTimeFormat(tagOf(values), { year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(new Date().getFullYear(), 11, 31),
  );

const exampleTime = (values: SettingsValues) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: values.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format();
