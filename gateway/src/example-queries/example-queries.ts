/** A question of the club's staff as a GraphQL query. */
export interface ExampleQuery {
  id: string;
  hub: 'members' | 'fitness' | 'facilities' | 'accounts' | 'admin';
  title: string;
  /** What the result is used for, or how to read it. */
  why: string;
  /** One GraphQL document with one root field, so that its result is a table too. */
  query: string;
  variables?: Record<string, unknown>;
}

/** `yyyy-mm-dd`, so many days later. */
function daysAfter(day: string, days: number): string {
  const moment = new Date(day);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The first day of the month so many months before. */
function monthsBefore(day: string, months: number): string {
  const moment = new Date(day);
  moment.setUTCMonth(moment.getUTCMonth() - months, 1);
  return moment.toISOString().slice(0, 10);
}

/** The last day of the month so many months before. */
const monthEnd = (day: string, months: number): string => daysAfter(monthsBefore(day, months - 1), -1);

const ACTIVE_MEMBERS = `query ActiveMembers($day: LocalDate!) {
  membersAggregate(
    asOf: $day
    filter: { status: { eq: "active" } }
    groupBy: [{ membershipType: true }]
  ) {
    group { membershipType }
    count
  }
}`;

/** The example queries with variables relative to a day, `yyyy-mm-dd`. */
export const exampleQueriesOn = (today: string): readonly ExampleQuery[] => [
  {
    id: 'new-members',
    hub: 'members',
    title: 'Which membership do new members choose, month by month?',
    why: 'Shows the seasons in which people join, and whether a campaign sold what it was made for.',
    query: `query NewMembers($from: LocalDate!) {
  membersAggregate(
    filter: { joiningDate: { gte: $from } }
    groupBy: [{ joiningDate: MONTH }, { membershipType: true }]
  ) {
    group { joiningDate { month } membershipType }
    count
  }
}`,
    variables: { from: monthsBefore(today, 3) },
  },
  {
    id: 'churn',
    hub: 'members',
    title: 'How many members do we lose each month?',
    why: 'Who left, and who let the membership run out, by the month in which it ended.',
    query: `query Churn($from: LocalDate!, $today: LocalDate!) {
  membersAggregate(
    filter: {
      status: { in: ["inactive", "expired"] }
      membershipEndDate: { gte: $from, lte: $today }
    }
    groupBy: [{ membershipEndDate: MONTH }]
  ) {
    group { membershipEndDate { month } }
    count
  }
}`,
    variables: { from: monthsBefore(today, 11), today },
  },
  {
    id: 'active-members',
    hub: 'members',
    title: 'How many members of each membership were active at the end of last month?',
    why: 'asOf reads the records as they were on that day, whatever was changed since.',
    query: ACTIVE_MEMBERS,
    variables: { day: monthEnd(today, 1) },
  },
  {
    id: 'active-members-by-month',
    hub: 'members',
    title: 'And all of them, at the end of each of the last 12 months?',
    why: 'asOfEach is asOf for several days: a list, or the last day of each period. Beside each figure is that of the month before.',
    query: `query ActiveMembersByMonth($from: LocalDate!, $to: LocalDate!) {
  membersAggregate(
    asOfEach: { every: MONTH, from: $from, to: $to }
    filter: { status: { eq: "active" } }
  ) {
    asOf
    count
    calculated { previous(of: "count") }
  }
}`,
    variables: { from: monthsBefore(today, 12), to: monthEnd(today, 1) },
  },
  {
    id: 'churn-by-type',
    hub: 'members',
    title: 'Which membership keeps its members?',
    why: 'Everybody we ever had, by membership and what became of them: divide the active by the whole.',
    query: `query ChurnByType {
  membersAggregate(groupBy: [{ membershipType: true }, { status: true }]) {
    group { membershipType status }
    count
  }
}`,
  },
  {
    id: 'recurring-revenue',
    hub: 'members',
    title: 'How much do contracts bring in each month, plan by plan?',
    why: 'The monthly recurring revenue: what active contracts cost per month, whatever their billing, before tax. Frozen ones pay nothing and are left out.',
    query: `query RecurringRevenue {
  contractsAggregate(
    filter: { status: { eq: "active" } }
    groupBy: [{ plan: { planName: true } }]
    sort: [{ sum: { monthlyPrice: DESC } }]
  ) {
    group { plan { planName } }
    count
    sum { monthlyPrice }
  }
}`,
  },
  {
    id: 'contract-churn',
    hub: 'members',
    title: 'How much recurring revenue do we lose each month, and why?',
    why: 'Contracts that ended without a successor: a renewal or another plan is no loss. Compare the monthly price with the recurring revenue for the rate.',
    query: `query ContractChurn($from: LocalDate!, $today: LocalDate!) {
  contractsAggregate(
    filter: {
      status: { in: ["cancelled", "ended"] }
      endDate: { gte: $from, lt: $today }
      successors: { none: {} }
    }
    groupBy: [{ endDate: MONTH }, { status: true }]
  ) {
    group { endDate { month } status }
    count
    sum { monthlyPrice }
  }
}`,
    variables: { from: monthsBefore(today, 5), today },
  },
  {
    id: 'freezes',
    hub: 'members',
    title: 'Why do members freeze their contracts, and when?',
    why: 'Freezes by the month in which they begin. Winter injuries and summer holidays call for different offers.',
    query: `query Freezes($from: LocalDate!) {
  contractFreezesAggregate(
    filter: { from: { gte: $from } }
    groupBy: [{ from: MONTH }, { reason: true }]
  ) {
    group { from { month } reason }
    countDistinct { contractId }
    sum { fee }
  }
}`,
    variables: { from: monthsBefore(today, 5) },
  },
  {
    id: 'ending-memberships',
    hub: 'members',
    title: 'Which VIP members can we still win for another year?',
    why: 'Their membership ends within 30 days. A call from their trainer works best.',
    query: `query EndingMemberships($today: LocalDate!, $until: LocalDate!) {
  members(
    filter: {
      status: { eq: "active" }
      membershipType: { eq: "VIP" }
      membershipEndDate: { gte: $today, lte: $until }
    }
    sort: [{ field: membershipEndDate }]
  ) {
    items { name phone membershipEndDate assignedTrainer { name } }
  }
}`,
    variables: { today, until: daysAfter(today, 30) },
  },
  {
    id: 'referrals',
    hub: 'members',
    title: 'Do members or trainers bring us more people?',
    why: 'How many of those whom they named have joined, and what we promised for it.',
    query: `query Referrals {
  referralsAggregate(groupBy: [{ referrerCategory: true }, { status: true }]) {
    group { referrerCategory status }
    count
    sum { rewardAmount }
  }
}`,
  },
  {
    id: 'trainer-income',
    hub: 'fitness',
    title: 'What does each trainer earn us per hour?',
    why: 'Income of four whole weeks beside the working hours of one: divide the sum by four times the hours.',
    query: `query TrainerIncome($from: LocalDate!, $today: LocalDate!) {
  sessionsAggregate(
    filter: { status: { eq: "completed" }, date: { gte: $from, lt: $today } }
    groupBy: [{ trainer: { id: true, name: true, workingHours: true } }]
    sort: [{ sum: { price: DESC } }]
  ) {
    group { trainer { name workingHours } }
    count
    sum { price }
  }
}`,
    variables: { from: daysAfter(today, -28), today },
  },
  {
    id: 'busiest-hours',
    hub: 'fitness',
    title: 'When is each location busiest?',
    why: 'Hours with more than two sessions a week over the last 13 weeks, and how many trainers share them.',
    query: `query BusiestHours($from: LocalDate!, $today: LocalDate!) {
  sessionsAggregate(
    filter: { status: { ne: "cancelled" }, date: { gte: $from, lt: $today } }
    groupBy: [{ location: true }, { startTime: HOUR }]
    having: { count: { gt: 26 } }
    sort: [{ group: { location: ASC } }, { count: DESC }]
  ) {
    group { location startTime { hour } }
    count
    countDistinct { trainerId }
  }
}`,
    variables: { from: daysAfter(today, -91), today },
  },
  {
    id: 'cancelled-sessions',
    hub: 'fitness',
    title: 'What do cancelled sessions cost us?',
    why: 'Income that did not come in over the last year, by what was to be trained.',
    query: `query CancelledSessions($from: LocalDate!) {
  sessionsAggregate(
    filter: { status: { eq: "cancelled" }, date: { gte: $from } }
    groupBy: [{ sessionType: true }]
    sort: [{ sum: { price: DESC } }]
  ) {
    group { sessionType }
    count
    sum { price }
  }
}`,
    variables: { from: daysAfter(today, -365) },
  },
  {
    id: 'ending-passes',
    hub: 'facilities',
    title: 'Whose parking pass runs out this week?',
    why: 'The list to call: a pass that is renewed in time is never argued about at the gate.',
    query: `query EndingPasses($today: LocalDate!, $until: LocalDate!) {
  parkingPasses(
    filter: { status: { eq: "active" }, validUntil: { gte: $today, lte: $until } }
    sort: [{ field: validUntil }]
  ) {
    items { passNumber validUntil type vehicleNumber member { name phone } }
  }
}`,
    variables: { today, until: daysAfter(today, 7) },
  },
  {
    id: 'dear-repairs',
    hub: 'facilities',
    title: 'Which equipment has cost more to keep than to buy?',
    why: 'Everything that was ever paid to maintain a piece exceeds its price: replace it.',
    query: `query DearRepairs {
  maintenanceRecordsAggregate(
    groupBy: [{ equipment: { id: true, name: true, cost: true } }]
    having: { sum: { cost: { gtField: "group.equipment.cost" } } }
    sort: [{ sum: { cost: DESC } }]
  ) {
    group { equipment { name cost } }
    count
    sum { cost }
    max { date }
  }
}`,
  },
  {
    id: 'late-maintenance',
    hub: 'facilities',
    title: 'Where is maintenance overdue?',
    why: 'How many pieces wait in each location, and for how long the first of them.',
    query: `query LateMaintenance($today: LocalDate!) {
  equipmentAggregate(
    filter: { nextMaintenance: { lt: $today }, status: { ne: "out-of-order" } }
    groupBy: [{ location: { name: true } }]
    sort: [{ count: DESC }]
  ) {
    group { location { name } }
    count
    min { nextMaintenance }
  }
}`,
    variables: { today },
  },
  {
    id: 'revenue',
    hub: 'accounts',
    title: 'What does each membership bring in, month by month?',
    why: 'Completed payments less refunds, by the membership of who paid: the table behind most decisions on prices.',
    query: `query Revenue($from: LocalDate!) {
  paymentsAggregate(
    filter: {
      or: [{ paymentStatus: { eq: "completed" } }, { paymentStatus: { eq: "refunded" }, amount: { lt: 0 } }]
      paymentDate: { gte: $from }
    }
    groupBy: [{ paymentDate: MONTH }, { member: { membershipType: true } }]
  ) {
    group { paymentDate { month } member { membershipType } }
    count
    sum { amount }
  }
}`,
    variables: { from: monthsBefore(today, 2) },
  },
  {
    id: 'debtors',
    hub: 'accounts',
    title: 'Who owes us most, and since when?',
    why: 'Invoices past their due date, added up for each member; begin at the top.',
    query: `query Debtors($today: LocalDate!) {
  billingRecordsAggregate(
    filter: { paymentStatus: { in: ["pending", "overdue"] }, dueDate: { lt: $today } }
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
    variables: { today },
  },
  {
    id: 'receivables-ageing',
    hub: 'accounts',
    title: 'How old is what members owe us?',
    why: 'Open amounts by the month in which they were due: the receivables ageing. What is older than three months rarely comes without a call.',
    query: `query ReceivablesAgeing($today: LocalDate!) {
  billingRecordsAggregate(
    filter: {
      paymentStatus: { in: ["pending", "overdue"] }
      dueDate: { lt: $today }
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
    variables: { today },
  },
  {
    id: 'tax',
    hub: 'accounts',
    title: 'How much have we charged, and how much tax, by month and kind?',
    why: 'The lines of invoices that are not cancelled, with credits and discounts subtracted: the figures of the tax return.',
    query: `query Tax($from: LocalDate!) {
  billingLinesAggregate(
    filter: { invoice: { invoiceDate: { gte: $from }, paymentStatus: { ne: "cancelled" } } }
    groupBy: [{ invoice: { invoiceDate: MONTH } }, { kind: true }]
  ) {
    group { invoice { invoiceDate { month } } kind }
    count
    sum { amount taxAmount }
  }
}`,
    variables: { from: monthsBefore(today, 2) },
  },
  {
    id: 'expenses',
    hub: 'accounts',
    title: 'What do we spend most on, quarter by quarter?',
    why: 'Approved expenses of the last half year above $10,000 a quarter, the largest first.',
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
    variables: { from: monthsBefore(today, 6) },
  },
  {
    id: 'overtime',
    hub: 'admin',
    title: 'Which department works the most overtime?',
    why: 'Hours beyond the shift, by department and month: where a shift is one person short.',
    query: `query Overtime {
  attendanceRecordsAggregate(
    filter: { overtimeHours: { gt: 0 } }
    groupBy: [{ attendanceDate: MONTH }, { employee: { department: true } }]
  ) {
    group { attendanceDate { month } employee { department } }
    count
    sum { overtimeHours }
  }
}`,
  },
  {
    id: 'busy-hours',
    hub: 'members',
    title: 'At which hours of which days is the club full?',
    why: 'Visits of the last four weeks by weekday and hour, the thirty busiest hours first.',
    query: `query BusyHours($from: DateTimeISO!) {
  visitsAggregate(
    filter: { checkedInAt: { gte: $from }, decision: { in: ["allowed", "warned"] } }
    groupBy: [{ checkedInAt: WEEKDAY }, { checkedInAt: HOUR }]
    sort: [{ count: DESC }]
    limit: 30
  ) {
    group { checkedInAt { weekday hour } }
    count
  }
}`,
    variables: { from: daysAfter(today, -28) },
  },
  {
    id: 'absent-members',
    hub: 'members',
    title: 'How many active members did not come for 30 days?',
    why: 'By home location and membership. Call them before they cancel; the list of members has the same filter.',
    query: `query AbsentMembers($since: DateTimeISO!) {
  membersAggregate(
    filter: {
      status: { eq: "active" }
      or: [{ lastVisit: { lt: $since } }, { lastVisit: { isNull: true } }]
    }
    groupBy: [{ homeLocation: { name: true } }, { membershipType: true }]
  ) {
    group { homeLocation { name } membershipType }
    count
    max { lastVisit }
  }
}`,
    variables: { since: daysAfter(today, -30) },
  },
  {
    id: 'visits-by-location',
    hub: 'facilities',
    title: 'How many visits does each location have, month by month?',
    why: 'Who is inside now are the visits of today without a check-out: filter checkedOutAt by isNull.',
    query: `query VisitsByLocation($from: DateTimeISO!) {
  visitsAggregate(
    filter: { checkedInAt: { gte: $from } }
    groupBy: [{ location: { name: true } }, { checkedInAt: MONTH }, { decision: true }]
  ) {
    group { location { name } checkedInAt { month } decision }
    count
  }
}`,
    variables: { from: monthsBefore(today, 2) },
  },
  {
    id: 'late-arrivals',
    hub: 'admin',
    title: 'Who is late again and again?',
    why: 'At least five times in the last three months. Ask why before you ask for more.',
    query: `query LateArrivals($from: LocalDate!) {
  attendanceRecordsAggregate(
    filter: { status: { eq: "late" }, attendanceDate: { gte: $from } }
    groupBy: [{ employee: { id: true, name: true, position: true } }]
    having: { count: { gte: 5 } }
    sort: [{ count: DESC }]
  ) {
    group { employee { name position } }
    count
    max { attendanceDate }
  }
}`,
    variables: { from: daysAfter(today, -91) },
  },
];

/** The example queries with variables relative to today. */
export const exampleQueries: readonly ExampleQuery[] = exampleQueriesOn(
  new Date().toLocaleDateString('en-CA'),
);
