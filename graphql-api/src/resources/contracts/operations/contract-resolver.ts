import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, ID, Info, Mutation, Resolver } from 'type-graphql';
import { resourceOf } from '../../../declaration/resource.ts';
import { recordId } from '../../../declaration/record-id.ts';
import { addRules, requirePermission } from '../../../declaration/rules.ts';
import { allowIdempotencyKey } from '../../../mutation/idempotency.ts';
import { recordReader, type RecordReader } from '../../../query/record.ts';
import { collectFields } from '../../../query/selection.ts';
import { declareCost } from '../../../resolvers/resolver-class.ts';
import type { Context } from '../../../server/context.ts';
import { Contract, contracts } from '../contract.ts';
import { cancel } from './cancel.ts';
import { freeze } from './freeze.ts';
import {
  CancelContractInput,
  ContractOperation,
  FreezeContractInput,
  RenewContractInput,
  ResumeContractInput,
  SignUpInput,
  SwitchPlanInput,
} from './operation-types.ts';
import { renew } from './renew.ts';
import { resume } from './resume.ts';
import { changeContract, createContract, type Execution } from './run-operation.ts';
import { signUp } from './sign-up.ts';
import { switchPlan } from './switch-plan.ts';

const adds = requirePermission('contracts', 'add', 'view');
const edits = requirePermission('contracts', 'edit', 'view');
addRules({
  Mutation: {
    signUp: adds,
    renewContract: adds,
    freezeContract: edits,
    resumeContract: edits,
    switchPlan: edits,
    cancelContract: edits,
  },
});

allowIdempotencyKey(
  'signUp',
  'renewContract',
  'freezeContract',
  'resumeContract',
  'switchPlan',
  'cancelContract',
);

const DRY_RUN = {
  defaultValue: false,
  description: 'Returns what it would do, and changes nothing',
} as const;
const PREVIEW = {
  nullable: true,
  description:
    'The `preview` of a dry run: the operation is rejected if it would do something else. It is executed as it is now without one',
} as const;
const CONTRACT_ID = { description: 'The id of the contract' } as const;
/** An operation reads and writes some tens of rows. */
const COST = declareCost(100);

/** The operations of contracts. Each is computed from what is stored, under a lock, and can be previewed. */
@Resolver()
export class ContractResolver {
  @Mutation(() => ContractOperation, {
    description:
      'Signs a member up: creates a contract, and an invoice for its fees and first billing period',
  })
  @Extensions(COST)
  signUp(
    @Arg('input', () => SignUpInput) input: SignUpInput,
    @Arg('dryRun', () => Boolean, DRY_RUN) dryRun: boolean,
    @Arg('preview', () => String, PREVIEW) preview: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return createContract(input, signUp, execution({ dryRun, preview, context, info }));
  }

  @Mutation(() => ContractOperation, {
    description: 'Renews a contract: creates the one that follows on it',
  })
  @Extensions(COST)
  renewContract(
    @Arg('id', () => ID, CONTRACT_ID) id: string,
    @Arg('input', () => RenewContractInput) input: RenewContractInput,
    @Arg('dryRun', () => Boolean, DRY_RUN) dryRun: boolean,
    @Arg('preview', () => String, PREVIEW) preview: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return changeContract(
      'renewContract',
      idOf(id),
      input,
      renew,
      execution({ dryRun, preview, context, info }),
    );
  }

  @Mutation(() => ContractOperation, {
    description:
      'Freezes a contract: the days are not charged, those that are invoiced are credited, and the end moves by as many days',
  })
  @Extensions(COST)
  freezeContract(
    @Arg('id', () => ID, CONTRACT_ID) id: string,
    @Arg('input', () => FreezeContractInput) input: FreezeContractInput,
    @Arg('dryRun', () => Boolean, DRY_RUN) dryRun: boolean,
    @Arg('preview', () => String, PREVIEW) preview: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return changeContract(
      'freezeContract',
      idOf(id),
      input,
      freeze,
      execution({ dryRun, preview, context, info }),
    );
  }

  @Mutation(() => ContractOperation, {
    description:
      'Ends the present or next freeze of a contract early: its remaining days are charged, and the end moves back',
  })
  @Extensions(COST)
  resumeContract(
    @Arg('id', () => ID, CONTRACT_ID) id: string,
    @Arg('input', () => ResumeContractInput) input: ResumeContractInput,
    @Arg('dryRun', () => Boolean, DRY_RUN) dryRun: boolean,
    @Arg('preview', () => String, PREVIEW) preview: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return changeContract(
      'resumeContract',
      idOf(id),
      input,
      resume,
      execution({ dryRun, preview, context, info }),
    );
  }

  @Mutation(() => ContractOperation, {
    description:
      'Switches to another plan: the contract ends on the day before, and a new one begins. Invoiced days are credited, those of the new plan charged, by day',
  })
  @Extensions(COST)
  switchPlan(
    @Arg('id', () => ID, CONTRACT_ID) id: string,
    @Arg('input', () => SwitchPlanInput) input: SwitchPlanInput,
    @Arg('dryRun', () => Boolean, DRY_RUN) dryRun: boolean,
    @Arg('preview', () => String, PREVIEW) preview: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return changeContract(
      'switchPlan',
      idOf(id),
      input,
      switchPlan,
      execution({ dryRun, preview, context, info }),
    );
  }

  @Mutation(() => ContractOperation, {
    description: 'Cancels a contract, now or at the end of a billing period',
  })
  @Extensions(COST)
  cancelContract(
    @Arg('id', () => ID, CONTRACT_ID) id: string,
    @Arg('input', () => CancelContractInput) input: CancelContractInput,
    @Arg('dryRun', () => Boolean, DRY_RUN) dryRun: boolean,
    @Arg('preview', () => String, PREVIEW) preview: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return changeContract(
      'cancelContract',
      idOf(id),
      input,
      cancel,
      execution({ dryRun, preview, context, info }),
    );
  }
}

const idOf = (id: string) => recordId(id, contracts.label);

interface Call extends Omit<Execution, 'read'> {
  info: GraphQLResolveInfo;
}

/** Plans the response first: a selection that the caller may not view is rejected before anything is written. */
const execution = ({ info, ...call }: Call): Execution => ({
  ...call,
  read: contractReader(call.context, info),
});

function contractReader(context: Context, info: GraphQLResolveInfo): RecordReader {
  const selected = [...collectFields(info.fieldNodes, info).values()].flat();
  const fieldNodes = selected.filter(({ name }) => name.value === 'contract');
  const returnType = info.schema.getType(contracts.type) as GraphQLObjectType;
  const path = { prev: info.path, key: 'contract', typename: 'ContractOperation' };
  return recordReader(
    resourceOf(Contract),
    { ...context, plans: undefined },
    { ...info, fieldNodes, returnType, path },
  );
}
