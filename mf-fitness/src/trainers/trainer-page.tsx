import { useSession, type RecordPageProps } from '@gym/hub-kit';
import { chipColors } from '@gym/hub-kit/define';
import { formatDay, t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { ChoiceText, RecordPage } from '@gym/hub-kit/screen';
import { trainerPageDocument } from './trainer-page.graphql.ts';
import { trainersScreen } from './trainers.screen.ts';

/** A trainer with the week, the members and the statistics. */
export default function TrainerPage({ id }: RecordPageProps) {
  const { can } = useSession();
  return (
    <RecordPage
      screen={trainersScreen}
      id={id}
      document={trainerPageDocument}
      head={trainer => headOf(trainer, can('staff-emergency:view'))}
      list="/trainers"
      slot={{ name: 'trainer', trainerId: id }}
    />
  );
}

const statusColors = chipColors(trainersScreen, 'status');

type Trainer = NonNullable<ResultOf<typeof trainerPageDocument>['record']>;

const emergencyContactWarning = ({ emergencyContact, emergencyPhone }: Trainer) =>
  emergencyContact && emergencyPhone ? null : t('There is no complete emergency contact.');

/** @param seesContact whether the user may view the emergency contact */
function headOf(trainer: Trainer, seesContact: boolean) {
  const { name, status, specializations, availability } = trainer;
  const textOf = (field: string, value: string | readonly string[]) =>
    value.length > 0 && <ChoiceText screen={trainersScreen} name={field} value={value} />;
  return {
    name,
    status: { text: textOf('status', status), color: statusColors[status] },
    warnings: [seesContact ? emergencyContactWarning(trainer) : null],
    facts: [
      { label: t('Phone'), value: trainer.phone, kind: 'phone' as const },
      { label: t('Email'), value: trainer.email, kind: 'email' as const },
      { label: t('Specializations'), value: textOf('specializations', specializations) },
      { label: t('Availability'), value: textOf('availability', availability) },
      { label: t('Joining Date'), value: formatDay(trainer.joiningDate) },
    ],
  };
}
