import { graphql } from '@gym/hub-kit/graphql';

export const memberStatementDocument = graphql(`
  query MemberStatement($memberId: ID!, $page: PageInput = { limit: 10 }) {
    page: accountEntries(memberId: $memberId, page: $page) {
      items {
        id
        recordId
        date
        kind
        number
        description
        amount
        balance
      }
      totalCount
    }
  }
`);

export const statementPdfDocument = graphql(`
  query StatementPdf($id: ID!) {
    file: statementPdf(id: $id) {
      name
      content
      missingCharacters
    }
  }
`);
