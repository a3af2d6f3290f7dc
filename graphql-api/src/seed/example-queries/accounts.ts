import type { ExampleQuery } from './example-query.ts';

export const accountsQueries: readonly ExampleQuery[] = [
  {
    name: 'What does each membership bring in, month by month?',
    description:
      'Completed payments less refunds, by the membership of who paid: the table behind most decisions on prices.',
    query: `query Revenue($from: LocalDate!) {
  paymentsAggregate(
    filter: { paymentDate: { gte: $from } }
    groupBy: [{ paymentDate: MONTH }, { member: { membershipType: true } }]
  ) {
    group { paymentDate { month } member { membershipType } }
    figures { received }
  }
}`,
    variables: { from: 'now-2M/M' },
  },
  {
    name: 'Who owes us most, and since when?',
    description: 'Invoices past their due date, added up for each member; begin at the top.',
    query: `query Debtors {
  billingRecordsAggregate(
    filter: { paymentStatus: { in: ["pending", "overdue"] }, dueDate: { lt: "now" } }
    groupBy: [{ member: { id: true, name: true, phone: true } }]
    having: { sum: { openAmount: { gt: 0 } } }
    sort: [{ sum: { openAmount: DESC } }]
    limit: 10
  ) {
    group { member { name phone } }
    count
    sum { openAmount }
    min { dueDate }
  }
}`,
  },
  {
    name: 'How old is what members owe us?',
    description:
      'Open amounts by the month in which they were due: the receivables ageing. What is older than three months rarely comes without a call.',
    query: `query ReceivablesAgeing {
  billingRecordsAggregate(
    filter: {
      paymentStatus: { in: ["pending", "overdue"] }
      dueDate: { lt: "now" }
      openAmount: { gt: 0 }
    }
    groupBy: [{ dueDate: MONTH }]
  ) {
    group { dueDate { month } }
    count
    countDistinct { memberId }
    sum { openAmount }
  }
}`,
  },
  {
    name: 'How much have we charged, and how much tax, by month and kind?',
    description:
      'The lines of invoices that are not cancelled, with credits and discounts subtracted: the figures of the tax return. Rows of level 1 are the totals of a month, and level 0 is the whole.',
    query: `query Tax($from: LocalDate!) {
  billingLinesAggregate(
    filter: { invoice: { invoiceDate: { gte: $from }, paymentStatus: { ne: "cancelled" } } }
    groupBy: [{ invoice: { invoiceDate: MONTH } }, { kind: true }]
    rollup: true
  ) {
    level
    group { invoice { invoiceDate { month } } kind }
    count
    sum { amount taxAmount }
  }
}`,
    variables: { from: 'now-2M/M' },
  },
  {
    name: 'What do we spend most on, quarter by quarter?',
    description: 'Approved expenses of the last half year above $10,000 a quarter, the largest first.',
    query: `query Expenses($from: LocalDate!) {
  expensesAggregate(
    filter: { status: { eq: "approved" }, expenseDate: { gte: $from } }
    groupBy: [{ expenseDate: QUARTER }, { category: true }]
    having: { sum: { amount: { gt: 10000 } } }
    sort: [{ group: { expenseDate: { quarter: ASC } } }, { sum: { amount: DESC } }]
  ) {
    group { expenseDate { quarter } category }
    count
    sum { amount }
  }
}`,
    variables: { from: 'now-6M/M' },
  },
];
