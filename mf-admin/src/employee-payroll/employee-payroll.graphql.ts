import { graphql } from '@gym/hub-kit/graphql';

export const employeePayrollDocument = graphql(`
  query EmployeePayroll($employeeId: ID!) {
    page: payrollRecords(
      filter: { employeeId: { eq: $employeeId } }
      sort: [{ field: payPeriodEnd, direction: DESC }]
      page: { limit: 10 }
    ) {
      items {
        id
        payPeriodStart
        payPeriodEnd
        totalAmount
        paymentDate
        paymentStatus
      }
      totalCount
    }
  }
`);
