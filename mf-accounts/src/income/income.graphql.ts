import { graphql } from '@gym/hub-kit/graphql';

export const incomeRecordsDocument = graphql(`
  query IncomeRecords($sort: [IncomeSort!], $page: PageInput, $search: String, $filter: IncomeFilter) {
    page: incomeRecords(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        incomeDate
        category
        source
        amount
        paymentMethod
        status
        location {
          id
          name
        }
      }
      totalCount
    }
  }
`);

export const incomeTotalDocument = graphql(`
  query IncomeTotal($search: String, $filter: IncomeFilter) {
    total: incomeRecordsAggregate(search: $search, filter: $filter) {
      sum {
        amount
      }
    }
  }
`);

export const incomeRecordDocument = graphql(`
  query IncomeRecord($id: ID!) {
    record: incomeRecord(id: $id) {
      id
      version
      incomeDate
      category
      source
      description
      amount
      paymentMethod
      referenceNumber
      receiptImageUrl
      recordedBy
      recordingDate
      status
      notes
      locationId
    }
  }
`);

export const createIncomeDocument = graphql(`
  mutation CreateIncome($input: IncomeInput!) {
    record: createIncome(input: $input) {
      id
    }
  }
`);

export const updateIncomeDocument = graphql(`
  mutation UpdateIncome($id: ID!, $patch: IncomePatch!, $version: Int) {
    record: updateIncome(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deleteIncomeDocument = graphql(`
  mutation DeleteIncome($id: ID!) {
    id: deleteIncome(id: $id)
  }
`);

export const incomeByMonthDocument = graphql(`
  query IncomeByMonth($since: LocalDate!) {
    months: incomeRecordsAggregate(
      filter: { incomeDate: { gte: $since }, status: { ne: "pending" } }
      groupBy: [{ incomeDate: MONTH }]
    ) {
      group {
        day: incomeDate {
          month
        }
      }
      sum {
        amount
      }
    }
  }
`);
