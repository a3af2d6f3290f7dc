import { array, boolean, number, object, string, type AnySchema } from 'yup';
import { moneyDecimals } from '../common/club.ts';
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
      return required ? dayText(field.invalid).required(required) : dayText(field.invalid);
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
    : string().defined().max(maxLength, `${label} may have ${maxLength} characters at the most`);

/** What is left empty counts as the declared default, such as 0; without one it is stored as nothing. */
function numberRule(field: LabelledField, required: string | undefined) {
  const { kind, label, min, max, invalid, default: standard } = field;
  let rule = number().typeError(invalid ?? `${label} must be a number`);
  if (kind === 'int') rule = rule.integer(`${label} must be a whole number`);
  if (kind === 'money')
    rule = rule
      .test('cents', `${label} may have two decimals at the most`, isCents)
      .test('whole', `${label} must be a whole amount`, isAmount);
  if (min !== undefined) rule = rule.min(min, invalid ?? `${label} cannot be below ${min}`);
  if (max !== undefined) rule = rule.max(max, `${label} cannot be above ${max}`);
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
