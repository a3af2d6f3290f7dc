import { graphql } from '@gym/hub-kit/graphql';

export const checkInDocument = graphql(`
  mutation CheckIn($input: CheckInInput!) {
    result: checkIn(input: $input) {
      outcome
      repeated
      decision
      memberId
      memberName
      planName
      reasons {
        rule
        effect
        cardNumber
        contractId
        contractNumber
        day
        invoiceId
        invoiceNumber
        amount
        dueDate
        location
        accessHours
        minAge
        since
      }
      visit {
        id
        version
        checkedOutAt
        overriddenBy
        overrideReason
      }
    }
  }
`);

/** What the desk says to a member: open alerts, and the next session of the day. */
export const deskAlertsDocument = graphql(`
  query DeskAlerts($memberId: ID!) {
    alerts: notes(
      filter: { memberId: { eq: $memberId }, kind: { eq: "alert" }, done: { eq: false } }
      page: { limit: 20 }
    ) {
      items {
        id
        version
        text
      }
    }
  }
`);

export const finishAlertDocument = graphql(`
  mutation FinishAlert($id: ID!, $version: Int!) {
    note: updateNote(id: $id, patch: { done: true }, version: $version) {
      id
      version
      done
    }
  }
`);

export const nextSessionDocument = graphql(`
  query NextSession($memberId: ID!, $day: LocalDate!, $time: String!) {
    sessions(
      filter: {
        memberId: { eq: $memberId }
        date: { eq: $day }
        endTime: { gte: $time }
        status: { eq: "scheduled" }
      }
      sort: [{ field: startTime, direction: ASC }]
      page: { limit: 1 }
    ) {
      items {
        id
        sessionType
        startTime
        location
        trainer {
          id
          name
        }
      }
    }
  }
`);

/** How many members are inside each location; who came on an earlier day has left. */
export const occupancyDocument = graphql(`
  query Occupancy($since: DateTimeISO!) {
    inside: visitsAggregate(
      filter: { checkedOutAt: { isNull: true }, checkedInAt: { gte: $since } }
      groupBy: [{ locationId: true }, { location: { name: true, capacity: true } }]
      sort: [{ count: DESC }]
    ) {
      group {
        locationId
        location {
          name
          capacity
        }
      }
      count
    }
  }
`);

export const checkOutDocument = graphql(`
  mutation CheckOut($id: ID!) {
    visit: checkOut(id: $id) {
      id
      version
      checkedOutAt
    }
  }
`);

export const deskLocationsDocument = graphql(`
  query DeskLocations {
    options: locationOptions(limit: 100) {
      id
      label
    }
  }
`);

/** The members that an unknown text may mean. */
export const matchingMembersDocument = graphql(`
  query MatchingMembers($search: String!) {
    options: memberOptions(search: $search, limit: 8) {
      id
      label
      details {
        kind
        value
      }
    }
  }
`);
