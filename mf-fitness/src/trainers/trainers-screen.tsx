import { useApolloClient } from '@gym/hub-kit/graphql';
import { CrudScreen } from '@gym/hub-kit/screen';
import { trainerStatisticsDocument } from './trainer-statistics.graphql.ts';
import { TrainerStatistics } from './trainer-statistics.tsx';
import { trainersScreen } from './trainers.screen.ts';

export default function TrainersScreen() {
  const client = useApolloClient();
  const countAgain = () => void client.refetchQueries({ include: [trainerStatisticsDocument] });
  return (
    <CrudScreen screen={trainersScreen} onChanged={countAgain}>
      <TrainerStatistics />
    </CrudScreen>
  );
}
