import type { ExampleQuery } from './example-query.ts';

export const facilitiesQueries: readonly ExampleQuery[] = [
  {
    name: 'Whose parking pass runs out this week?',
    description: 'The list to call: a pass that is renewed in time is never argued about at the gate.',
    query: `query EndingPasses($until: LocalDate!) {
  parkingPasses(
    filter: { status: { eq: "active" }, validUntil: { gte: "now", lte: $until } }
    sort: [{ field: validUntil }]
  ) {
    items { passNumber validUntil type vehicleNumber member { name phone } }
  }
}`,
    variables: { until: 'now+7d' },
  },
  {
    name: 'Which equipment has cost more to keep than to buy?',
    description: 'Everything that was ever paid to maintain a piece exceeds its price: replace it.',
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
    name: 'Where is maintenance overdue?',
    description: 'How many pieces wait in each location, and for how long the first of them.',
    query: `query LateMaintenance {
  equipmentAggregate(
    filter: { nextMaintenance: { lt: "now" }, status: { ne: "out-of-order" } }
    groupBy: [{ location: { name: true } }]
    sort: [{ count: DESC }]
  ) {
    group { location { name } }
    count
    min { nextMaintenance }
  }
}`,
  },
  {
    name: 'How many visits does each location have, month by month?',
    description:
      'Who is inside now are the visits of today without a check-out: filter checkedOutAt by isNull.',
    query: `query VisitsByLocation($from: DateTimeISO!) {
  visitsAggregate(
    filter: { checkedInAt: { gte: $from } }
    groupBy: [{ location: { name: true } }, { checkedInAt: MONTH }, { decision: true }]
  ) {
    group { location { name } checkedInAt { month } decision }
    count
  }
}`,
    variables: { from: 'now-2M/M' },
  },
];
