import { graphql } from '@gym/hub-kit/graphql';

/** The records that preparing payroll proposes, or creates unless `dryRun`. */
export const preparePayrollDocument = graphql(`
  mutation PreparePayroll(
    $periodStart: LocalDate!
    $periodEnd: LocalDate!
    $paymentDate: LocalDate
    $dryRun: Boolean!
    $preview: String
  ) {
    prepared: preparePayroll(
      periodStart: $periodStart
      periodEnd: $periodEnd
      paymentDate: $paymentDate
      dryRun: $dryRun
      preview: $preview
    ) {
      preview
      records {
        employeeId
        employeeName
        baseSalary
        overtimeHours
        overtimeRate
        bonus
        deductions
        totalAmount
        warnings
        warningTemplates
        sources {
          kind
          recordId
          firstDay
          lastDay
          quantity
          rate
          amount
          description
        }
      }
      skipped {
        employeeId
        employeeName
        reason
        reasonTemplate
      }
    }
  }
`);

export const payrollSourcesDocument = graphql(`
  query PayrollSources($payrollId: ID!) {
    sources: payrollSources(payrollId: $payrollId) {
      id
      kind
      recordId
      firstDay
      lastDay
      quantity
      rate
      amount
      description
    }
  }
`);

export const approvePayrollDocument = graphql(`
  mutation ApprovePayroll($ids: [ID!]!, $versions: [Int!], $confirmed: Boolean! = false) {
    approved: approvePayroll(ids: $ids, versions: $versions, confirmed: $confirmed)
  }
`);

/** Both or nothing: a record is deleted, and prepared as it is computed by now. */
export const preparePayrollAgainDocument = graphql(`
  mutation PreparePayrollAgain(
    $id: ID!
    $employeeIds: [ID!]!
    $periodStart: LocalDate!
    $periodEnd: LocalDate!
    $paymentDate: LocalDate!
  ) {
    deletePayroll(id: $id)
    prepared: preparePayroll(
      employeeIds: $employeeIds
      periodStart: $periodStart
      periodEnd: $periodEnd
      paymentDate: $paymentDate
    ) {
      records {
        totalAmount
      }
      skipped {
        reason
        reasonTemplate
      }
    }
  }
`);

export const payPayrollDocument = graphql(`
  mutation PayPayroll($ids: [ID!]!, $versions: [Int!]) {
    paid: payPayroll(ids: $ids, versions: $versions)
  }
`);

export const payslipPdfDocument = graphql(`
  query PayslipPdf($id: ID!) {
    file: payslipPdf(id: $id) {
      name
      content
      missingCharacters
    }
  }
`);
