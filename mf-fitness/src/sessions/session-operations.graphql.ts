import { graphql } from '@gym/hub-kit/graphql';
import { clashFields } from './session-clashes.graphql.ts';

export const operatedSessionDocument = graphql(`
  query OperatedSession($id: ID!) {
    session(id: $id) {
      id
      date
      startTime
      endTime
      status
      trainerId
      location
      roomNumber
      price
      seriesId
      member {
        name
      }
    }
  }
`);

export const repeatSessionDocument = graphql(`
  mutation RepeatSession($input: RepeatSessionInput!, $preview: String) {
    done: repeatSession(input: $input, preview: $preview) {
      created
    }
  }
`);

export const previewRepetitionDocument = graphql(
  `
    mutation PreviewRepetition($input: RepeatSessionInput!) {
      done: repeatSession(input: $input, dryRun: true) {
        created
        rejected
        preview
        days {
          date
          outcome
          clashes {
            ...ClashFields
          }
        }
      }
    }
  `,
  [clashFields],
);

export const changeSessionsDocument = graphql(`
  mutation ChangeSessions($input: ChangeSessionsInput!, $preview: String) {
    done: changeSessions(input: $input, preview: $preview) {
      sessions {
        id
      }
    }
  }
`);

export const previewChangeDocument = graphql(
  `
    mutation PreviewChange($input: ChangeSessionsInput!) {
      done: changeSessions(input: $input, dryRun: true) {
        preview
        sessions {
          id
          date
          startTime
          endTime
          isRejected
          clashes {
            ...ClashFields
          }
        }
      }
    }
  `,
  [clashFields],
);

export const cancelSessionsDocument = graphql(`
  mutation CancelSessions($input: CancelSessionsInput!, $preview: String) {
    done: cancelSessions(input: $input, preview: $preview) {
      sessions {
        id
      }
    }
  }
`);

export const previewCancellationDocument = graphql(`
  mutation PreviewCancellation($input: CancelSessionsInput!) {
    done: cancelSessions(input: $input, dryRun: true) {
      preview
      sessions {
        id
        date
        startTime
        endTime
        memberId
        memberName
        trainerName
      }
      notices {
        memberId
        memberName
        recipient
        outcome
        sessions {
          id
        }
      }
    }
  }
`);
