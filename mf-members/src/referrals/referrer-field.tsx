import { ReferenceField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useFormikContext } from 'formik';
import { memberOptionsDocument, trainerOptionsDocument } from '../options.graphql.ts';
import type { ReferralValues } from './referral.schema.ts';
import { WaitingField } from './waiting-field.tsx';

const members = { options: memberOptionsDocument, failed: 'Failed to fetch members' };
const trainers = { options: trainerOptionsDocument, failed: 'Failed to fetch trainers' };

/** The member or the trainer who referred. */
export default function ReferrerField(props: OwnFieldProps) {
  const { referrerCategory } = useFormikContext<ReferralValues>().values;
  if (!referrerCategory) return <WaitingField {...props} placeholder="Choose the referrer type first" />;
  const people = referrerCategory === 'trainer' ? trainers : members;
  return <ReferenceField {...props} {...people} key={referrerCategory} />;
}
