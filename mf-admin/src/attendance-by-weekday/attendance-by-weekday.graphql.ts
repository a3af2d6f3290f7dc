import { graphql } from '@gym/hub-kit/graphql';

/** What a bar counts, for the explorer: lists do not filter by weekdays. */
export const attendanceOnWeekdayQuery = graphql(`
  query AttendanceOnWeekday($from: LocalDate!, $to: LocalDate!, $weekday: Weekday!) {
    attendanceRecords(
      filter: {
        attendanceDate: { gte: $from, lt: $to, weekday: { eq: $weekday } }
        status: { in: ["present", "late", "half-day"] }
      }
      page: { limit: 500 }
    ) {
      items {
        attendanceDate
        status
        employee {
          name
        }
      }
      totalCount
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
