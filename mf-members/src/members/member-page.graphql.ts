import { graphql } from '@gym/hub-kit/graphql';

export const memberPageDocument = graphql(`
  query MemberPage($id: ID!) {
    record: member(id: $id) {
      id
      name
      email
      phone
      status
      membershipType
      membershipStartDate
      membershipEndDate
      emergencyContact
      emergencyPhone
      assignedTrainer {
        id
        name
      }
    }
  }
`);
