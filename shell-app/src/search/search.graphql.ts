import { graphql, type ResultOf } from '@gym/hub-kit/graphql';

export const searchDocument = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      ... on SearchHit {
        kind
        id
        title
        details {
          label
          kind
          value
        }
      }
    }
  }
`);

export type Hit = ResultOf<typeof searchDocument>['search'][number];
