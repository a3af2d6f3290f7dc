import { graphql } from '@gym/hub-kit/graphql';

export const usersDocument = graphql(`
  query Users($sort: [UserSort!], $page: PageInput, $search: String, $filter: UserFilter) {
    page: users(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        username
        email
        fullName
        role
        status
        lastLogin
      }
      totalCount
    }
  }
`);

export const userDocument = graphql(`
  query User($id: ID!) {
    record: user(id: $id) {
      id
      version
      username
      email
      fullName
      role
      status
    }
  }
`);

export const createUserDocument = graphql(`
  mutation CreateUser($input: UserInput!) {
    record: createUser(input: $input) {
      id
    }
  }
`);

export const updateUserDocument = graphql(`
  mutation UpdateUser($id: ID!, $patch: UserPatch!, $version: Int) {
    record: updateUser(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const setUserStatusDocument = graphql(`
  mutation SetUserStatus($id: ID!, $status: String!) {
    record: setUserStatus(id: $id, status: $status) {
      id
      status
    }
  }
`);

export const changePasswordDocument = graphql(`
  mutation ChangePassword($userId: ID!, $input: PasswordInput!) {
    changed: changePassword(userId: $userId, input: $input) {
      message
      token
    }
  }
`);
