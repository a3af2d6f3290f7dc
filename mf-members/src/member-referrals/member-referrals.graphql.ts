import { graphql } from '@gym/hub-kit/graphql';

export const memberReferralsDocument = graphql(`
  query MemberReferrals($memberId: ID!) {
    page: referrals(
      filter: { memberReferrerId: { eq: $memberId } }
      sort: [{ field: createdAt, direction: DESC }]
      page: { limit: 10 }
    ) {
      items {
        id
        referredName
        referredPhone
        status
        rewardStatus
        rewardAmount
      }
      totalCount
    }
  }
`);
