import { graphql } from '@gym/hub-kit/graphql';

export const masterDataItemsDocument = graphql(`
  query MasterDataItems(
    $filter: MasterDataItemFilter
    $sort: [MasterDataItemSort!]
    $page: PageInput
    $search: String
  ) {
    page: masterDataItems(filter: $filter, sort: $sort, page: $page, search: $search) {
      items {
        id
        page
        dropdownName
        value
        displayText
        sortOrder
        isActive
      }
      totalCount
    }
  }
`);

export const masterDataItemDocument = graphql(`
  query MasterDataItem($id: ID!) {
    record: masterDataItem(id: $id) {
      id
      version
      page
      dropdownName
      value
      displayText
      sortOrder
      isActive
    }
  }
`);

export const createMasterDataItemDocument = graphql(`
  mutation CreateMasterDataItem($input: MasterDataItemInput!) {
    record: createMasterDataItem(input: $input) {
      id
    }
  }
`);

export const updateMasterDataItemDocument = graphql(`
  mutation UpdateMasterDataItem($id: ID!, $patch: MasterDataItemPatch!, $version: Int) {
    record: updateMasterDataItem(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteMasterDataItemDocument = graphql(`
  mutation DeleteMasterDataItem($id: ID!) {
    id: deleteMasterDataItem(id: $id)
  }
`);

export const masterDataPagesDocument = graphql(`
  query MasterDataPages {
    pages: masterDataItemsAggregate(groupBy: [{ page: true }]) {
      group {
        page
      }
    }
  }
`);

export const masterDataDropdownsDocument = graphql(`
  query MasterDataDropdowns($page: String!) {
    dropdowns: masterDataItemsAggregate(filter: { page: { eq: $page } }, groupBy: [{ dropdownName: true }]) {
      group {
        dropdownName
      }
    }
  }
`);
