import { graphql } from '@gym/hub-kit/graphql';

export const memberDietPlansDocument = graphql(`
  query MemberDietPlans($memberId: ID!) {
    page: dietPlans(
      filter: { memberId: { eq: $memberId } }
      sort: [{ field: startDate, direction: DESC }]
      page: { limit: 10 }
    ) {
      items {
        id
        planName
        goal
        startDate
        endDate
        status
      }
      totalCount
    }
  }
`);
