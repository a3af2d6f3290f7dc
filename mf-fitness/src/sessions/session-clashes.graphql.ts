import { graphql, type ResultOf } from '@gym/hub-kit/graphql';

export const sessionClashesDocument = graphql(`
  query SessionClashes($draft: SessionDraftInput!) {
    clashes: sessionClashes(draft: $draft) {
      kind
      date
      record
      recordId
      name
      trainerName
      memberName
      startTime
      endTime
      hours
    }
  }
`);

/** The clashes of the sessions of some days. */
export const clashesOfDaysDocument = graphql(`
  query ClashesOfDays($from: LocalDate!, $until: LocalDate!) {
    remarks: sessionClashes(from: $from, until: $until) {
      of: sessionId
      kind
      date
      record
      recordId
      name
      trainerName
      memberName
      startTime
      endTime
      hours
    }
  }
`);

export type Clash = ResultOf<typeof sessionClashesDocument>['clashes'][number];
