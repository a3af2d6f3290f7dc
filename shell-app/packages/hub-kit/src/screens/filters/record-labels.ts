import { t } from '../../common/text.ts';
import type { OptionsDocument } from '../../definition/field-definition.ts';
import { CALLER } from '../../definition/filter-definition.ts';
import { useOptionLabels } from '../../fields/use-options.ts';

/** The names of records by their ids; the record that the user is has the name “Me”. */
export function useRecordLabels(
  options: OptionsDocument,
  ids: readonly string[],
): ReadonlyMap<string, string> {
  const labels = useOptionLabels(
    options,
    ids.filter(id => id !== CALLER),
  );
  return ids.includes(CALLER) ? new Map([...labels, [CALLER, t('Me')]]) : labels;
}
