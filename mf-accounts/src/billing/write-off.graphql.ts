import { graphql } from '@gym/hub-kit/graphql';

export const writeOffDocument = graphql(`
  mutation WriteOffInvoice($id: ID!, $reason: String!, $openAmount: Float!) {
    credit: writeOffInvoice(id: $id, reason: $reason, openAmount: $openAmount) {
      id
      invoiceNumber
    }
  }
`);
