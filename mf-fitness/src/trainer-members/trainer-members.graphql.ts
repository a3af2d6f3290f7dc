import { graphql } from '@gym/hub-kit/graphql';

export const trainerMembersDocument = graphql(`
  query TrainerMembers($trainerId: ID!) {
    page: members(
      filter: { assignedTrainerId: { eq: $trainerId } }
      sort: [{ field: name, direction: ASC }]
      page: { limit: 10 }
    ) {
      items {
        id
        name
        status
        membershipType
        phone
      }
      totalCount
    }
  }
`);
