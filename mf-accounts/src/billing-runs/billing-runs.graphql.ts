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
  mutation StartBilling($date: LocalDate!) {
    run: startBillingRun(date: $date) {
      runId
    }
  }
`);

/** A run with a page of its report. */
export const billingReportDocument = graphql(`
  query BillingReport($id: ID!, $outcomes: [String!]!, $offset: Int!) {
    run: billingRun(id: $id) {
      id
      runNumber
      date
      status
      startedBy
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
      filter: { runId: { eq: $id }, outcome: { in: $outcomes } }
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
      }
    }
  }
`);
