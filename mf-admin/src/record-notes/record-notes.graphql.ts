import { graphql } from '@gym/hub-kit/graphql';

export const openAlertsDocument = graphql(`
  query OpenAlerts($filter: NoteFilter!) {
    alerts: notes(
      filter: { and: [$filter, { kind: { eq: "alert" }, done: { eq: false } }] }
      page: { limit: 20 }
    ) {
      items {
        id
        version
        text
        createdAt
        writtenBy {
          id
          username
        }
      }
    }
  }
`);

const recordNote = graphql(`
  fragment RecordNote on Note {
    id
    version
    text
    kind
    done
    dueDay
    doneAt
    createdAt
    forUser {
      id
      username
    }
    doneBy {
      id
      username
    }
    writtenBy {
      id
      username
    }
  }
`);

/** The open alerts and tasks of a record, and its notes with what is done. */
export const recordNotesDocument = graphql(
  `
    query RecordNotes($filter: NoteFilter!, $limit: Int!) {
      open: notes(
        filter: { and: [$filter, { kind: { in: ["alert", "task"] }, done: { eq: false } }] }
        sort: [{ field: kind, direction: ASC }, { field: dueDay, direction: ASC }]
        page: { limit: 50 }
      ) {
        items {
          ...RecordNote
        }
      }
      others: notes(
        filter: { and: [$filter, { or: [{ kind: { eq: "note" } }, { done: { eq: true } }] }] }
        page: { limit: $limit }
      ) {
        items {
          ...RecordNote
        }
        totalCount
      }
    }
  `,
  [recordNote],
);

export const finishNoteDocument = graphql(`
  mutation FinishNote($id: ID!, $version: Int!) {
    note: updateNote(id: $id, patch: { done: true }, version: $version) {
      id
      version
      done
      doneAt
    }
  }
`);

export const addNoteDocument = graphql(`
  mutation AddNote($input: NoteInput!) {
    note: createNote(input: $input) {
      id
    }
  }
`);
