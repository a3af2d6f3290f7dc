import { graphql } from '@gym/hub-kit/graphql';

export const nextSessionDocument = graphql(`
  query NextSession($memberId: ID!, $today: LocalDate!) {
    page: sessions(
      filter: { memberId: { eq: $memberId }, date: { gte: $today }, status: { eq: "scheduled" } }
      sort: [{ field: date, direction: ASC }, { field: startTime, direction: ASC }]
      page: { limit: 1 }
    ) {
      items {
        id
        date
        startTime
        sessionType
      }
    }
  }
`);
