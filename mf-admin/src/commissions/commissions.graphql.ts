import { graphql } from '@gym/hub-kit/graphql';

export const commissionsDocument = graphql(`
  query Commissions($sort: [CommissionSort!], $page: PageInput, $search: String) {
    page: commissions(sort: $sort, page: $page, search: $search) {
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
  query CommissionsTotal($search: String) {
    total: commissionsAggregate(search: $search) {
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
