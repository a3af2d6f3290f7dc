import { graphql } from '@gym/hub-kit/graphql';

/** The cards that a member had before the present one. */
export const earlierCardsDocument = graphql(`
  query EarlierCards($memberId: ID!) {
    memberCards(filter: { memberId: { eq: $memberId } }, page: { limit: 20 }) {
      items {
        id
        cardNumber
        replacedAt
      }
    }
  }
`);
