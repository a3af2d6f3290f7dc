import { graphql } from '@gym/hub-kit/graphql';

export const membersByMonthQuery = graphql(`
  query MembersByMonth($until: LocalDate!) {
    months: membersAggregate(filter: { joiningDate: { lte: $until } }, groupBy: [{ joiningDate: MONTH }]) {
      group {
        joiningDate {
          month
        }
      }
      count
    }
  }
`);
