import { graphql } from '@gym/hub-kit/graphql';

export const trainerFiguresDocument = graphql(`
  query TrainerFigures($trainerId: ID!, $since: LocalDate!) {
    total: sessionsAggregate(filter: { trainerId: { eq: $trainerId } }) {
      count
      countDistinct {
        memberId
      }
      figures {
        completedSessions
      }
    }
    months: sessionsAggregate(
      filter: { trainerId: { eq: $trainerId }, date: { gte: $since } }
      groupBy: [{ date: MONTH }]
    ) {
      group {
        date {
          month
        }
      }
      count
    }
  }
`);
