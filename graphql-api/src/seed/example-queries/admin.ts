import type { ExampleQuery } from './example-query.ts';

export const adminQueries: readonly ExampleQuery[] = [
  {
    name: 'Which department works the most overtime?',
    description: 'Hours beyond the shift, by department and month: where a shift is one person short.',
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
    name: 'Who is late again and again?',
    description: 'At least five times in the last three months. Ask why before you ask for more.',
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
    variables: { from: 'now-91d' },
  },
];
