import { graphql } from '@gym/hub-kit/graphql';

export const employeePayDocument = graphql(`
  query EmployeePay($employeeId: ID!) {
    page: employeePays(
      filter: { employeeId: { eq: $employeeId } }
      sort: [{ field: validFrom, direction: DESC }]
      page: { limit: 20 }
    ) {
      items {
        id
        validFrom
        salary
        overtimeRate
        notes
      }
      totalCount
    }
  }
`);
