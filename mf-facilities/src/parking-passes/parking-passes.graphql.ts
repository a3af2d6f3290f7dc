import { graphql } from '@gym/hub-kit/graphql';

export const parkingPassesDocument = graphql(`
  query ParkingPasses(
    $sort: [ParkingPassSort!]
    $page: PageInput
    $search: String
    $filter: ParkingPassFilter
  ) {
    page: parkingPasses(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        passNumber
        member {
          id
          name
        }
        vehicleNumber
        type
        validFrom
        validUntil
        status
      }
      totalCount
    }
  }
`);

export const parkingPassDocument = graphql(`
  query ParkingPass($id: ID!) {
    record: parkingPass(id: $id) {
      id
      version
      memberId
      vehicleNumber
      type
      status
      validFrom
      validUntil
      lot
      notes
    }
  }
`);

export const createParkingPassDocument = graphql(`
  mutation CreateParkingPass($input: ParkingPassInput!) {
    record: createParkingPass(input: $input) {
      id
    }
  }
`);

export const updateParkingPassDocument = graphql(`
  mutation UpdateParkingPass($id: ID!, $patch: ParkingPassPatch!, $version: Int) {
    record: updateParkingPass(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteParkingPassDocument = graphql(`
  mutation DeleteParkingPass($id: ID!) {
    id: deleteParkingPass(id: $id)
  }
`);
