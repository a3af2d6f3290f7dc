import { graphql } from '@gym/hub-kit/graphql';

/** Income and expenses until today, less refunds, without the parts that the role may not view. */
export const revenueAndCostsQuery = graphql(`
  query RevenueAndCosts(
    $since: LocalDate!
    $until: LocalDate!
    $payments: Boolean!
    $income: Boolean!
    $expenses: Boolean!
    $externalPayments: Boolean!
  ) {
    payments: paymentsAggregate(
      filter: {
        paymentDate: { gte: $since, lte: $until }
        or: [{ paymentStatus: { eq: "completed" } }, { paymentStatus: { eq: "refunded" }, amount: { lt: 0 } }]
      }
      groupBy: [{ paymentDate: MONTH }]
    ) @include(if: $payments) {
      group {
        day: paymentDate {
          month
        }
      }
      sum {
        amount
      }
    }
    income: incomeRecordsAggregate(
      filter: { incomeDate: { gte: $since, lte: $until }, status: { in: ["confirmed", "reconciled"] } }
      groupBy: [{ incomeDate: MONTH }]
    ) @include(if: $income) {
      group {
        day: incomeDate {
          month
        }
      }
      sum {
        amount
      }
    }
    expenses: expensesAggregate(
      filter: { expenseDate: { gte: $since, lte: $until }, status: { eq: "approved" } }
      groupBy: [{ expenseDate: MONTH }]
    ) @include(if: $expenses) {
      group {
        day: expenseDate {
          month
        }
      }
      sum {
        amount
      }
    }
    externalPayments: externalPaymentsAggregate(
      filter: { paymentDate: { gte: $since, lte: $until }, paymentStatus: { eq: "completed" } }
      groupBy: [{ paymentDate: MONTH }]
    ) @include(if: $externalPayments) {
      group {
        day: paymentDate {
          month
        }
      }
      sum {
        amount
      }
    }
  }
`);
