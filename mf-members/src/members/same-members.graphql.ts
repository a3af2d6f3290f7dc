import { graphql } from '@gym/hub-kit/graphql';

/** Two members, since one may be the member that is saved. */
export const sameMembersDocument = graphql(`
  query MembersWithSameContact($email: String!, $phone: String!) {
    members(filter: { email: { eq: $email }, phone: { eq: $phone } }, page: { limit: 2 }) {
      items {
        id
        name
      }
    }
  }
`);
