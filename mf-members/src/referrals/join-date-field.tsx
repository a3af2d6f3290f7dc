import { t } from '@gym/hub-kit/format';
import { DateField, type OwnFieldProps } from '@gym/hub-kit/fields';
import { useFormikContext } from 'formik';
import { WaitingField } from './waiting-field.tsx';

/** Only who joined has a join date. */
export default function JoinDateField(props: OwnFieldProps) {
  const { status } = useFormikContext<{ status: string }>().values;
  if (status !== 'joined') return <WaitingField {...props} placeholder={t('When the status is joined')} />;
  return <DateField {...props} required />;
}
