import { t } from '../../common/text.ts';
import type { OptionsDocument } from '../../definition/field-definition.ts';
import { RecordBox } from '../../fields/record-box.tsx';
import { useFormField } from '../../fields/use-form-field.ts';
import { useOptionLabels } from '../../fields/use-options.ts';

/** Any number of records, found one after the other. */
export function RecordsField({ label, options }: { label: string; options: OptionsDocument }) {
  const field = useFormField<readonly string[]>('values');
  const labels = useOptionLabels(options, field.value);
  return (
    <RecordBox
      name="values"
      label={label}
      field={field}
      options={options}
      placeholder={t('Type to search')}
      chosen={field.value}
      chips={field.value.map(id => ({ value: id, label: labels.get(id) ?? '…' }))}
      onChoose={({ value }) => field.change([...new Set([...field.value, value])])}
      onRemove={id => field.change(field.value.filter(one => one !== id))}
    />
  );
}
