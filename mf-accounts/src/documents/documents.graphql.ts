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

/** Invoices in one file, to print them. */
export const invoicesPdfDocument = graphql(`
  query InvoicesPdf($id: [ID!]!) {
    file: invoicesPdf(ids: $id) {
      name
      content
      missingCharacters
    }
  }
`);
