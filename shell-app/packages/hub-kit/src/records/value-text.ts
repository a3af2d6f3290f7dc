import { clockTime } from '../common/club-clock.ts';
import { formatDay, formatMoney } from '../common/format.ts';
import { t } from '../common/text.ts';
import { isDay } from '../common/day.ts';
import type { AnyField } from '../definition/field-definition.ts';
import { isMoment } from '../fields/moment.ts';
import { toText } from '../fields/number-text.ts';

/** The value of a form's field as text, formatted as in the form. References and choices are named by their lists. */
export function valueText(field: AnyField, value: unknown): string {
  if (field.kind === 'own') return field.text(value);
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
  if (typeof value === 'number') return field.kind === 'money' ? formatMoney(value) : toText(value, 'number');
  const text = String(value);
  if (field.kind === 'date' && isDay(text)) return formatDay(text);
  if (field.kind !== 'dateTime' || !isMoment(text)) return text;
  const { day, time } = clockTime(text);
  return `${formatDay(day)} ${time}`;
}
