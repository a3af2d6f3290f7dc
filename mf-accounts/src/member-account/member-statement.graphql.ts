import { graphql } from '@gym/hub-kit/graphql';

export const memberStatementDocument = graphql(`
  query MemberStatement($memberId: ID!) {
    page: accountEntries(memberId: $memberId, page: { limit: 10 }) {
      items {
        id
        date
        kind
        number
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
    }
  }
`);
