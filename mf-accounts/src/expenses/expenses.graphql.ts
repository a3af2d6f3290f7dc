import { graphql } from '@gym/hub-kit/graphql';

export const expensesDocument = graphql(`
  query Expenses($sort: [ExpenseSort!], $page: PageInput, $search: String, $filter: ExpenseFilter) {
    page: expenses(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        version
        expenseDate
        category
        vendor
        amount
        paymentMethod
        status
        location {
          id
          name
        }
      }
      totalCount
    }
  }
`);

export const expensesTotalDocument = graphql(`
  query ExpensesTotal($search: String, $filter: ExpenseFilter) {
    total: expensesAggregate(search: $search, filter: $filter) {
      sum {
        amount
      }
    }
  }
`);

export const expenseDocument = graphql(`
  query Expense($id: ID!) {
    record: expense(id: $id) {
      id
      version
      expenseDate
      category
      vendor
      description
      amount
      paymentMethod
      receiptNumber
      receiptImageUrl
      approvedBy
      approvalDate
      status
      notes
      locationId
    }
  }
`);

export const createExpenseDocument = graphql(`
  mutation CreateExpense($input: ExpenseInput!) {
    record: createExpense(input: $input) {
      id
    }
  }
`);

export const updateExpenseDocument = graphql(`
  mutation UpdateExpense($id: ID!, $patch: ExpensePatch!, $version: Int) {
    record: updateExpense(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteExpenseDocument = graphql(`
  mutation DeleteExpense($id: ID!) {
    id: deleteExpense(id: $id)
  }
`);

export const expensesByMonthDocument = graphql(`
  query ExpensesByMonth($since: LocalDate!) {
    months: expensesAggregate(
      filter: { expenseDate: { gte: $since }, status: { ne: "rejected" } }
      groupBy: [{ expenseDate: MONTH }]
    ) {
      group {
        day: expenseDate {
          month
        }
      }
      sum {
        amount
      }
    }
  }
`);
