import { graphql } from '@gym/hub-kit/graphql';

export const memberPaymentsDocument = graphql(`
  query MemberPayments($memberId: ID!) {
    page: payments(
      filter: { memberId: { eq: $memberId } }
      sort: [{ field: paymentDate, direction: DESC }]
      page: { limit: 10 }
    ) {
      items {
        id
        paymentDate
        amount
        paymentType
        paymentStatus
        billing {
          id
          invoiceNumber
        }
      }
      totalCount
    }
    total: paymentsAggregate(filter: { memberId: { eq: $memberId } }) {
      figures {
        received
      }
    }
  }
`);
