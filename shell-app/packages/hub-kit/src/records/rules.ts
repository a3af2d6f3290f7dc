import { array, boolean, number, object, string, type AnySchema } from 'yup';
import { moneyDecimals } from '../common/club.ts';
import { today } from '../common/club-clock.ts';
import { t } from '../common/text.ts';
import { isDay } from '../common/day.ts';
import { dayText } from './day-text.ts';
import { momentText } from './moment-text.ts';
import type { LabelledField } from '../definition/derive-fields.ts';

/**
 * The rule of a form's value that the declared field of the API gives. The server checks the same again.
 * @param required the message when it is missing; undefined for a value that may be
 */
export function ruleOf(field: LabelledField, required: string | undefined): AnySchema {
  switch (field.kind) {
    case 'boolean':
      return boolean().defined();
    case 'textList': {
      const list = array(string().defined()).defined();
      return required ? list.min(1, required) : list;
    }
    case 'json':
      return object(Object.fromEntries((field.keys ?? []).map(key => [key, textRule(field)])));
    case 'money':
    case 'number':
    case 'int':
      return numberRule(field, required);
    case 'date':
      return required ? dateRule(field).required(required) : dateRule(field);
    case 'dateTime':
      return required ? momentText().required(required) : momentText();
    case 'text':
    case 'email':
      return required ? textRule(field).trim().required(required) : textRule(field);
    default:
      return required ? textRule(field).required(required) : textRule(field);
  }
}

const textRule = ({ label, maxLength }: LabelledField) =>
  maxLength === undefined
    ? string().defined()
    : string()
        .defined()
        .test(
          'max',
          () =>
            t('{label} may have {max} characters at the most', { label: t(label), max: String(maxLength) }),
          // Code points, as the server counts them: an emoji is one.
          text => text === undefined || [...text].length <= maxLength,
        );

const dateRule = ({ label, past, invalid }: LabelledField) =>
  past
    ? dayText(invalid).test(
        'past',
        () => t('{label} cannot be in the future', { label: t(label) }),
        day => !day || !isDay(day) || day <= today(),
      )
    : dayText(invalid);

/** What is left empty counts as the declared default, such as 0; without one it is stored as nothing. */
function numberRule(field: LabelledField, required: string | undefined) {
  const { kind, label, min, max, invalid, default: standard } = field;
  let rule = number().typeError(() =>
    invalid ? t(invalid) : t('{label} must be a number', { label: t(label) }),
  );
  if (kind === 'int') rule = rule.integer(() => t('{label} must be a whole number', { label: t(label) }));
  if (kind === 'money')
    rule = rule
      .test('cents', () => t('{label} may have two decimals at the most', { label: t(label) }), isCents)
      .test('whole', () => t('{label} must be a whole amount', { label: t(label) }), isAmount);
  if (min !== undefined)
    rule = rule.min(min, () =>
      invalid ? t(invalid) : t('{label} cannot be below {min}', { label: t(label), min: String(min) }),
    );
  if (max !== undefined)
    rule = rule.max(max, () => t('{label} cannot be above {max}', { label: t(label), max: String(max) }));
  if (required) return rule.required(required);
  return typeof standard === 'number'
    ? rule.transform((value: number | null) => value ?? standard)
    : rule.nullable().defined();
}

/** Of a currency without decimals, only whole amounts are. */
const isAmount = (amount: number | null | undefined) =>
  amount == null || moneyDecimals() > 0 || Number.isInteger(amount);

const isCents = (amount: number | null | undefined) =>
  amount == null || Math.round(amount * 100) / 100 === amount;
