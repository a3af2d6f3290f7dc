import { graphql } from '@gym/hub-kit/graphql';

/** The lines that share a discount. */
export const invoiceLinesDocument = graphql(`
  query InvoiceLines($id: ID!) {
    invoice: billingRecord(id: $id) {
      id
      lines {
        amount
        taxPercent
        taxAmount
      }
    }
  }
`);
