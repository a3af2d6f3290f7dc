import { graphql } from '@gym/hub-kit/graphql';

export const commissionsDocument = graphql(`
  query Commissions($sort: [CommissionSort!], $page: PageInput, $search: String, $filter: CommissionFilter) {
    page: commissions(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        commissionType
        amount
        commissionDate
        paymentStatus
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

export const commissionsTotalDocument = graphql(`
  query CommissionsTotal($search: String, $filter: CommissionFilter) {
    total: commissionsAggregate(search: $search, filter: $filter) {
      sum {
        amount
      }
    }
  }
`);

export const commissionDocument = graphql(`
  query Commission($id: ID!) {
    record: commission(id: $id) {
      id
      version
      employeeId
      commissionType
      amount
      commissionDate
      description
      paymentStatus
      paymentDate
      locationId
    }
  }
`);

export const createCommissionDocument = graphql(`
  mutation CreateCommission($input: CommissionInput!) {
    record: createCommission(input: $input) {
      id
    }
  }
`);

export const updateCommissionDocument = graphql(`
  mutation UpdateCommission($id: ID!, $patch: CommissionPatch!, $version: Int) {
    record: updateCommission(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteCommissionDocument = graphql(`
  mutation DeleteCommission($id: ID!) {
    id: deleteCommission(id: $id)
  }
`);
