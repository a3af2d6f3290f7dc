import { graphql } from '@gym/hub-kit/graphql';

export const shiftsDocument = graphql(`
  query Shifts($sort: [ShiftSort!], $page: PageInput, $search: String, $filter: ShiftFilter) {
    page: shifts(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        shiftName
        shiftType
        startTime
        endTime
        daysOfWeek
        isActive
        employee {
          id
          name
        }
        location {
          id
          name
        }
      }
      totalCount
    }
  }
`);

export const shiftDocument = graphql(`
  query Shift($id: ID!) {
    record: shift(id: $id) {
      id
      version
      employeeId
      shiftName
      shiftType
      startTime
      endTime
      daysOfWeek
      locationId
      isActive
      breakDuration
      notes
    }
  }
`);

export const createShiftDocument = graphql(`
  mutation CreateShift($input: ShiftInput!) {
    record: createShift(input: $input) {
      id
    }
  }
`);

export const updateShiftDocument = graphql(`
  mutation UpdateShift($id: ID!, $patch: ShiftPatch!, $version: Int) {
    record: updateShift(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteShiftDocument = graphql(`
  mutation DeleteShift($id: ID!) {
    id: deleteShift(id: $id)
  }
`);
