import { SelectField, useFormField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { wordChoices } from './word-choices.ts';

/** Whether a member or a trainer referred; each change clears who it was. */
export default function ReferrerTypeField(props: OwnFieldProps) {
  const referrer = useFormField<number | null>('referrerId');
  return (
    <SelectField
      {...props}
      kind="select"
      choices={wordChoices('member', 'trainer')}
      onChange={() => referrer.change(null)}
    />
  );
}
