import type { FormDefinition } from '../definition/define-screen.ts';
import { fromRecord, pick, type FormValues } from './form-values.ts';

/**
 * The values that a copy of a record begins with: those of the form of new records that the stored record has, except
 * what belongs to this record alone (unique columns, numbers of a series) and what only the server sets. A form without
 * the fields that the user may not view, as `visibleScreen` returns it, copies none of them.
 * @param empty the values of an empty form
 */
export function duplicateValues(
  { rules }: Pick<FormDefinition<FormValues>, 'rules'>,
  record: FormValues,
  empty: FormValues,
): FormValues {
  const names = Object.keys(empty).filter(name => {
    const { unique, readOnly, writeOnly } = rules[name]?.field ?? {};
    return name in record && !unique && !readOnly && !writeOnly;
  });
  return fromRecord(record, pick(empty, names));
}
