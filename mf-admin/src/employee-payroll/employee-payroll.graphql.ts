import { graphql } from '@gym/hub-kit/graphql';

export const overpaidPayrollDocument = graphql(`
  query OverpaidPayroll($employeeId: ID!) {
    records: overpaidPayroll(employeeId: $employeeId) {
      payrollId
      periodStart
      periodEnd
      amount
    }
  }
`);
