import { graphql } from '@gym/hub-kit/graphql';

export const sessionsDocument = graphql(`
  query Sessions($sort: [SessionSort!], $page: PageInput, $search: String, $filter: SessionFilter) {
    page: sessions(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        member {
          id
          name
        }
        trainer {
          id
          name
        }
        sessionType
        date
        startTime
        endTime
        status
        intensity
        paymentStatus
        price
      }
      totalCount
    }
  }
`);

export const sessionDocument = graphql(`
  query Session($id: ID!) {
    record: session(id: $id) {
      id
      version
      memberId
      trainerId
      sessionType
      date
      startTime
      endTime
      status
      location
      roomNumber
      intensity
      equipment
      goals
      notes
      sessionPackage
      price
      paymentStatus
    }
  }
`);

export const createSessionDocument = graphql(`
  mutation CreateSession($input: SessionInput!) {
    record: createSession(input: $input) {
      id
    }
  }
`);

export const updateSessionDocument = graphql(`
  mutation UpdateSession($id: ID!, $patch: SessionPatch!, $version: Int) {
    record: updateSession(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteSessionDocument = graphql(`
  mutation DeleteSession($id: ID!) {
    id: deleteSession(id: $id)
  }
`);

export const memberOptionsDocument = graphql(`
  query SessionMemberOptions($search: String, $limit: Int, $ids: [ID!]) {
    options: memberOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
      detail
    }
  }
`);

export const trainerOptionsDocument = graphql(`
  query SessionTrainerOptions($search: String, $limit: Int, $ids: [ID!]) {
    options: trainerOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
      detail
    }
  }
`);

export const locationOptionsDocument = graphql(`
  query SessionLocationOptions($search: String, $limit: Int, $ids: [ID!]) {
    options: locationOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
    }
  }
`);
