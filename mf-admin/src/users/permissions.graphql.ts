import { graphql } from '@gym/hub-kit/graphql';

/** All permissions: a few for each role. */
export const permissionMatrixDocument = graphql(`
  query PermissionMatrix {
    permissions(page: { limit: 1000 }, sort: [{ field: resource }]) {
      items {
        id
        role
        resource
        canView
        canAdd
        canEdit
        canDelete
        menuVisible
      }
    }
  }
`);
