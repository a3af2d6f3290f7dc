import { graphql } from '@gym/hub-kit/graphql';

export const memberSessionsDocument = graphql(`
  query MemberSessions($memberId: ID!) {
    page: sessions(
      filter: { memberId: { eq: $memberId } }
      sort: [{ field: date, direction: DESC }, { field: startTime, direction: DESC }]
      page: { limit: 10 }
    ) {
      items {
        id
        date
        startTime
        endTime
        sessionType
        status
        trainer {
          id
          name
        }
      }
      totalCount
    }
  }
`);
