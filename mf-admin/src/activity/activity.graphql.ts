import { graphql } from '@gym/hub-kit/graphql';

/** Who has changed records that the caller may view. */
export const activityUsersDocument = graphql(`
  query ActivityUsers {
    users: auditEntriesAggregate(groupBy: [{ username: true }], filter: { username: { isNull: false } }) {
      group {
        username
      }
    }
  }
`);
