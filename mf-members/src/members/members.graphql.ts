import { graphql } from '@gym/hub-kit/graphql';

export const membersDocument = graphql(`
  query Members($sort: [MemberSort!], $page: PageInput, $search: String, $filter: MemberFilter) {
    page: members(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        name
        email
        phone
        membershipType
        status
        membershipEndDate
        assignedTrainer {
          id
          name
        }
      }
      totalCount
    }
  }
`);

export const memberDocument = graphql(`
  query Member($id: ID!) {
    record: member(id: $id) {
      id
      version
      name
      email
      phone
      membershipType
      status
      dateOfBirth
      gender
      address
      city
      state
      zipCode
      emergencyContact
      emergencyPhone
      healthConditions
      joiningDate
      membershipStartDate
      membershipEndDate
      assignedTrainerId
    }
  }
`);

export const createMemberDocument = graphql(`
  mutation CreateMember($input: MemberInput!) {
    record: createMember(input: $input) {
      id
    }
  }
`);

export const updateMemberDocument = graphql(`
  mutation UpdateMember($id: ID!, $patch: MemberPatch!, $version: Int) {
    record: updateMember(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteMemberDocument = graphql(`
  mutation DeleteMember($id: ID!) {
    id: deleteMember(id: $id)
  }
`);
