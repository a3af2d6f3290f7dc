import { graphql } from '@gym/hub-kit/graphql';

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
