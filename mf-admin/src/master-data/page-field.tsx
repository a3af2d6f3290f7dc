import { SelectField, useFormField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { usePages } from './use-names.ts';

/** The page of a choice; another page has other drop-downs. */
export default function PageField(props: OwnFieldProps) {
  const { pages } = usePages();
  const dropdownName = useFormField<string>('dropdownName');
  return <SelectField {...props} kind="select" choices={pages} onChange={() => dropdownName.change('')} />;
}
