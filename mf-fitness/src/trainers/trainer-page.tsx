import type { RecordPageProps } from '@gym/hub-kit';
import { chipColors } from '@gym/hub-kit/define';
import { formatDay, formatWords, t } from '@gym/hub-kit/format';
import type { ResultOf } from '@gym/hub-kit/graphql';
import { RecordPage } from '@gym/hub-kit/screen';
import { trainerPageDocument } from './trainer-page.graphql.ts';
import { trainersScreen } from './trainers.screen.ts';

/** A trainer with the week, the members and the statistics. */
export default function TrainerPage({ id }: RecordPageProps) {
  return (
    <RecordPage
      screen={trainersScreen}
      id={id}
      document={trainerPageDocument}
      head={headOf}
      list="/trainers"
      slot={{ name: 'trainer', trainerId: id }}
    />
  );
}

const statusColors = chipColors(trainersScreen, 'status');

function headOf(trainer: NonNullable<ResultOf<typeof trainerPageDocument>['record']>) {
  const { name, status, specializations, availability } = trainer;
  return {
    name,
    contact: trainer,
    status: { text: t(formatWords(status)), color: statusColors[status] },
    facts: [
      { label: t('Specializations'), value: specializations.map(each => t(each)).join(', ') },
      { label: t('Availability'), value: availability.map(each => t(each)).join(', ') },
      { label: t('Joining Date'), value: formatDay(trainer.joiningDate) },
    ],
  };
}
