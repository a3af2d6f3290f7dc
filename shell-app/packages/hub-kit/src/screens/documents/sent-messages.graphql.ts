import { graphql } from '../../common/graphql.ts';

export const sentMessagesDocument = graphql(`
  query SentMessages($causes: [String!]!) {
    page: messages(filter: { cause: { in: $causes } }) {
      items {
        id
        cause
        status
        sentAt
        createdAt
        lastError
      }
    }
  }
`);
