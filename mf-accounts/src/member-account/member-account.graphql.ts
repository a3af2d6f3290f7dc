import { graphql } from '@gym/hub-kit/graphql';

/** What a member owes or has as balance, and the invoice that is to be paid first. */
export const memberAccountDocument = graphql(`
  query MemberAccount($memberId: ID!, $today: LocalDate!, $withPayments: Boolean!) {
    owed: billingRecordsAggregate(filter: { memberId: { eq: $memberId } }) {
      sum {
        openAmount
      }
    }
    balance: paymentsAggregate(filter: { memberId: { eq: $memberId }, onAccount: { eq: true } })
      @include(if: $withPayments) {
      sum {
        balanceAmount
      }
    }
    overdue: billingRecordsAggregate(
      filter: { memberId: { eq: $memberId }, dueDate: { lt: $today }, openAmount: { gte: 0.01 } }
    ) {
      count
      sum {
        openAmount
      }
    }
    first: billingRecords(
      filter: { memberId: { eq: $memberId }, openAmount: { gte: 0.01 } }
      sort: [{ field: dueDate, direction: ASC }]
      page: { limit: 1 }
    ) {
      items {
        id
        billingType
      }
      totalCount
    }
  }
`);
