import { graphql } from '@gym/hub-kit/graphql';

/** What a billing run would do, a page of it. */
export const previewBillingDocument = graphql(`
  mutation PreviewBilling($date: LocalDate!, $offset: Int!) {
    run: startBillingRun(date: $date, dryRun: true, page: { limit: 25, offset: $offset }) {
      preview {
        created
        skipped
        markedOverdue
        totalAmount
        email {
          outcome
          count
        }
        report {
          totalCount
          items {
            outcome
            reason
            contractId
            contractNumber
            memberId
            memberName
            periodStart
            periodEnd
            totalAmount
            lines {
              kind
              description
              amount
              taxPercent
              taxAmount
            }
          }
        }
      }
    }
  }
`);

export const startBillingDocument = graphql(`
  mutation StartBilling($date: LocalDate!, $sendByEmail: Boolean) {
    run: startBillingRun(date: $date, sendByEmail: $sendByEmail) {
      runId
    }
  }
`);

/** A run with a page of its report. */
export const billingReportDocument = graphql(`
  query BillingReport($id: ID!, $filter: BillingRunItemFilter!, $offset: Int!) {
    run: billingRun(id: $id) {
      id
      runNumber
      date
      status
      startedBy
      sendByEmail
      due
      done
      created
      skipped
      failed
      markedOverdue
      totalAmount
      createdAt
      finishedAt
      error
    }
    report: billingRunItems(
      filter: { and: [{ runId: { eq: $id } }, $filter] }
      page: { limit: 25, offset: $offset }
    ) {
      totalCount
      items {
        id
        outcome
        reason
        contractId
        contractNumber
        memberId
        memberName
        periodStart
        periodEnd
        invoiceId
        invoiceNumber
        totalAmount
        email
      }
    }
    queued: billingRunItems(filter: { runId: { eq: $id }, email: { eq: "queued" } }) {
      totalCount
    }
    printed: billingRunItems(filter: { runId: { eq: $id }, email: { ne: "queued", isNull: false } }) {
      totalCount
    }
  }
`);

/** Whether a run can send its invoices, and what the club sends. */
export const billingDeliveryDocument = graphql(`
  query BillingDelivery {
    messageDelivery {
      hasMailServer
      sentDocuments
    }
  }
`);
