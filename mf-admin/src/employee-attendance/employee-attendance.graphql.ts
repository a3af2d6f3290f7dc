import { graphql } from '@gym/hub-kit/graphql';

export const employeeAttendanceDocument = graphql(`
  query EmployeeAttendance($employeeId: ID!) {
    page: attendanceRecords(
      filter: { employeeId: { eq: $employeeId } }
      sort: [{ field: attendanceDate, direction: DESC }]
      page: { limit: 10 }
    ) {
      items {
        id
        attendanceDate
        status
        checkInTime
        checkOutTime
        hoursWorked
      }
      totalCount
    }
  }
`);
