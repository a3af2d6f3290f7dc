import { graphql } from '@gym/hub-kit/graphql';

/** Who has changed records that the caller may view. */
export const activityUsersDocument = graphql(`
  query ActivityUsers {
    users: auditEntriesAggregate(groupBy: [{ username: true }], filter: { username: { isNull: false } }) {
      group {
        username
      }
    }
  }
`);

/** The latest changes of many records at once, with what took them back. */
export const bulkOperationsDocument = graphql(`
  query LatestBulkOperations {
    page: bulkOperations(page: { limit: 10 }) {
      items {
        id
        at
        kind
        resource
        fields
        username
        status
        total
        done
        changed
        rejected
        undoesId
        error
      }
    }
  }
`);

/** The first records that an operation could not change. */
export const rejectedRecordsDocument = graphql(`
  query RejectedRecords($id: ID!) {
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

export const undoBulkDocument = graphql(`
  mutation UndoBulk($id: ID!) {
    started: undoBulkOperation(id: $id) {
      id
    }
  }
`);

export const cancelBulkDocument = graphql(`
  mutation CancelBulk($id: ID!) {
    cancelBulkOperation(id: $id)
  }
`);
