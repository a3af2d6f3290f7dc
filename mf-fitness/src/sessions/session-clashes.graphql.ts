import { graphql, type ResultOf } from '@gym/hub-kit/graphql';

export const clashFields = graphql(`
  fragment ClashFields on SessionClash {
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
`);

export const sessionClashesDocument = graphql(
  `
    query SessionClashes($draft: SessionDraftInput!) {
      clashes: sessionClashes(draft: $draft) {
        ...ClashFields
      }
    }
  `,
  [clashFields],
);

/** The clashes of the sessions of some days. */
export const clashesOfDaysDocument = graphql(
  `
    query ClashesOfDays($from: LocalDate!, $until: LocalDate!) {
      remarks: sessionClashes(from: $from, until: $until) {
        of: sessionId
        ...ClashFields
      }
    }
  `,
  [clashFields],
);

export type Clash = ResultOf<typeof sessionClashesDocument>['clashes'][number];
