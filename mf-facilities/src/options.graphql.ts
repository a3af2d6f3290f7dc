/** What the selectors of these screens offer. */
import { graphql } from '@gym/hub-kit/graphql';

export const locationOptionsDocument = graphql(`
  query LocationOptions($search: String, $limit: Int!, $ids: [ID!]) {
    options: locationOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
    }
  }
`);

export const trainerOptionsDocument = graphql(`
  query TrainerOptions($search: String, $limit: Int!, $ids: [ID!]) {
    options: trainerOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
      detail
    }
  }
`);

export const equipmentOptionsDocument = graphql(`
  query EquipmentOptions($search: String, $limit: Int!, $ids: [ID!]) {
    options: equipmentItemOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
    }
  }
`);

export const memberOptionsDocument = graphql(`
  query MemberOptions($search: String, $limit: Int!, $ids: [ID!]) {
    options: memberOptions(search: $search, limit: $limit, ids: $ids) {
      id
      label
      detail
    }
  }
`);
