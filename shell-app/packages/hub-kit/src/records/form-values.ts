import { isRecord } from '../common/storage.ts';

/** What a form edits: every value is there, an empty one as '' or [] or null. */
export type FormValues = Record<string, unknown>;

const nothing = (value: unknown) => value === null || value === undefined;

/** The form of a stored record: the values that the form has, with the form's empty values for null. */
export function fromRecord(record: FormValues, empty: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(empty).map(([name, standard]) => [name, formValue(record[name], standard)]),
  );
}

function formValue(value: unknown, standard: unknown): unknown {
  if (isRecord(standard)) return fromRecord(isRecord(value) ? value : {}, standard);
  if (nothing(value)) return emptyLike(standard);
  // A conflict has ids as numbers, a query as text.
  return typeof standard === 'string' && typeof value === 'number' ? String(value) : value;
}

/** A stored record has no defaults: what is not set shows as empty. */
function emptyLike(standard: unknown): unknown {
  if (typeof standard === 'string') return '';
  if (typeof standard === 'boolean') return false;
  return Array.isArray(standard) ? [] : null;
}

/** What is sent: text without blanks around it, and null for what was left empty. */
export function toInput(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inputValue(value)]));
}

function inputValue(value: unknown): unknown {
  if (isRecord(value)) {
    const group = toInput(value);
    return Object.values(group).every(nothing) ? null : group;
  }
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : text;
}

/** The names whose values differ; lists count by what they hold. */
export function changedNames(before: FormValues, after: FormValues): string[] {
  return Object.keys(after).filter(name => !sameValue(before[name], after[name]));
}

export function sameValue(a: unknown, b: unknown): boolean {
  const [left, right] = [inputValue(a) ?? null, inputValue(b) ?? null];
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

export const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map(name => [name, values[name]]));
