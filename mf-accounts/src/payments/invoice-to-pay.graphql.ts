import { graphql } from '@gym/hub-kit/graphql';

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
      details {
        label
        kind
        value
      }
    }
  }
`);

/** What a payment for an invoice takes over from it. */
export const invoiceToPayDocument = graphql(`
  query InvoiceToPay($id: ID!) {
    invoice: billingRecord(id: $id) {
      id
      invoiceNumber
      memberId
      openAmount
      locationId
    }
  }
`);
