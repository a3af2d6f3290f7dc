import { graphql } from '@gym/hub-kit/graphql';

export const permissionsDocument = graphql(`
  query Permissions($sort: [PermissionSort!], $page: PageInput, $search: String, $filter: PermissionFilter) {
    page: permissions(sort: $sort, page: $page, search: $search, filter: $filter) {
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
      totalCount
    }
  }
`);

/** All of them: a few for each role. */
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

export const permissionDocument = graphql(`
  query Permission($id: ID!) {
    record: permission(id: $id) {
      id
      version
      role
      resource
      canView
      canAdd
      canEdit
      canDelete
      menuVisible
    }
  }
`);

export const createPermissionDocument = graphql(`
  mutation CreatePermission($input: PermissionInput!) {
    record: createPermission(input: $input) {
      id
    }
  }
`);

export const updatePermissionDocument = graphql(`
  mutation UpdatePermission($id: ID!, $patch: PermissionPatch!, $version: Int) {
    record: updatePermission(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deletePermissionDocument = graphql(`
  mutation DeletePermission($id: ID!) {
    id: deletePermission(id: $id)
  }
`);
