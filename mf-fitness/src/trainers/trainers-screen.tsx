import { CrudScreen } from '@gym/hub-kit/screen';
import { TrainerStatistics } from './trainer-statistics.tsx';
import { trainersScreen } from './trainers.screen.ts';

export default function TrainersScreen() {
  return (
    <CrudScreen screen={trainersScreen}>
      <TrainerStatistics />
    </CrudScreen>
  );
}
