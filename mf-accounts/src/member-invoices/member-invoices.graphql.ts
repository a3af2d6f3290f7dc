import { graphql } from '@gym/hub-kit/graphql';

export const memberInvoicesDocument = graphql(`
  query MemberInvoices($memberId: ID!) {
    page: billingRecords(
      filter: { memberId: { eq: $memberId } }
      sort: [{ field: invoiceDate, direction: DESC }]
      page: { limit: 10 }
    ) {
      items {
        id
        invoiceNumber
        dueDate
        billingType
        description
        totalAmount
        openAmount
        paymentStatus
        writtenOff
      }
      totalCount
    }
    owed: billingRecordsAggregate(filter: { memberId: { eq: $memberId } }) {
      sum {
        openAmount
      }
    }
  }
`);
