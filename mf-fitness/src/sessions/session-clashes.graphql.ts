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

export type Clash = ResultOf<typeof sessionClashesDocument>['clashes'][number];
