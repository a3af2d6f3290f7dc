import { graphql } from '@gym/hub-kit/graphql';

/** The invoice and its member, with the steps that were carried out. */
export const dunningHistoryDocument = graphql(`
  query DunningHistory($caseId: ID!) {
    case: dunningCase(id: $caseId) {
      id
      invoiceId
      invoiceNumber
      dueDate
      openAmount
      member {
        id
        name
      }
    }
    page: dunningActions(filter: { caseId: { eq: $caseId } }, page: { limit: 20 }) {
      items {
        id
        executedOn
        step
        daysOverdue
        openAmount
        fee
      }
      totalCount
    }
  }
`);

/** What a run of dunning does, a page of it. */
export const previewDunningDocument = graphql(`
  mutation PreviewDunning($offset: Int!) {
    run: runDunning(dryRun: true, page: { limit: 25, offset: $offset }) {
      reminders
      remindersWithFee
      blocks
      fees
      steps {
        totalCount
        items {
          invoiceId
          invoiceNumber
          memberId
          memberName
          daysOverdue
          openAmount
          step
          fee
        }
      }
    }
  }
`);

export const runDunningDocument = graphql(`
  mutation RunDunning {
    run: runDunning {
      runId
    }
  }
`);

/** What a run did. */
export const dunningRunDocument = graphql(`
  query DunningRun($id: ID!) {
    run: dunningRun(id: $id) {
      id
      state
      reminders
      remindersWithFee
      blocks
      error
    }
  }
`);

/** Whether a member's access is blocked. */
export const accessBlockedDocument = graphql(`
  query AccessBlocked($memberId: ID!) {
    member(id: $memberId) {
      id
      accessBlocked
    }
  }
`);
