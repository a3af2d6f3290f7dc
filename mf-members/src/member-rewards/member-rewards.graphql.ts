import { graphql } from '@gym/hub-kit/graphql';

export const memberRewardsDocument = graphql(`
  query MemberRewards($memberId: ID!) {
    page: rewards(
      filter: { memberId: { eq: $memberId } }
      sort: [{ field: expiryDate, direction: DESC }]
      page: { limit: 10 }
    ) {
      items {
        id
        level
        points
        rewardsEarned
        expiryDate
        status
      }
      totalCount
    }
  }
`);
