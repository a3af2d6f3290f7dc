import { graphql } from '@gym/hub-kit/graphql';

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
