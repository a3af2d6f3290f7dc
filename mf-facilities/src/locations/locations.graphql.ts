import { graphql } from '@gym/hub-kit/graphql';

export const locationsDocument = graphql(`
  query Locations($sort: [LocationSort!], $page: PageInput, $search: String, $filter: LocationFilter) {
    page: locations(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        name
        address
        city
        state
        zipCode
        phone
        capacity
        status
      }
      totalCount
    }
  }
`);

export const locationDocument = graphql(`
  query Location($id: ID!) {
    record: location(id: $id) {
      id
      version
      name
      address
      city
      state
      zipCode
      phone
      email
      capacity
      status
      openingHours {
        monday
        tuesday
        wednesday
        thursday
        friday
        saturday
        sunday
      }
      amenities
    }
  }
`);

export const createLocationDocument = graphql(`
  mutation CreateLocation($input: LocationInput!) {
    record: createLocation(input: $input) {
      id
    }
  }
`);

export const updateLocationDocument = graphql(`
  mutation UpdateLocation($id: ID!, $patch: LocationPatch!, $version: Int) {
    record: updateLocation(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteLocationDocument = graphql(`
  mutation DeleteLocation($id: ID!) {
    id: deleteLocation(id: $id)
  }
`);
