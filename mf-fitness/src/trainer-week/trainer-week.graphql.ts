import { graphql } from '@gym/hub-kit/graphql';

export const trainerWeekDocument = graphql(`
  query TrainerWeek($trainerId: ID!, $from: LocalDate!, $to: LocalDate!) {
    page: sessions(
      filter: { trainerId: { eq: $trainerId }, date: { gte: $from, lte: $to } }
      sort: [{ field: date, direction: ASC }, { field: startTime, direction: ASC }]
      page: { limit: 200 }
    ) {
      items {
        id
        date
        startTime
        endTime
        sessionType
        status
        member {
          id
          name
        }
      }
      totalCount
    }
  }
`);
