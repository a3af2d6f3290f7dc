import { graphql } from '@gym/hub-kit/graphql';

export const paymentsDocument = graphql(`
  query Payments($sort: [PaymentSort!], $page: PageInput, $search: String, $filter: PaymentFilter) {
    page: payments(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        paymentNumber
        paymentDate
        amount
        paymentMethod
        paymentType
        paymentStatus
        member {
          id
          name
        }
      }
      totalCount
    }
  }
`);

export const paymentsTotalDocument = graphql(`
  query PaymentsTotal($search: String, $filter: PaymentFilter! = {}) {
    total: paymentsAggregate(
      search: $search
      filter: {
        and: [
          $filter
          {
            or: [
              { paymentStatus: { eq: "completed" } }
              { paymentStatus: { eq: "refunded" }, amount: { lt: 0 } }
            ]
          }
        ]
      }
    ) {
      sum {
        amount
      }
    }
  }
`);

export const paymentDocument = graphql(`
  query Payment($id: ID!) {
    record: payment(id: $id) {
      id
      version
      memberId
      paymentNumber
      paymentDate
      amount
      paymentMethod
      paymentStatus
      paymentType
      referenceNumber
      transactionId
      billingId
      notes
      locationId
    }
  }
`);

export const nextPaymentNumberDocument = graphql(`
  query NextPaymentNumber {
    paymentNumber: nextPaymentNumber
  }
`);

export const createPaymentDocument = graphql(`
  mutation CreatePayment($input: PaymentInput!) {
    record: createPayment(input: $input) {
      id
      paymentNumber
    }
  }
`);

export const updatePaymentDocument = graphql(`
  mutation UpdatePayment($id: ID!, $patch: PaymentPatch!, $version: Int) {
    record: updatePayment(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deletePaymentDocument = graphql(`
  mutation DeletePayment($id: ID!) {
    id: deletePayment(id: $id)
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

export const paymentsByMonthDocument = graphql(`
  query PaymentsByMonth($since: LocalDate!) {
    months: paymentsAggregate(
      filter: {
        paymentDate: { gte: $since }
        or: [{ paymentStatus: { eq: "completed" } }, { paymentStatus: { eq: "refunded" }, amount: { lt: 0 } }]
      }
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
