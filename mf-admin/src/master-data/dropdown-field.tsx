import { SelectField, useFormField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useDropdowns } from './use-names.ts';

/** One of the drop-downs of the chosen page. */
export default function DropdownField(props: OwnFieldProps) {
  const dropdowns = useDropdowns(useFormField<string>('page').value);
  return <SelectField {...props} kind="select" choices={dropdowns} />;
}
