import { t } from '@gym/hub-kit/format';
import { optionsDocument } from '@gym/hub-kit/define';
import { ReferenceField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useFormikContext } from 'formik';
import { WaitingField } from './waiting-field.tsx';

const members = { options: optionsDocument('member'), failed: 'Failed to fetch members' };
const trainers = { options: optionsDocument('trainer'), failed: 'Failed to fetch trainers' };

/** The member or the trainer who referred. */
export default function ReferrerField(props: OwnFieldProps) {
  const { referrerCategory } = useFormikContext<{ referrerCategory: string }>().values;
  if (!referrerCategory) return <WaitingField {...props} placeholder={t('Choose the referrer type first')} />;
  const people = referrerCategory === 'trainer' ? trainers : members;
  return <ReferenceField {...props} {...people} key={referrerCategory} />;
}
