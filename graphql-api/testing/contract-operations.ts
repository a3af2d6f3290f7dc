import { beforeAll } from 'vitest';
import type { ContractOperation } from '../src/resources/contracts/operations/operation-types.ts';
import { useApp } from './app.ts';
import { makeRecord } from './samples.ts';
import type { TestUser } from './test-user.ts';

type Values = Record<string, unknown>;

/** What a mutation of contracts returns. */
export type OperationResult = Omit<ContractOperation, 'contract'> & { contract: Values | null };

/** How a mutation of contracts is executed; by reception unless given. */
export interface OperationOptions {
  dryRun?: boolean;
  preview?: string;
  user?: TestUser;
}

/** The fields of an operation that tests read. */
const SELECTED = `
  contract { id contractNumber status startDate endDate billingAnchor billedThrough autoRenewal price
    cancelledOn predecessor { id } member { membershipType membershipStartDate membershipEndDate status } }
  changes { contract field label from to }
  invoices { id invoiceNumber invoiceDate dueDate billingPeriodStart billingPeriodEnd amount taxAmount totalAmount
    lines { kind description quantity unitPrice amount taxPercent taxAmount from to } }
  warnings warningTemplates preview`;

const INPUT: Record<string, string> = {
  signUp: 'SignUpInput',
  renewContract: 'RenewContractInput',
  freezeContract: 'FreezeContractInput',
  resumeContract: 'ResumeContractInput',
  switchPlan: 'SwitchPlanInput',
  changeContractPrice: 'ChangePriceInput',
  cancelContract: 'CancelContractInput',
};

/** An app with a monthly plan of 89.00 for a year, and the operations of contracts. @param runsJobs as ApiOptions has it */
export function useContractOperations(runsJobs = true) {
  const app = useApp({ runsJobs });
  const plan = { id: '' };
  beforeAll(async () => {
    plan.id = (
      await makeRecord(app.as('admin'), 'MembershipPlan', {
        planName: 'Premium Monthly',
        price: 89,
        duration: 12,
        durationUnit: 'months',
        billingFrequency: 'monthly',
        setupFee: 20,
        enrollmentFee: 29,
        freezePeriod: 30,
        freezeLimit: 1,
        validityStart: null,
        validityEnd: null,
      })
    ).id;
  });

  const stored = (table: string) =>
    app.sql<{ rows: string }>(
      `select coalesce(json_agg(t order by t.ctid), '[]')::text as rows from "${table}" t`,
    );
  /** Everything that an operation may write. */
  async function everything() {
    const tables = [
      'contract',
      'contract_freeze',
      'billing_record',
      'member',
      'audit_entry',
      'number_series',
    ];
    return Promise.all(tables.map(stored));
  }

  /** @param input null for an operation that has none */
  async function run(
    operation: string,
    id: string | null,
    input: Values | null,
    { user = app.as('reception'), ...options }: OperationOptions = {},
  ): Promise<OperationResult> {
    const [ofId, withId] = id === null ? ['', ''] : ['$id: ID!, ', 'id: $id, '];
    const [ofInput, withInput] =
      input === null ? ['', ''] : [`$input: ${INPUT[operation]}!, `, 'input: $input, '];
    const data = await user.request<{ done: OperationResult }>(
      `mutation (${ofId}${ofInput}$dryRun: Boolean, $preview: String) {
         done: ${operation}(${withId}${withInput}dryRun: $dryRun, preview: $preview) { ${SELECTED} } }`,
      { ...(id !== null && { id }), ...(input !== null && { input }), ...options },
    );
    return data.done;
  }

  /** Signs a new member up for the plan. */
  async function signUp(input: Values = {}) {
    const member = await makeRecord(app.as('admin'), 'Member');
    const done = await run('signUp', null, { memberId: member.id, planId: plan.id, ...input });
    return { memberId: member.id, id: String(done.contract!['id']), done };
  }

  return { app, everything, plan, run, signUp };
}
