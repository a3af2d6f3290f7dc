import { graphql } from '@gym/hub-kit/graphql';

export const externalPaymentsDocument = graphql(`
  query ExternalPayments(
    $sort: [ExternalPaymentSort!]
    $page: PageInput
    $search: String
    $filter: ExternalPaymentFilter
  ) {
    page: externalPayments(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        paymentNumber
        paymentDate
        vendorName
        amount
        paymentMethod
        paymentType
        paymentStatus
      }
      totalCount
    }
  }
`);

export const externalPaymentsTotalDocument = graphql(`
  query ExternalPaymentsTotal($search: String, $filter: ExternalPaymentFilter! = {}) {
    total: externalPaymentsAggregate(
      search: $search
      filter: { and: [$filter, { paymentStatus: { eq: "completed" } }] }
    ) {
      sum {
        amount
      }
    }
  }
`);

export const externalPaymentDocument = graphql(`
  query ExternalPayment($id: ID!) {
    record: externalPayment(id: $id) {
      id
      version
      vendorName
      paymentNumber
      paymentDate
      amount
      paymentMethod
      paymentStatus
      paymentType
      referenceNumber
      transactionId
      invoiceNumber
      category
      notes
      locationId
    }
  }
`);

export const nextExternalPaymentNumberDocument = graphql(`
  query NextExternalPaymentNumber {
    paymentNumber: nextExternalPaymentNumber
  }
`);

export const createExternalPaymentDocument = graphql(`
  mutation CreateExternalPayment($input: ExternalPaymentInput!) {
    record: createExternalPayment(input: $input) {
      id
      paymentNumber
    }
  }
`);

export const updateExternalPaymentDocument = graphql(`
  mutation UpdateExternalPayment($id: ID!, $patch: ExternalPaymentPatch!, $version: Int) {
    record: updateExternalPayment(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteExternalPaymentDocument = graphql(`
  mutation DeleteExternalPayment($id: ID!) {
    id: deleteExternalPayment(id: $id)
  }
`);

export const externalPaymentsByMonthDocument = graphql(`
  query ExternalPaymentsByMonth($since: LocalDate!) {
    months: externalPaymentsAggregate(
      filter: { paymentDate: { gte: $since }, paymentStatus: { eq: "completed" } }
      groupBy: [{ paymentDate: MONTH }]
    ) {
      group {
        day: paymentDate {
          month
        }
      }
      sum {
        amount
      }
    }
  }
`);
