import { graphql } from '@gym/hub-kit/graphql';

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
