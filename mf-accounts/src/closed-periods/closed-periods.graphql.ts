import { graphql } from '@gym/hub-kit/graphql';

export const accountingMonthsDocument = graphql(`
  query AccountingMonths($year: Int!) {
    months: accountingMonths(year: $year) {
      month
      closedBy
      closedAt
      invoiced
      received
      income
      expenses
      externalPayments
      payroll
      pendingPayroll
      pendingPayments
      pendingExpenses
      pendingIncome
    }
    history: closedPeriods(page: { limit: 20 }) {
      items {
        id
        month
        closedBy
        closedAt
        reopenedBy
        reopenedAt
        reason
      }
    }
  }
`);

export const closePeriodDocument = graphql(`
  mutation ClosePeriod($month: String!) {
    period: closePeriod(month: $month) {
      id
    }
  }
`);

export const reopenPeriodDocument = graphql(`
  mutation ReopenPeriod($month: String!, $reason: String!) {
    period: reopenPeriod(month: $month, reason: $reason) {
      id
    }
  }
`);
