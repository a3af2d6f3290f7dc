/** What the selectors of these screens offer. */
import { graphql } from '@gym/hub-kit/graphql';

export const employeeOptionsDocument = graphql(`
  query EmployeeOptions($search: String, $limit: Int!, $ids: [ID!]) {
    options: employeeOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
      detail
    }
  }
`);

export const locationOptionsDocument = graphql(`
  query LocationOptions($search: String, $limit: Int!, $ids: [ID!]) {
    options: locationOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
    }
  }
`);
