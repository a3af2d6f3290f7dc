import { formatDay, formatMoment, formatMoney, formatWords } from './format.ts';
import { t, translateMessage } from './text.ts';

/** A value that distinguishes a record from others of the same title, as the API returns it. */
export interface RecordDetail {
  /** The words before the value, in English; null for none. */
  label: string | null;
  kind: string;
  value: string;
}

/** The details of a record as one text, formatted for the club: `Ann Lee · Open $40.00 · Due Mar 31, 2026`. */
export const detailsText = (details: readonly RecordDetail[] | null | undefined): string =>
  (details ?? []).map(detailText).join(' · ');

/** The details of an option as one text, or the `detail` of hubs of earlier versions; undefined without either. */
export const detailOfOption = (option: {
  details?: readonly RecordDetail[] | null;
  detail?: string | null;
}): string | undefined => detailsText(option.details) || (option.detail ?? undefined);

function detailText({ label, kind, value }: RecordDetail): string {
  const text = valueText(kind, value);
  return label === null ? text : `${translateMessage(label)} ${text}`;
}

function valueText(kind: string, value: string): string {
  if (kind === 'money') return formatMoney(Number(value));
  if (kind === 'date') return formatDay(value);
  if (kind === 'dateTime') return formatMoment(value);
  if (kind === 'boolean') return t(value === 'true' ? 'Yes' : 'No');
  return kind === 'choice' ? translateMessage(formatWords(value)) : value;
}
