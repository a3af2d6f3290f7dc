import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, ArgsType, Ctx, Extensions, Field, ID, Info, Mutation, Resolver } from 'type-graphql';
import { resourceOf } from '../../../declaration/resource.ts';
import { recordId } from '../../../declaration/record-id.ts';
import { addRules, requirePermission } from '../../../declaration/rules.ts';
import { allowIdempotencyKey } from '../../../mutation/idempotency.ts';
import { nestedRecordReader } from '../../../query/nested-record.ts';
import { addResolvers, declareCost } from '../../../resolvers/resolver-class.ts';
import type { Context } from '../../../server/context.ts';
import { Contract, contracts } from '../contract.ts';
import { contractChanges } from './contract-changes.ts';
import {
  CancelContractInput,
  ChangePriceInput,
  ContractOperation,
  FreezeContractInput,
  RenewContractInput,
  ResumeContractInput,
  SignUpInput,
  SwitchPlanInput,
} from './operation-types.ts';
import type { ContractChangeOf } from './plan-operation.ts';
import { changeContract, createContract, takeBackOperation, type Execution } from './run-operation.ts';
import { signUp } from './sign-up.ts';

const adds = requirePermission('contracts', 'add', 'view');
const edits = requirePermission('contracts', 'edit', 'view');
const rules = {
  signUp: adds,
  renewContract: adds,
  freezeContract: edits,
  resumeContract: edits,
  switchPlan: edits,
  changeContractPrice: edits,
  cancelContract: edits,
  takeBackOperation: edits,
};
addRules({ Mutation: rules });
allowIdempotencyKey(...Object.keys(rules));

/** How an operation is executed. */
@ArgsType()
class ExecutionArguments {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Returns what it would do, and changes nothing',
  })
  dryRun!: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'The `preview` of a dry run: the operation is rejected if it would do something else. It is executed as it is now without one',
  })
  preview?: string | null;
}

/** Of an operation on a contract. */
@ArgsType()
class ContractArguments extends ExecutionArguments {
  @Field(() => ID, { description: 'The id of the contract' }) id!: string;
}

/** An operation reads and writes some tens of rows. */
const COST = declareCost(100);

/** The operations of contracts. Each is computed from what is stored, under a lock, and can be previewed. */
@Resolver()
class ContractResolver {
  @Mutation(() => ContractOperation, {
    description:
      'Signs a member up: creates a contract, and an invoice for its fees and first billing period',
  })
  @Extensions(COST)
  signUp(
    @Args(() => ExecutionArguments) args: ExecutionArguments,
    @Arg('input', () => SignUpInput) input: SignUpInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return createContract(input, signUp, execution(args, context, info));
  }

  @Mutation(() => ContractOperation, {
    description: 'Renews a contract: creates the one that follows on it',
  })
  @Extensions(COST)
  renewContract(
    @Args(() => ContractArguments) args: ContractArguments,
    @Arg('input', () => RenewContractInput) input: RenewContractInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return change(contractChanges.renew, input, args, context, info);
  }

  @Mutation(() => ContractOperation, {
    description:
      'Freezes a contract: the days are not charged, those that are invoiced are credited, and the end moves by as many days',
  })
  @Extensions(COST)
  freezeContract(
    @Args(() => ContractArguments) args: ContractArguments,
    @Arg('input', () => FreezeContractInput) input: FreezeContractInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return change(contractChanges.freeze, input, args, context, info);
  }

  @Mutation(() => ContractOperation, {
    description:
      'Ends the present or next freeze of a contract early: its remaining days are charged, and the end moves back',
  })
  @Extensions(COST)
  resumeContract(
    @Args(() => ContractArguments) args: ContractArguments,
    @Arg('input', () => ResumeContractInput) input: ResumeContractInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return change(contractChanges.resume, input, args, context, info);
  }

  @Mutation(() => ContractOperation, {
    description:
      'Switches to another plan: the contract ends on the day before, and a new one begins. Invoiced days are credited, those of the new plan charged, by day',
  })
  @Extensions(COST)
  switchPlan(
    @Args(() => ContractArguments) args: ContractArguments,
    @Arg('input', () => SwitchPlanInput) input: SwitchPlanInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return change(contractChanges.switchPlan, input, args, context, info);
  }

  @Mutation(() => ContractOperation, {
    description:
      'Changes the price of a contract from a billing period on that is not invoiced: the contract ends on the day before, and one at the new price follows',
  })
  @Extensions(COST)
  changeContractPrice(
    @Args(() => ContractArguments) args: ContractArguments,
    @Arg('input', () => ChangePriceInput) input: ChangePriceInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return change(contractChanges.changePrice, input, args, context, info);
  }

  @Mutation(() => ContractOperation, {
    description: 'Cancels a contract, now or at the end of a billing period',
  })
  @Extensions(COST)
  cancelContract(
    @Args(() => ContractArguments) args: ContractArguments,
    @Arg('input', () => CancelContractInput) input: CancelContractInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return change(contractChanges.cancel, input, args, context, info);
  }

  @Mutation(() => ContractOperation, {
    description:
      'Takes back the operation of today that was the last change of a contract: contract and freezes become as they were, a contract that it created keeps no day, and its invoices are cancelled',
  })
  @Extensions(COST)
  takeBackOperation(
    @Args(() => ContractArguments) args: ContractArguments,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ContractOperation> {
    return takeBackOperation(recordId(args.id, contracts.label), execution(args, context, info));
  }
}

addResolvers(ContractResolver);

const change = <Input extends object>(
  operation: ContractChangeOf<Input>,
  input: Input,
  args: ContractArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<ContractOperation> =>
  changeContract(operation, recordId(args.id, contracts.label), input, execution(args, context, info));

/** Plans the response first: a selection that the caller may not view is rejected before anything is written. */
const execution = (
  { dryRun, preview }: ExecutionArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Execution => ({
  context,
  dryRun,
  preview,
  read: nestedRecordReader(resourceOf(Contract), 'contract', context, info),
});
