import { graphql } from '@gym/hub-kit/graphql';

/** What an operation on many contracts does, or in a dry run would do. */
const startedOperation = graphql(`
  fragment StartedOperation on StartedBulkOperation {
    id
    preview {
      total
      checked
      changed
      unchanged
      rejected
      invoiced
      reasons {
        text
        template
        count
      }
      warnings {
        text
        template
        count
      }
      rejections {
        recordId
        title
        reason
        reasonTemplate
      }
    }
  }
`);

export const bulkFreezeDocument = graphql(
  `
    mutation BulkFreezeContracts(
      $ids: [ID!]
      $filter: ContractFilter
      $search: String
      $input: FreezeContractInput!
      $dryRun: Boolean!
    ) {
      started: bulkFreezeContracts(
        ids: $ids
        filter: $filter
        search: $search
        input: $input
        dryRun: $dryRun
      ) {
        ...StartedOperation
      }
    }
  `,
  [startedOperation],
);

export const bulkSwitchDocument = graphql(
  `
    mutation BulkSwitchContracts(
      $ids: [ID!]
      $filter: ContractFilter
      $search: String
      $input: SwitchPlanInput!
      $dryRun: Boolean!
    ) {
      started: bulkSwitchContracts(
        ids: $ids
        filter: $filter
        search: $search
        input: $input
        dryRun: $dryRun
      ) {
        ...StartedOperation
      }
    }
  `,
  [startedOperation],
);

export const bulkChangePricesDocument = graphql(
  `
    mutation BulkChangeContractPrices(
      $ids: [ID!]
      $filter: ContractFilter
      $search: String
      $input: ChangePriceInput!
      $dryRun: Boolean!
    ) {
      started: bulkChangeContractPrices(
        ids: $ids
        filter: $filter
        search: $search
        input: $input
        dryRun: $dryRun
      ) {
        ...StartedOperation
      }
    }
  `,
  [startedOperation],
);

export const bulkCancelDocument = graphql(
  `
    mutation BulkCancelContracts(
      $ids: [ID!]
      $filter: ContractFilter
      $search: String
      $input: CancelContractInput!
      $dryRun: Boolean!
    ) {
      started: bulkCancelContracts(
        ids: $ids
        filter: $filter
        search: $search
        input: $input
        dryRun: $dryRun
      ) {
        ...StartedOperation
      }
    }
  `,
  [startedOperation],
);
