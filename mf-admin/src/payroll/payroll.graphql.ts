import { graphql } from '@gym/hub-kit/graphql';

export const payrollRecordsDocument = graphql(`
  query PayrollRecords($sort: [PayrollSort!], $page: PageInput, $search: String, $filter: PayrollFilter) {
    page: payrollRecords(sort: $sort, page: $page, search: $search, filter: $filter) {
      items {
        id
        payPeriodStart
        payPeriodEnd
        baseSalary
        totalAmount
        paymentDate
        paymentStatus
        employee {
          id
          name
        }
      }
      totalCount
    }
  }
`);

export const payrollTotalDocument = graphql(`
  query PayrollTotal($search: String, $filter: PayrollFilter) {
    total: payrollRecordsAggregate(search: $search, filter: $filter) {
      sum {
        amount: totalAmount
      }
    }
  }
`);

export const payrollRecordDocument = graphql(`
  query PayrollRecord($id: ID!) {
    record: payrollRecord(id: $id) {
      id
      version
      employeeId
      payPeriodStart
      payPeriodEnd
      baseSalary
      overtimeHours
      overtimeRate
      bonus
      bonusDescription
      deductions
      deductionDescription
      paymentDate
      paymentStatus
      paymentMethod
      notes
    }
  }
`);

export const createPayrollDocument = graphql(`
  mutation CreatePayroll($input: PayrollInput!) {
    record: createPayroll(input: $input) {
      id
    }
  }
`);

export const updatePayrollDocument = graphql(`
  mutation UpdatePayroll($id: ID!, $patch: PayrollPatch!, $version: Int) {
    record: updatePayroll(id: $id, patch: $patch, version: $version) {
      id
    }
  }
`);

export const deletePayrollDocument = graphql(`
  mutation DeletePayroll($id: ID!) {
    id: deletePayroll(id: $id)
  }
`);
