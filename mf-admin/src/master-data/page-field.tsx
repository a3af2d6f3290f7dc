import { SelectField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { usePages } from './use-names.ts';

/** The page of a choice. */
export default function PageField(props: OwnFieldProps) {
  return <SelectField {...props} kind="select" choices={usePages()} />;
}
