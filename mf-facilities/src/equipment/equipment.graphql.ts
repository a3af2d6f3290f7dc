import { graphql } from '@gym/hub-kit/graphql';

export const equipmentDocument = graphql(`
  query Equipment($sort: [EquipmentSort!], $page: PageInput, $search: String, $filter: EquipmentFilter) {
    page: equipment(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        name
        type
        location {
          id
          name
        }
        status
        eqpCondition
        lastMaintenance
        nextMaintenance
        cost
      }
      totalCount
    }
  }
`);

export const equipmentItemDocument = graphql(`
  query EquipmentItem($id: ID!) {
    record: equipmentItem(id: $id) {
      id
      version
      name
      type
      locationId
      status
      eqpCondition
      assignedToId
      eqpManufacturer
      model
      serialNumber
      qrCode
      manualUrl
      lastMaintenance
      nextMaintenance
      maintenanceSchedule
      maintenanceHistory
      maxUserWeight
      powerRequirement
      dimensions
      supplier
      purchaseDate
      purchaseOrderNumber
      warrantyExpiry
      warrantyInfo
      cost
      depreciationValue
      replacementCost
      usageRestrictions
      safetyGuidelines
      notes
    }
  }
`);

export const createEquipmentDocument = graphql(`
  mutation CreateEquipment($input: EquipmentInput!) {
    record: createEquipment(input: $input) {
      id
    }
  }
`);

export const updateEquipmentDocument = graphql(`
  mutation UpdateEquipment($id: ID!, $patch: EquipmentPatch!, $version: Int) {
    record: updateEquipment(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteEquipmentDocument = graphql(`
  mutation DeleteEquipment($id: ID!) {
    id: deleteEquipment(id: $id)
  }
`);
