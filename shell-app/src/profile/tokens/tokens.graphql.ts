import { graphql } from '@gym/hub-kit/graphql';

export const ownTokensDocument = graphql(`
  query PersonalTokens($page: PageInput, $search: String) {
    tokens: personalTokens(page: $page, search: $search) {
      items {
        id
        name
        start
        owner
        resources
        mayWrite
        hub
        savedQueries
        active
        createdAt
        expiresAt
        lastUsedAt
      }
      totalCount
    }
  }
`);

export const allTokensDocument = graphql(`
  query AllPersonalTokens($page: PageInput, $search: String) {
    tokens: allPersonalTokens(page: $page, search: $search) {
      items {
        id
        name
        start
        owner
        resources
        mayWrite
        hub
        savedQueries
        active
        createdAt
        expiresAt
        lastUsedAt
      }
      totalCount
    }
  }
`);

export const revokeTokenDocument = graphql(`
  mutation RevokePersonalToken($id: ID!) {
    id: revokePersonalToken(id: $id)
  }
`);
