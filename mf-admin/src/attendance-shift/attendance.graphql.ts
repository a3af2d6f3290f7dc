import { graphql } from '@gym/hub-kit/graphql';

export const attendanceRecordsDocument = graphql(`
  query AttendanceRecords(
    $sort: [AttendanceSort!]
    $page: PageInput
    $search: String
    $filter: AttendanceFilter
  ) {
    page: attendanceRecords(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        attendanceDate
        status
        checkInTime
        checkOutTime
        hoursWorked
        overtimeHours
        employee {
          id
          name
        }
      }
      totalCount
    }
  }
`);

export const attendanceRecordDocument = graphql(`
  query AttendanceRecord($id: ID!) {
    record: attendanceRecord(id: $id) {
      id
      version
      employeeId
      attendanceDate
      status
      checkInTime
      checkOutTime
      hoursWorked
      overtimeHours
      notes
    }
  }
`);

export const createAttendanceDocument = graphql(`
  mutation CreateAttendance($input: AttendanceInput!) {
    record: createAttendance(input: $input) {
      id
    }
  }
`);

export const updateAttendanceDocument = graphql(`
  mutation UpdateAttendance($id: ID!, $patch: AttendancePatch!, $version: Int) {
    record: updateAttendance(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteAttendanceDocument = graphql(`
  mutation DeleteAttendance($id: ID!) {
    id: deleteAttendance(id: $id)
  }
`);
