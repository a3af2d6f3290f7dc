import { graphql, type ResultOf } from '@gym/hub-kit/graphql';

export const dayLocationsDocument = graphql(`
  query DayLocations {
    options: locationOptions(limit: 100) {
      id
      label
    }
  }
`);

/** What a day adds up to now, and its close. */
export const dayTotalsDocument = graphql(`
  query DayTotals($locationId: ID!, $day: LocalDate!) {
    totals: dayTotals(locationId: $locationId, day: $day) {
      receivedAmount
      expectedCash
      expected {
        method
        cashierId
        cashier
        amount
        count
      }
      dayClose {
        id
        closedBy
        closedAt
        changedAfterClose
      }
    }
  }
`);

/** A close, as it is shown and printed. */
export const dayCloseDocument = graphql(`
  query DayCloseReport($id: ID!) {
    close: dayClose(id: $id) {
      id
      day
      locationId
      location {
        id
        name
      }
      receivedAmount
      expectedCash
      countedCash
      difference
      reason
      closedBy
      closedAt
      reopenedBy
      reopenedAt
      reopenReason
      changedAfterClose
      expected {
        method
        cashierId
        cashier
        amount
        count
      }
    }
  }
`);

/** A close, as it is read. */
export type Close = NonNullable<ResultOf<typeof dayCloseDocument>['close']>;

export const closeDayDocument = graphql(`
  mutation CloseDay($input: CloseDayInput!) {
    closed: closeDay(input: $input) {
      difference
      dayClose {
        id
      }
    }
  }
`);

export const reopenDayDocument = graphql(`
  mutation ReopenDay($id: ID!, $reason: String!) {
    close: reopenDay(id: $id, reason: $reason) {
      id
    }
  }
`);
