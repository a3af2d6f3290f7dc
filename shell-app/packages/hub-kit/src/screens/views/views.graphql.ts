import { graphql, type ResultOf } from '../../common/graphql.ts';

/** The views of a list that the user finds. */
export const listViewsDocument = graphql(`
  query ListViews($list: String!) {
    views: listViews(filter: { list: { eq: $list } }, page: { limit: 200 }) {
      items {
        id
        name
        state
        sharedWith
        ownerName
        isOwn
        isDefault
        version
      }
    }
  }
`);

export type ListedView = ResultOf<typeof listViewsDocument>['views']['items'][number];

export const listViewDocument = graphql(`
  query ListView($id: ID!) {
    view: listView(id: $id) {
      id
      list
      name
      state
    }
  }
`);

export const defaultViewDocument = graphql(`
  query DefaultListView($list: String!) {
    views: listViews(filter: { list: { eq: $list }, isDefault: { eq: true } }) {
      items {
        id
        name
        state
      }
    }
  }
`);

export const createViewDocument = graphql(`
  mutation CreateListView($input: ListViewInput!) {
    view: createListView(input: $input) {
      id
      name
      state
    }
  }
`);

export const updateViewDocument = graphql(`
  mutation UpdateListView($id: ID!, $patch: ListViewPatch!, $version: Int) {
    view: updateListView(id: $id, patch: $patch, version: $version) {
      id
      name
      state
      sharedWith
      version
    }
  }
`);

export const removeViewDocument = graphql(`
  mutation DeleteListView($id: ID!) {
    deleteListView(id: $id)
  }
`);

export const chooseDefaultDocument = graphql(`
  mutation SetDefaultListView($list: String!, $id: ID) {
    setDefaultListView(list: $list, id: $id)
  }
`);

export const viewRolesDocument = graphql(`
  query ListViewRoles($list: String!) {
    roles: listViewRoles(list: $list)
  }
`);
