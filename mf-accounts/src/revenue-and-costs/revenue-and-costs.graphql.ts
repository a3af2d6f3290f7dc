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
      filter: { paymentDate: { gte: $since, lte: $until } }
      groupBy: [{ paymentDate: MONTH }]
    ) @include(if: $payments) {
      group {
        day: paymentDate {
          month
        }
      }
      figures {
        amount: received
      }
    }
    income: incomeRecordsAggregate(
      filter: { incomeDate: { gte: $since, lte: $until } }
      groupBy: [{ incomeDate: MONTH }]
    ) @include(if: $income) {
      group {
        day: incomeDate {
          month
        }
      }
      figures {
        amount: confirmedIncome
      }
    }
    expenses: expensesAggregate(
      filter: { expenseDate: { gte: $since, lte: $until } }
      groupBy: [{ expenseDate: MONTH }]
    ) @include(if: $expenses) {
      group {
        day: expenseDate {
          month
        }
      }
      figures {
        amount: approvedExpenses
      }
    }
    externalPayments: externalPaymentsAggregate(
      filter: { paymentDate: { gte: $since, lte: $until } }
      groupBy: [{ paymentDate: MONTH }]
    ) @include(if: $externalPayments) {
      group {
        day: paymentDate {
          month
        }
      }
      figures {
        amount: paidToVendors
      }
    }
  }
`);
