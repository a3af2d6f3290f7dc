import { graphql } from '@gym/hub-kit/graphql';

/** Sessions of a day at an overlapping hour, of the same trainer or member. */
export const overlappingSessionsDocument = graphql(`
  query OverlappingSessions(
    $trainerId: ID!
    $memberId: ID!
    $date: LocalDate!
    $startTime: String!
    $endTime: String!
  ) {
    sessions(
      filter: {
        or: [{ trainerId: { eq: $trainerId } }, { memberId: { eq: $memberId } }]
        date: { eq: $date }
        status: { ne: "cancelled" }
        startTime: { lt: $endTime }
        endTime: { gt: $startTime }
      }
      sort: [{ field: startTime, direction: ASC }]
      page: { limit: 3 }
    ) {
      items {
        id
        startTime
        endTime
        trainerId
        member {
          name
        }
        trainer {
          name
        }
      }
    }
  }
`);
