import { type ResultOf, graphql } from '../../common/graphql.ts';

export const historyDocument = graphql(`
  query History($filter: AuditEntryFilter!, $limit: Int!, $after: String) {
    page: auditEntries(filter: $filter, page: { limit: $limit, after: $after }) {
      items {
        id
        at
        username
        endpoint
        resource
        resourceLabel
        recordName
        recordId
        title
        action
        undoesId
        fieldChanges {
          field
          label
          kind
          target
          before
          after
          beforeText
          afterText
        }
        undo {
          state
          username
          at
          labels
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export type Entry = ResultOf<typeof historyDocument>['page']['items'][number];

/** What a restore of the state after an entry would change. */
export const restorePreviewDocument = graphql(`
  query RestorePreview($id: ID!) {
    page: auditEntries(filter: { id: { eq: $id } }, page: { limit: 1 }) {
      items {
        id
        restore {
          version
          fieldChanges {
            field
            label
            kind
            target
            before
            after
            beforeText
            afterText
            isWritable
          }
        }
      }
    }
  }
`);

export const restoreRecordDocument = graphql(`
  mutation RestoreRecord($entryId: ID!, $version: Int!) {
    restored: restoreRecord(entryId: $entryId, version: $version) {
      recordId
      keptFields
    }
  }
`);

export const savedChangeDocument = graphql(`
  query SavedChange($filter: AuditEntryFilter!) {
    page: auditEntries(filter: $filter, page: { limit: 1 }) {
      items {
        id
      }
    }
  }
`);

export const undoChangeDocument = graphql(`
  mutation UndoChange($entryId: ID!) {
    undone: undoChange(entryId: $entryId) {
      recordId
      isChanged
      keptFields
      keptRecords {
        title
        fields
      }
    }
  }
`);
