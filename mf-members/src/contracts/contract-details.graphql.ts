import { graphql } from '@gym/hub-kit/graphql';

export const contractDetailsDocument = graphql(`
  query ContractDetails($id: ID!) {
    contract(id: $id) {
      id
      contractNumber
      kind
      price
      startDate
      endDate
      billingFrequency
      billedThrough
      status
      updatedAt
      autoRenewal
      cancelledOn
      cancellationReason
      member {
        id
        name
      }
      plan {
        id
        planName
      }
      predecessor {
        id
        contractNumber
      }
      successors(sort: [{ field: startDate }], page: { limit: 10 }) {
        items {
          id
          contractNumber
        }
      }
      freezes(sort: [{ field: from, direction: DESC }], page: { limit: 20 }) {
        items {
          id
          from
          until
          reason
          fee
        }
      }
    }
  }
`);

export const contractInvoicesDocument = graphql(`
  query ContractInvoices($contractId: ID!) {
    page: billingRecords(
      filter: { contractId: { eq: $contractId } }
      sort: [{ field: invoiceDate, direction: DESC }]
      page: { limit: 5 }
    ) {
      items {
        id
        invoiceNumber
        invoiceDate
        dueDate
        totalAmount
        openAmount
        paymentStatus
      }
      totalCount
    }
  }
`);
