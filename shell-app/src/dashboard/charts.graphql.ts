import { graphql } from '@gym/hub-kit/graphql';

/** Only what counts as earned or spent; a part that the role may not view is left out. */
export const revenueAndCostsQuery = graphql(`
  query RevenueAndCosts(
    $since: LocalDate!
    $payments: Boolean!
    $income: Boolean!
    $expenses: Boolean!
    $externalPayments: Boolean!
  ) {
    payments: paymentsAggregate(
      filter: { paymentDate: { gte: $since }, paymentStatus: { eq: "completed" } }
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
      filter: { incomeDate: { gte: $since }, status: { in: ["confirmed", "reconciled"] } }
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
      filter: { expenseDate: { gte: $since }, status: { eq: "approved" } }
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
      filter: { paymentDate: { gte: $since }, paymentStatus: { eq: "completed" } }
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

export const membersByMonthQuery = graphql(`
  query MembersByMonth {
    months: membersAggregate(groupBy: [{ joiningDate: MONTH }]) {
      group {
        joiningDate {
          month
        }
      }
      count
    }
  }
`);

export const attendanceByWeekdayQuery = graphql(`
  query AttendanceByWeekday($from: LocalDate!, $to: LocalDate!) {
    weekdays: attendanceRecordsAggregate(
      filter: { attendanceDate: { gte: $from, lt: $to }, status: { in: ["present", "late", "half-day"] } }
      groupBy: [{ attendanceDate: WEEKDAY }]
    ) {
      group {
        attendanceDate {
          weekday
        }
      }
      count
    }
  }
`);
