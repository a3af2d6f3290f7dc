import { SelectField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useFormikContext } from 'formik';
import { usePages } from './use-names.ts';

/** The page of a choice; another page has other drop-downs. */
export default function PageField(props: OwnFieldProps) {
  const { pages } = usePages();
  const { setFieldValue } = useFormikContext();
  return (
    <SelectField
      {...props}
      kind="select"
      choices={pages}
      onChange={() => void setFieldValue('dropdownName', '')}
    />
  );
}
