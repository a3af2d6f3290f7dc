import { graphql } from '@gym/hub-kit/graphql';

export const trainerStatisticsDocument = graphql(`
  query TrainerStatistics {
    trainerStatistics {
      totalTrainers
      activeTrainers
      onLeaveTrainers
      busyTrainers
    }
  }
`);
