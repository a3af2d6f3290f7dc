/** What the selectors of these screens offer. */
import { graphql } from '@gym/hub-kit/graphql';

export const locationOptionsDocument = graphql(`
  query LocationOptions($search: String, $limit: Int!, $ids: [ID!]) {
    options: locationOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
    }
  }
`);

export const memberOptionsDocument = graphql(`
  query MemberOptions($search: String, $limit: Int!, $ids: [ID!]) {
    options: memberOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
      detail
    }
  }
`);

/** The invoices that a payment can be for. */
export const invoiceToPayOptionsDocument = graphql(`
  query InvoiceToPayOptions(
    $search: String
    $limit: Int!
    $ids: [ID!]
    $memberId: ID
    $keepId: ID
    $settled: Boolean! = false
  ) {
    options: invoiceToPayOptions(
      search: $search
      limit: $limit
      ids: $ids
      memberId: $memberId
      keepId: $keepId
      settled: $settled
    ) {
      id
      label
      detail
    }
  }
`);

export const invoiceOptionsDocument = graphql(`
  query InvoiceOptions($search: String, $limit: Int!, $ids: [ID!]) {
    options: billingRecordOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
      detail
    }
  }
`);
