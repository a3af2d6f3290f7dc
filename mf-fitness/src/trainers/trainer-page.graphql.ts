import { graphql } from '@gym/hub-kit/graphql';

export const trainerPageDocument = graphql(`
  query TrainerPage($id: ID!) {
    record: trainer(id: $id) {
      id
      name
      email
      phone
      status
      specializations
      availability
      joiningDate
      emergencyContact
      emergencyPhone
    }
  }
`);
