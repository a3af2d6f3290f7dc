import { graphql } from '@gym/hub-kit/graphql';

export const memberOptionsDocument = graphql(`
  query MemberOptions($search: String, $limit: Int, $ids: [ID!]) {
    options: memberOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
      detail
    }
  }
`);

export const trainerOptionsDocument = graphql(`
  query TrainerOptions($search: String, $limit: Int, $ids: [ID!]) {
    options: trainerOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
      detail
    }
  }
`);
