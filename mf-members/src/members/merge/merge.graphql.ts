import { graphql, type ResultOf } from '@gym/hub-kit/graphql';

/** Two members with all fields that users set. */
export const mergedPairDocument = graphql(`
  query MembersToMerge($ids: [ID!]!) {
    members(filter: { id: { in: $ids } }, page: { limit: 2 }) {
      items {
        id
        version
        createdAt
        name
        email
        phone
        dateOfBirth
        gender
        membershipType
        status
        joiningDate
        membershipStartDate
        membershipEndDate
        assignedTrainer {
          id
          name
        }
        cardNumber
        homeLocation {
          id
          name
        }
        address
        city
        state
        zipCode
        emergencyContact
        emergencyPhone
        healthConditions
      }
    }
  }
`);

export type MergedMember = ResultOf<typeof mergedPairDocument>['members']['items'][number];

export const mergeDocument = graphql(`
  mutation MergeMembers(
    $keepId: ID!
    $mergedId: ID!
    $keepVersion: Int
    $mergedVersion: Int
    $fields: [String!]!
    $dryRun: Boolean!
  ) {
    merged: mergeMembers(
      keepId: $keepId
      mergedId: $mergedId
      keepVersion: $keepVersion
      mergedVersion: $mergedVersion
      fields: $fields
      dryRun: $dryRun
    ) {
      memberId
      following {
        resource
        count
      }
    }
  }
`);

export type FollowingRecords = ResultOf<typeof mergeDocument>['merged']['following'];
