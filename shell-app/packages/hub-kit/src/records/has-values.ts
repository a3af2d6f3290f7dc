import { isRecord } from '../common/storage.ts';
import { sameValue, type FormValues } from './form-values.ts';

/** Whether a stored record has these values. What the server does not show, such as a password, may differ. */
export const hasValues = (stored: FormValues, values: object): boolean =>
  Object.entries(values).every(([name, value]) => name in stored && isSame(stored[name], value));

/** A conflict has ids as numbers, a form as text, and only the parts of a group that are set. */
function isSame(stored: unknown, value: unknown): boolean {
  if (typeof stored === 'number' && typeof value === 'string') return String(stored) === value.trim();
  if (isRecord(stored) || isRecord(value)) {
    const [a, b] = [isRecord(stored) ? stored : {}, isRecord(value) ? value : {}];
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(name => isSame(a[name], b[name]));
  }
  return sameValue(stored, value);
}
