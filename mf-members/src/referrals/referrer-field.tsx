import { ReferenceField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useFormikContext } from 'formik';
import { memberOptionsDocument, trainerOptionsDocument } from '../options.graphql.ts';
import type { ReferralValues } from './referral.schema.ts';
import { WaitingField } from './waiting-field.tsx';

/** The member or the trainer who referred. */
export default function ReferrerField(props: OwnFieldProps) {
  const { referrerCategory } = useFormikContext<ReferralValues>().values;
  if (!referrerCategory) return <WaitingField {...props} placeholder="Choose the referrer type first" />;
  return (
    <ReferenceField
      {...props}
      key={referrerCategory}
      options={referrerCategory === 'trainer' ? trainerOptionsDocument : memberOptionsDocument}
    />
  );
}
