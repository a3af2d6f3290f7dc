import { t } from '../../common/text.ts';
import type { OptionsDocument } from '../../definition/field-definition.ts';
import { RecordBox } from '../../fields/record-box.tsx';
import { useFormField } from '../../fields/use-form-field.ts';
import { CALLER, type OwnRecord } from '../../definition/filter-definition.ts';
import { Button } from '../../elements/button.tsx';
import { useOwnRecords } from '../own-records.ts';
import { useRecordLabels } from './record-labels.ts';

interface RecordsFieldProps {
  label: string;
  options: OptionsDocument;
  ownRecord?: OwnRecord;
}

/** Any number of records, found one after the other, and the one that the user is. */
export function RecordsField({ label, options, ownRecord }: RecordsFieldProps) {
  const field = useFormField<readonly string[]>('values');
  const labels = useRecordLabels(options, field.value);
  const own = useOwnRecords();
  const choose = (value: string) => field.change([...new Set([...field.value, value])]);
  const offersOwn = ownRecord && own[ownRecord] && !field.value.includes(CALLER);
  return (
    <RecordBox
      name="values"
      label={label}
      field={field}
      options={options}
      placeholder={t('Type to search')}
      chosen={field.value}
      chips={field.value.map(id => ({ value: id, label: labels.get(id) ?? '…' }))}
      onChoose={({ value }) => choose(value)}
      onRemove={id => field.change(field.value.filter(one => one !== id))}
    >
      {offersOwn && <Button onClick={() => choose(CALLER)}>{t('Me')}</Button>}
    </RecordBox>
  );
}
