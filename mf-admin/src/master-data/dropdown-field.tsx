import { SelectField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useFormikContext } from 'formik';
import type { MasterDataValues } from './master-data.schema.ts';
import { useDropdowns } from './use-names.ts';

/** One of the drop-downs of the chosen page. */
export default function DropdownField(props: OwnFieldProps) {
  const { values } = useFormikContext<MasterDataValues>();
  const { dropdowns } = useDropdowns(values.page);
  return <SelectField {...props} kind="select" choices={dropdowns} />;
}
