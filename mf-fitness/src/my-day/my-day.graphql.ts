import { graphql } from '@gym/hub-kit/graphql';

/** What a trainer has today. The members are those of one trainer, which the API returns at once. */
export const myDayDocument = graphql(`
  query MyDay($day: LocalDate!, $withMembers: Boolean!) {
    me {
      id
      trainerId
    }
    page: sessions(
      filter: { trainerId: { eq: "me" }, date: { eq: $day }, status: { ne: "cancelled" } }
      sort: [{ field: startTime, direction: ASC }]
      page: { limit: 100 }
    ) {
      items {
        id
        startTime
        endTime
        sessionType
        status
        member {
          id
          name
        }
      }
    }
    members(
      filter: { assignedTrainerId: { eq: "me" }, dateOfBirth: { isNull: false }, status: { eq: "active" } }
      page: { limit: 500 }
    ) @include(if: $withMembers) {
      items {
        id
        name
        dateOfBirth
      }
    }
  }
`);
