import { graphql } from '@gym/hub-kit/graphql';

export const ownTokensDocument = graphql(`
  query PersonalTokens {
    tokens: personalTokens {
      id
      name
      start
      owner
      resources
      mayWrite
      active
      createdAt
      expiresAt
      lastUsedAt
    }
  }
`);

export const allTokensDocument = graphql(`
  query AllPersonalTokens {
    tokens: allPersonalTokens {
      id
      name
      start
      owner
      resources
      mayWrite
      active
      createdAt
      expiresAt
      lastUsedAt
    }
  }
`);

export const revokeTokenDocument = graphql(`
  mutation RevokePersonalToken($id: ID!) {
    id: revokePersonalToken(id: $id)
  }
`);
