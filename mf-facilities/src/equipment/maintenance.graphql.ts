import { graphql } from '@gym/hub-kit/graphql';

export const maintenanceRecordsDocument = graphql(`
  query MaintenanceRecords(
    $sort: [MaintenanceRecordSort!]
    $page: PageInput
    $search: String
    $filter: MaintenanceRecordFilter
  ) {
    page: maintenanceRecords(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        equipment {
          id
          name
        }
        date
        type
        description
        cost
        technician
      }
      totalCount
    }
  }
`);

export const maintenanceRecordDocument = graphql(`
  query MaintenanceRecord($id: ID!) {
    record: maintenanceRecord(id: $id) {
      id
      version
      equipmentId
      date
      type
      description
      cost
      technician
    }
  }
`);

export const createMaintenanceRecordDocument = graphql(`
  mutation CreateMaintenanceRecord($input: MaintenanceRecordInput!) {
    record: createMaintenanceRecord(input: $input) {
      id
    }
  }
`);

export const updateMaintenanceRecordDocument = graphql(`
  mutation UpdateMaintenanceRecord($id: ID!, $patch: MaintenanceRecordPatch!, $version: Int) {
    record: updateMaintenanceRecord(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteMaintenanceRecordDocument = graphql(`
  mutation DeleteMaintenanceRecord($id: ID!) {
    id: deleteMaintenanceRecord(id: $id)
  }
`);
