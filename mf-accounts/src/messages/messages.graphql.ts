import { graphql } from '@gym/hub-kit/graphql';

export const messageHtmlDocument = graphql(`
  query MessageHtml($id: ID!) {
    messageHtml(id: $id)
  }
`);

export const messageDeliveryDocument = graphql(`
  query MessageDelivery {
    messageDelivery {
      hasMailServer
    }
  }
`);

export const templatePreviewDocument = graphql(`
  query MessageTemplatePreview($purpose: String, $subject: String!, $body: String!) {
    preview: messageTemplatePreview(purpose: $purpose, subject: $subject, body: $body) {
      subject
      html
    }
  }
`);

export const messagePreviewDocument = graphql(`
  query MessagePreview($memberId: ID!, $subject: String!, $body: String!, $attachments: [String!]) {
    preview: messagePreview(memberId: $memberId, subject: $subject, body: $body, attachments: $attachments) {
      subject
      html
    }
  }
`);

export const messageVariablesDocument = graphql(`
  query MessageVariables($purpose: String) {
    messageVariables(purpose: $purpose)
  }
`);

export const templateTextDocument = graphql(`
  query TemplateText($id: ID!) {
    template: messageTemplate(id: $id) {
      subject
      body
    }
  }
`);

export const memberDocumentsDocument = graphql(`
  query MemberDocuments($memberId: ID!, $invoices: Boolean!, $receipts: Boolean!) {
    invoices: billingRecords(
      filter: { memberId: { eq: $memberId } }
      sort: [{ field: invoiceDate, direction: DESC }]
      page: { limit: 20 }
    ) @include(if: $invoices) {
      items {
        id
        invoiceNumber
        invoiceDate
        totalAmount
      }
    }
    receipts: payments(
      filter: { memberId: { eq: $memberId } }
      sort: [{ field: paymentDate, direction: DESC }]
      page: { limit: 20 }
    ) @include(if: $receipts) {
      items {
        id
        paymentNumber
        paymentDate
        amount
      }
    }
  }
`);

export const messageEmlDocument = graphql(`
  query MessageEml($id: ID!) {
    file: messageEml(id: $id) {
      name
      content
    }
  }
`);
