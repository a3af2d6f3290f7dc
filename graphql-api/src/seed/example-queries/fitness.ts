import type { ExampleQuery } from './example-query.ts';

export const fitnessQueries: readonly ExampleQuery[] = [
  {
    name: 'What does each trainer earn us per hour?',
    description:
      'Income of four whole weeks beside the working hours of one: divide the sum by four times the hours.',
    query: `query TrainerIncome($from: LocalDate!) {
  sessionsAggregate(
    filter: { status: { eq: "completed" }, date: { gte: $from, lt: "now" } }
    groupBy: [{ trainer: { id: true, name: true, workingHours: true } }]
    sort: [{ sum: { price: DESC } }]
  ) {
    group { trainer { name workingHours } }
    count
    sum { price }
  }
}`,
    variables: { from: 'now-28d' },
  },
  {
    name: 'When is each location busiest?',
    description:
      'Hours with more than two sessions a week over the last 13 weeks, and how many trainers share them.',
    query: `query BusiestHours($from: LocalDate!) {
  sessionsAggregate(
    filter: { status: { ne: "cancelled" }, date: { gte: $from, lt: "now" } }
    groupBy: [{ location: true }, { startTime: HOUR }]
    having: { count: { gt: 26 } }
    sort: [{ group: { location: ASC } }, { count: DESC }]
  ) {
    group { location startTime { hour } }
    count
    countDistinct { trainerId }
  }
}`,
    variables: { from: 'now-91d' },
  },
  {
    name: 'What do cancelled sessions cost us?',
    description: 'Income that did not come in over the last year, by what was to be trained.',
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
    variables: { from: 'now-365d' },
  },
];
