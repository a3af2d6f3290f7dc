import { type ResultOf, graphql } from '../common/graphql.ts';

/** The search over all records: of Ctrl-K, and of a list that finds nothing. */
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

export type SearchHit = ResultOf<typeof searchDocument>['search'][number];
