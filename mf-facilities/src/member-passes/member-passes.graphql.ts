import { graphql } from '@gym/hub-kit/graphql';

export const memberPassesDocument = graphql(`
  query MemberParkingPasses($memberId: ID!) {
    page: parkingPasses(
      filter: { memberId: { eq: $memberId } }
      sort: [{ field: validUntil, direction: DESC }]
      page: { limit: 10 }
    ) {
      items {
        id
        passNumber
        type
        vehicleNumber
        validUntil
        status
      }
      totalCount
    }
  }
`);
