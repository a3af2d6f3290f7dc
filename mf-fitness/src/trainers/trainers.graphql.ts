import { graphql } from '@gym/hub-kit/graphql';

export const trainersDocument = graphql(`
  query Trainers($sort: [TrainerSort!], $page: PageInput, $search: String, $filter: TrainerFilter) {
    page: trainers(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        name
        email
        phone
        specializations
        status
        joiningDate
      }
      totalCount
    }
  }
`);

export const trainerStatisticsDocument = graphql(`
  query TrainerStatistics {
    trainerStatistics {
      totalTrainers
      activeTrainers
      onLeaveTrainers
      busyTrainers
    }
  }
`);

export const trainerDocument = graphql(`
  query Trainer($id: ID!) {
    record: trainer(id: $id) {
      id
      version
      name
      email
      phone
      dateOfBirth
      gender
      specializations
      certifications
      experience
      bio
      status
      joiningDate
      salary
      workingHours
      assignedClients
      availability
      address
      city
      state
      zipCode
      emergencyContact
      emergencyPhone
    }
  }
`);

export const createTrainerDocument = graphql(`
  mutation CreateTrainer($input: TrainerInput!) {
    record: createTrainer(input: $input) {
      id
    }
  }
`);

export const updateTrainerDocument = graphql(`
  mutation UpdateTrainer($id: ID!, $patch: TrainerPatch!, $version: Int) {
    record: updateTrainer(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteTrainerDocument = graphql(`
  mutation DeleteTrainer($id: ID!) {
    id: deleteTrainer(id: $id)
  }
`);
