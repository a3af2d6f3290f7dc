import { graphql } from '../../common/graphql.ts';

/** What rows of a file may have, and how one with these columns was imported the last time. */
export const fieldsDocument = graphql(`
  query ImportFields($recordName: String!, $columns: [String!]!) {
    importFields(recordName: $recordName, columns: $columns) {
      fields {
        name
        label
        kind
        isRequired
        page
        dropdown
        values
        recordName
        matchFields
      }
      keys
      preset {
        key
        createsMissing
        fields {
          field
          columns
          text
          format
          matchBy
          decisions {
            text
            value
          }
        }
      }
    }
  }
`);

export const createImportDocument = graphql(`
  mutation CreateImport($recordName: String!, $fileName: String!, $columns: [String!]!) {
    id: createImport(recordName: $recordName, fileName: $fileName, columns: $columns)
  }
`);

export const addRowsDocument = graphql(`
  mutation AddImportRows($id: ID!, $rows: [ImportRowInput!]!) {
    count: addImportRows(id: $id, rows: $rows)
  }
`);

export const checkImportDocument = graphql(`
  mutation CheckImport($id: ID!, $mapping: ImportMappingInput!) {
    checkImport(id: $id, mapping: $mapping)
  }
`);

export const startImportDocument = graphql(`
  mutation StartImport(
    $id: ID!
    $isWhole: Boolean!
    $skipsDoubles: Boolean!
    $rowCount: Int
    $totals: [ImportTotalInput!]!
  ) {
    operationId: startImport(
      id: $id
      isWhole: $isWhole
      skipsDoubles: $skipsDoubles
      rowCount: $rowCount
      totals: $totals
    )
  }
`);

/** How far a check is, or what it found. */
export const importDocument = graphql(`
  query ImportFile($id: ID!) {
    file: importFile(id: $id) {
      status
      rowCount
      checkedCount
      created
      changed
      unchanged
      rejected
      doubles
      sums {
        field
        sum
      }
      error
    }
  }
`);

/** Rows that would be rejected. */
export const rejectedRowsDocument = graphql(`
  query ImportRejectedRows($id: ID!, $limit: Int!, $offset: Int!) {
    page: importRows(
      filter: { fileId: { eq: $id }, outcome: { eq: "rejected" } }
      page: { limit: $limit, offset: $offset }
    ) {
      items {
        line
        cells
        problems {
          field
          undecided
          reason
          reasonTemplate
        }
      }
      totalCount
    }
  }
`);

/** New records of which the club perhaps has one already. */
export const doubleRowsDocument = graphql(`
  query ImportDoubleRows($id: ID!, $limit: Int!) {
    page: importRows(filter: { fileId: { eq: $id }, hasDoubles: { eq: true } }, page: { limit: $limit }) {
      items {
        line
        doubles {
          recordId
          line
          title
        }
      }
    }
  }
`);
