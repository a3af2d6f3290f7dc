import { dayProblem } from '@gym/hub-kit/fields';
import { t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { array, number, object, string } from 'yup';
import type { clubSettingsDocument } from './club-settings.graphql.ts';

export type ClubSettings = ResultOf<typeof clubSettingsDocument>['settings'];

/** A value as a field has it: an empty text instead of null, and null for a number that is not entered yet. */
type Entered<Value> = Value extends number
  ? number | null
  : Value extends readonly (infer Row)[]
    ? { [Name in keyof Row]: Entered<Row[Name]> }[]
    : NonNullable<Value>;

/** The values of the form; `logo` is the stored file, unless `logoContent` replaces it by a new one in base64. */
export type SettingsValues = {
  [
    Name in Exclude<
      keyof ClubSettings,
      'id' | 'version' | 'nextNumbers' | 'sentDocuments' | 'fiscalYearStart'
    >
  ]: Entered<ClubSettings[Name]>;
} & {
  logoContent: string;
  /** The month, 1 to 12. */
  fiscalYearStart: string;
  /** Whether each is sent. */
  sentDocuments: Record<SentDocument, boolean>;
};

/** What can be sent when it is issued. */
export const sentDocuments = [
  'invoice',
  'credit_note',
  'payment_receipt',
  'contract_confirmation',
  'contract_cancellation',
  'payslip',
] as const;
type SentDocument = (typeof sentDocuments)[number];

type RowOf<Name extends 'taxRates' | 'dunningSteps'> = SettingsValues[Name][number];

export const newTaxRate: RowOf<'taxRates'> = { billingType: '', percent: null, label: '', from: '' };
export const newDunningStep: RowOf<'dunningSteps'> = { days: null, action: 'reminder', fee: 0 };

export const toValues = (settings: ClubSettings): SettingsValues => ({
  name: settings.name,
  logo: settings.logo ?? '',
  logoContent: '',
  address: settings.address ?? '',
  taxId: settings.taxId ?? '',
  email: settings.email ?? '',
  phone: settings.phone ?? '',
  currency: settings.currency,
  locale: settings.locale,
  timeZone: settings.timeZone ?? '',
  weekStart: settings.weekStart ?? '',
  fiscalYearStart: String(settings.fiscalYearStart),
  taxRates: settings.taxRates.map(({ billingType, percent, label, from }) => ({
    billingType: billingType ?? '',
    percent,
    label,
    from: from ?? '',
  })),
  numberSeries: settings.numberSeries.map(({ series, prefix, digits }) => ({ series, prefix, digits })),
  sentDocuments: Object.fromEntries(
    sentDocuments.map(name => [name, settings.sentDocuments.includes(name)]),
  ) as SettingsValues['sentDocuments'],
  dunningSteps: settings.dunningSteps.map(({ days, action, fee }) => ({ days, action, fee })),
  doubleBookings: settings.doubleBookings,
  checkInRules: settings.checkInRules.map(({ rule, effect }) => ({ rule, effect })),
});

/** The fields of the form that differ, as the API takes them: what nobody touched stays as others saved it. */
export function toPatch(before: SettingsValues, values: SettingsValues): object {
  const names = Object.keys(labels) as (keyof SettingsValues)[];
  const changed = names.filter(name => JSON.stringify(values[name]) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed.map(name => [name, toInput(name, values)]));
}

/** Whether settings have every value that a save from `before` to `values` sends. */
export function isSaved(before: SettingsValues, values: SettingsValues, settings: SettingsValues): boolean {
  const missing = toPatch(settings, values);
  return values.logoContent === '' && Object.keys(toPatch(before, values)).every(name => !(name in missing));
}

function toInput(name: keyof SettingsValues, values: SettingsValues): unknown {
  if (name === 'taxRates')
    return values.taxRates.map(rate => ({
      ...rate,
      billingType: rate.billingType.trim() || null,
      from: rate.from || null,
    }));
  if (name === 'fiscalYearStart') return Number(values.fiscalYearStart);
  if (name === 'sentDocuments') return sentDocuments.filter(document => values.sentDocuments[document]);
  return values[name] === '' ? null : values[name];
}

/** What messages call the fields, in the order of the form. */
export const labels: Record<string, string> = {
  name: 'Name',
  logo: 'Logo',
  address: 'Address',
  taxId: 'Tax ID',
  email: 'Email',
  phone: 'Phone',
  currency: 'Currency',
  locale: 'Locale',
  timeZone: 'Time Zone',
  weekStart: 'First Day of the Week',
  fiscalYearStart: 'First Month of the Fiscal Year',
  taxRates: 'Taxes',
  numberSeries: 'Numbers',
  dunningSteps: 'Dunning',
  sentDocuments: 'Sending',
  doubleBookings: 'Double Bookings',
  checkInRules: 'Check-in',
};

/** @param path the label */
const notANumber = ({ path }: { path: string }) => t('{label} must be a number', { label: t(path) });
const missing = ({ path }: { path: string }) => t('{label} is required', { label: t(path) });

const amount = (label: string) => number().nullable().label(label).typeError(notANumber).required(missing);

/** The rules that need no server; it checks these and all others. */
export const settingsSchema = object({
  name: string().trim().required('Name is required').max(100, 'Name may have 100 characters at the most'),
  currency: string().required('Currency is required'),
  locale: string().required('Locale is required'),
  taxRates: array(
    object({
      percent: amount('Percentage'),
      label: string().trim().required('Name is required'),
      from: string().test('day', (day = '', { createError }) => {
        const message = dayProblem(day);
        return message === undefined || createError({ message });
      }),
    }),
  ),
  numberSeries: array(
    object({
      prefix: string().matches(/^[A-Z0-9-]{1,10}$/, 'Use 1 to 10 capital letters, digits and hyphens'),
      digits: amount('Digits')
        .integer('Use 4 to 9 digits')
        .min(4, 'Use 4 to 9 digits')
        .max(9, 'Use 4 to 9 digits'),
    }),
  ),
  dunningSteps: array(object({ days: amount('Days'), fee: amount('Fee') })),
});
