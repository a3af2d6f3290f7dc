import { graphql } from '@gym/hub-kit/graphql';

export const invoicePdfDocument = graphql(`
  query InvoicePdf($id: ID!) {
    file: invoicePdf(id: $id) {
      name
      content
      missingCharacters
    }
  }
`);

export const receiptPdfDocument = graphql(`
  query ReceiptPdf($id: ID!) {
    file: receiptPdf(id: $id) {
      name
      content
      missingCharacters
    }
  }
`);
