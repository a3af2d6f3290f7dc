import { graphql } from '@gym/hub-kit/graphql';

/** The contracts of a member, the latest first. */
export const memberContractsDocument = graphql(`
  query MemberContracts($memberId: ID!) {
    contracts(
      filter: { memberId: { eq: $memberId } }
      sort: [{ field: startDate, direction: DESC }]
      page: { limit: 10 }
    ) {
      items {
        id
        contractNumber
        price
        startDate
        endDate
        billingFrequency
        billedThrough
        status
        updatedAt
        autoRenewal
        plan {
          id
          planName
        }
        successors(page: { limit: 1 }) {
          items {
            id
          }
        }
        freezes(sort: [{ field: from, direction: DESC }], page: { limit: 1 }) {
          items {
            id
            from
            until
          }
        }
      }
      totalCount
    }
  }
`);
