import { graphql, type ResultOf } from '@gym/hub-kit/graphql';

/** What an operation does, or in a dry run would do. */
const operationResult = graphql(`
  fragment OperationResult on ContractOperation {
    preview
    warnings
    warningTemplates
    changes {
      contract
      field
      label
      from
      to
    }
    invoices {
      id
      invoiceNumber
      invoiceDate
      dueDate
      amount
      taxAmount
      totalAmount
      lines {
        description
        from
        to
        amount
        taxPercent
      }
    }
    contract {
      id
      contractNumber
    }
  }
`);

export type OperationResult = ResultOf<typeof operationResult>;

export const signUpDocument = graphql(
  `
    mutation SignUp($input: SignUpInput!, $dryRun: Boolean!, $preview: String) {
      result: signUp(input: $input, dryRun: $dryRun, preview: $preview) {
        ...OperationResult
      }
    }
  `,
  [operationResult],
);

export const renewContractDocument = graphql(
  `
    mutation RenewContract($id: ID!, $input: RenewContractInput!, $dryRun: Boolean!, $preview: String) {
      result: renewContract(id: $id, input: $input, dryRun: $dryRun, preview: $preview) {
        ...OperationResult
      }
    }
  `,
  [operationResult],
);

export const freezeContractDocument = graphql(
  `
    mutation FreezeContract($id: ID!, $input: FreezeContractInput!, $dryRun: Boolean!, $preview: String) {
      result: freezeContract(id: $id, input: $input, dryRun: $dryRun, preview: $preview) {
        ...OperationResult
      }
    }
  `,
  [operationResult],
);

export const resumeContractDocument = graphql(
  `
    mutation ResumeContract($id: ID!, $input: ResumeContractInput!, $dryRun: Boolean!, $preview: String) {
      result: resumeContract(id: $id, input: $input, dryRun: $dryRun, preview: $preview) {
        ...OperationResult
      }
    }
  `,
  [operationResult],
);

export const switchPlanDocument = graphql(
  `
    mutation SwitchPlan($id: ID!, $input: SwitchPlanInput!, $dryRun: Boolean!, $preview: String) {
      result: switchPlan(id: $id, input: $input, dryRun: $dryRun, preview: $preview) {
        ...OperationResult
      }
    }
  `,
  [operationResult],
);

export const cancelContractDocument = graphql(
  `
    mutation CancelContract($id: ID!, $input: CancelContractInput!, $dryRun: Boolean!, $preview: String) {
      result: cancelContract(id: $id, input: $input, dryRun: $dryRun, preview: $preview) {
        ...OperationResult
      }
    }
  `,
  [operationResult],
);

export const takeBackDocument = graphql(
  `
    mutation TakeBackOperation($id: ID!, $dryRun: Boolean!, $preview: String) {
      result: takeBackOperation(id: $id, dryRun: $dryRun, preview: $preview) {
        ...OperationResult
      }
    }
  `,
  [operationResult],
);

/** The plans that are offered on a day. */
export const offeredPlansDocument = graphql(`
  query OfferedPlans($today: LocalDate!) {
    membershipPlans(
      filter: {
        status: { eq: "active" }
        and: [
          { or: [{ validityStart: { isNull: true } }, { validityStart: { lte: $today } }] }
          { or: [{ validityEnd: { isNull: true } }, { validityEnd: { gte: $today } }] }
        ]
      }
      sort: [{ field: planName }]
      page: { limit: 200 }
    ) {
      items {
        id
        planName
        price
        billingFrequency
        duration
        durationUnit
        autoRenewal
        setupFee
        enrollmentFee
        freeTrialDays
      }
    }
  }
`);

/** The contract that an operation changes, with its last freezes. */
export const operatedContractDocument = graphql(`
  query OperatedContract($id: ID!) {
    contract(id: $id) {
      id
      contractNumber
      price
      endDate
      billingFrequency
      autoRenewal
      cancelledOn
      member {
        id
        name
      }
      plan {
        id
        planName
        noticePeriod
        minimumCommitment
        cancellationFee
        freezePeriod
        freezeLimit
      }
      freezes(sort: [{ field: from, direction: DESC }], page: { limit: 50 }) {
        items {
          id
          from
        }
      }
    }
  }
`);
