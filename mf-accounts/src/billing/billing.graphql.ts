import { graphql } from '@gym/hub-kit/graphql';

export const billingRecordsDocument = graphql(`
  query BillingRecords(
    $sort: [BillingRecordSort!]
    $page: PageInput
    $search: String
    $filter: BillingRecordFilter
  ) {
    page: billingRecords(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        invoiceNumber
        invoiceDate
        dueDate
        billingType
        totalAmount
        openAmount
        paymentStatus
        paymentDate
        member {
          id
          name
        }
      }
      totalCount
    }
  }
`);

export const billingTotalDocument = graphql(`
  query BillingTotal($search: String, $filter: BillingRecordFilter! = {}) {
    total: billingRecordsAggregate(
      search: $search
      filter: { and: [$filter, { paymentStatus: { notIn: ["cancelled", "refunded"] } }] }
    ) {
      sum {
        amount: totalAmount
        open: openAmount
      }
    }
  }
`);

export const billingRecordDocument = graphql(`
  query BillingRecord($id: ID!) {
    record: billingRecord(id: $id) {
      id
      version
      memberId
      invoiceNumber
      invoiceDate
      dueDate
      amount
      taxAmount
      discountAmount
      totalAmount
      paidAmount
      openAmount
      paymentStatus
      paymentDate
      paymentMethod
      billingPeriodStart
      billingPeriodEnd
      billingType
      description
      notes
      locationId
    }
  }
`);

export const nextInvoiceNumberDocument = graphql(`
  query NextInvoiceNumber {
    invoiceNumber: nextInvoiceNumber
  }
`);

export const createBillingRecordDocument = graphql(`
  mutation CreateBillingRecord($input: BillingRecordInput!) {
    record: createBillingRecord(input: $input) {
      id
      invoiceNumber
    }
  }
`);

export const updateBillingRecordDocument = graphql(`
  mutation UpdateBillingRecord($id: ID!, $patch: BillingRecordPatch!, $version: Int) {
    record: updateBillingRecord(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteBillingRecordDocument = graphql(`
  mutation DeleteBillingRecord($id: ID!) {
    id: deleteBillingRecord(id: $id)
  }
`);

export const invoicesByMonthDocument = graphql(`
  query InvoicesByMonth($since: LocalDate!) {
    months: billingRecordsAggregate(
      filter: { invoiceDate: { gte: $since }, paymentStatus: { notIn: ["cancelled", "refunded"] } }
      groupBy: [{ invoiceDate: MONTH }]
    ) {
      group {
        day: invoiceDate {
          month
        }
      }
      sum {
        amount: totalAmount
      }
    }
  }
`);
