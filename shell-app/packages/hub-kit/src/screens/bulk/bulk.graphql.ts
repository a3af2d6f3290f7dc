import { graphql } from '../../common/graphql.ts';

/** How far an operation is. */
export const operationDocument = graphql(`
  query BulkOperation($id: ID!) {
    operation: bulkOperation(id: $id) {
      status
      total
      done
      created
      changed
      unchanged
      rejected
      error
    }
  }
`);

/** The first records that an operation could not change, and why. */
export const rejectedDocument = graphql(`
  query BulkOperationRejected($id: ID!) {
    page: bulkOperationItems(
      filter: { operationId: { eq: $id }, outcome: { eq: "rejected" } }
      page: { limit: 100 }
    ) {
      items {
        recordId
        title
        reason
        reasonTemplate
      }
      totalCount
    }
  }
`);

export const undoOperationDocument = graphql(`
  mutation UndoBulkOperation($id: ID!) {
    started: undoBulkOperation(id: $id) {
      id
    }
  }
`);

export const cancelOperationDocument = graphql(`
  mutation CancelBulkOperation($id: ID!) {
    cancelBulkOperation(id: $id)
  }
`);
