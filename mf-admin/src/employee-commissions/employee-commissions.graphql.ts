import { graphql } from '@gym/hub-kit/graphql';

export const employeeCommissionsDocument = graphql(`
  query EmployeeCommissions($employeeId: ID!) {
    page: commissions(
      filter: { employeeId: { eq: $employeeId } }
      sort: [{ field: commissionDate, direction: DESC }]
      page: { limit: 10 }
    ) {
      items {
        id
        commissionDate
        commissionType
        amount
        paymentStatus
      }
      totalCount
    }
  }
`);
