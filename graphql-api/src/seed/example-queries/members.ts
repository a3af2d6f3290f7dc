import type { ExampleQuery } from './example-query.ts';

export const membersQueries: readonly ExampleQuery[] = [
  {
    name: 'Which membership do new members choose, month by month?',
    description: 'Shows the seasons in which people join, and whether a campaign sold what it was made for.',
    query: `query NewMembers($from: LocalDate!) {
  membersAggregate(
    filter: { joiningDate: { gte: $from } }
    groupBy: [{ joiningDate: MONTH }, { membershipType: true }]
  ) {
    group { joiningDate { month } membershipType }
    count
  }
}`,
    variables: { from: 'now-3M/M' },
  },
  {
    name: 'How many members do we lose each month?',
    description: 'Who left, and who let the membership run out, by the month in which it ended.',
    query: `query Churn($from: LocalDate!) {
  membersAggregate(
    filter: {
      status: { in: ["inactive", "expired"] }
      membershipEndDate: { gte: $from, lte: "now" }
    }
    groupBy: [{ membershipEndDate: MONTH }]
  ) {
    group { membershipEndDate { month } }
    count
  }
}`,
    variables: { from: 'now-11M/M' },
  },
  {
    name: 'How many members of each membership were active at the end of last month?',
    description:
      'asOf reads the records as they were on that day, whatever was changed since. With the day now-2M/M it is the month before: the difference is the growth of a month.',
    query: `query ActiveMembers($day: LocalDate!) {
  membersAggregate(
    asOf: $day
    filter: { status: { eq: "active" } }
    groupBy: [{ membershipType: true }]
  ) {
    group { membershipType }
    count
  }
}`,
    variables: { day: 'now-1M/M' },
  },
  {
    name: 'How many members were active at the end of each of the last 12 months?',
    description:
      'asOfEach is asOf for several days: a list, or the last day of each period. Beside each figure is that of the month before.',
    query: `query ActiveMembersByMonth($from: LocalDate!, $to: LocalDate!) {
  membersAggregate(asOfEach: { every: MONTH, from: $from, to: $to }) {
    asOf
    figures { activeMembers }
    calculated { previous(of: "figures.activeMembers") }
  }
}`,
    variables: { from: 'now-12M/M', to: 'now-1M/M' },
  },
  {
    name: 'Which membership keeps its members?',
    description:
      'Everybody we ever had, by membership and what became of them: divide the active by the whole.',
    query: `query ChurnByType {
  membersAggregate(groupBy: [{ membershipType: true }, { status: true }]) {
    group { membershipType status }
    count
  }
}`,
  },
  {
    name: 'How much do contracts bring in each month, plan by plan?',
    description:
      'The monthly recurring revenue: what active contracts cost per month, whatever their billing, before tax. Frozen ones pay nothing and are left out. The last row, of level 0, is the total.',
    query: `query RecurringRevenue {
  contractsAggregate(
    filter: { status: { eq: "active" } }
    groupBy: [{ plan: { planName: true } }]
    rollup: true
    sort: [{ figure: "figures.recurringRevenue", direction: DESC }]
  ) {
    level
    group { plan { planName } }
    figures { activeContracts recurringRevenue }
  }
}`,
  },
  {
    name: 'How much recurring revenue do we lose each month, and why?',
    description:
      'Contracts that ended without a successor: a renewal or another plan is no loss. Compare the monthly price with the recurring revenue for the rate.',
    query: `query ContractChurn($from: LocalDate!) {
  contractsAggregate(
    filter: {
      status: { in: ["cancelled", "ended"] }
      endDate: { gte: $from, lt: "now" }
    }
    groupBy: [{ endDate: MONTH }, { status: true }]
  ) {
    group { endDate { month } status }
    figures { lostContracts lostRevenue }
  }
}`,
    variables: { from: 'now-5M/M' },
  },
  {
    name: 'Why do members freeze their contracts, and when?',
    description:
      'Freezes by the month in which they begin. Winter injuries and summer holidays call for different offers.',
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
    variables: { from: 'now-5M/M' },
  },
  {
    name: 'Which VIP members can we still win for another year?',
    description: 'Their membership ends within 30 days. A call from their trainer works best.',
    query: `query EndingMemberships($until: LocalDate!) {
  members(
    filter: {
      status: { eq: "active" }
      membershipType: { eq: "VIP" }
      membershipEndDate: { gte: "now", lte: $until }
    }
    sort: [{ field: membershipEndDate }]
  ) {
    items { name phone membershipEndDate assignedTrainer { name } }
  }
}`,
    variables: { until: 'now+30d' },
  },
  {
    name: 'Do members or trainers bring us more people?',
    description: 'How many of those whom they named have joined, and what we promised for it.',
    query: `query Referrals {
  referralsAggregate(groupBy: [{ referrerCategory: true }, { status: true }]) {
    group { referrerCategory status }
    count
    sum { rewardAmount }
  }
}`,
  },
  {
    name: 'At which hours of which days is the club full?',
    description: 'Visits of the last four weeks by weekday and hour, the thirty busiest hours first.',
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
    variables: { from: 'now-28d/d' },
  },
  {
    name: 'How many active members did not come for 30 days?',
    description:
      'By home location and membership. Call them before they cancel; the list of members has the same filter.',
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
    variables: { since: 'now-30d/d' },
  },
];
