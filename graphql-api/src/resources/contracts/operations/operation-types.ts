import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../common/dates.ts';
import type { MessageTemplate } from '../../../common/message.ts';
import { TextTemplate } from '../../../common/message-template.ts';
import { InvoiceLine } from '../../billing/invoice-lines.ts';
import { Contract } from '../contract.ts';

const date = (description: string): PropertyDecorator =>
  Field(() => LocalDate, { nullable: true, description });
const amount = (description: string): PropertyDecorator =>
  Field(() => Float, { nullable: true, description });
const text = (description: string): PropertyDecorator => Field(() => String, { nullable: true, description });
const flag = (description: string): PropertyDecorator =>
  Field(() => Boolean, { nullable: true, description });

/** The terms of a new contract; what is missing is taken from its plan. */
@InputType()
abstract class TermsInput {
  @date('Last day; the start plus the duration of the plan by default') endDate?: string | null;
  @amount('The agreed price of each billing, before tax; the price of the plan by default') price?:
    number | null;
  @text('How often it is billed; as the plan says by default') billingFrequency?: string | null;
  @flag('Whether it is extended when it ends; as the plan says by default') autoRenewal?: boolean | null;
  @text('Notes, at most 2,000 characters') notes?: string | null;
}

@InputType({ description: 'A new contract of a member' })
export class SignUpInput extends TermsInput {
  @Field(() => ID, { description: 'The id of the member' }) memberId!: string;
  @Field(() => ID, { description: 'The id of the plan' }) planId!: string;
  @Field(() => ID, {
    nullable: true,
    description:
      "The id of the location of its invoices; the member's home location by default, or else that of the last contract",
  })
  locationId?: string | null;
  @date('First day; today by default') startDate?: string | null;
  @flag('Whether the free trial of the plan precedes the first billing period. Default: false')
  freeTrial?: boolean | null;
  @amount('The fee for the setup, before tax; that of the plan by default, 0 to waive it')
  setupFee?: number | null;
  @amount('The fee for joining, before tax; that of the plan by default, 0 to waive it')
  enrollmentFee?: number | null;
}

@InputType({ description: 'The contract that follows on another one' })
export class RenewContractInput extends TermsInput {
  @Field(() => ID, { nullable: true, description: 'The id of the plan; the same by default' })
  planId?: string | null;
  @date('First day; the day after the end of the contract by default, or today if that has passed')
  startDate?: string | null;
}

@InputType({ description: 'Days on which a contract rests' })
export class FreezeContractInput {
  @date('First frozen day; today by default') from?: string | null;
  @Field(() => LocalDate, { description: 'Last frozen day' }) until!: string;
  @text('Why') reason?: string | null;
  @amount('The fee, before tax. Default: 0') fee?: number | null;
}

@InputType({ description: 'The end of a freeze' })
export class ResumeContractInput {
  @date('The first day that is no longer frozen; today by default') on?: string | null;
}

@InputType({ description: 'Another plan for a contract' })
export class SwitchPlanInput extends TermsInput {
  @Field(() => ID, { description: 'The id of the new plan' }) planId!: string;
  @date('The first day of the new plan; today by default') on?: string | null;
}

@InputType({ description: 'Another price of a contract: either `price` or `percent`' })
export class ChangePriceInput {
  @amount('The new price of each billing, before tax') price?: number | null;
  @amount('By how many percent the price changes, -100 to 100; half a cent is rounded up')
  percent?: number | null;
  @date(
    'It begins with the first billing period that is not invoiced, on or after this day; today by default and at the earliest',
  )
  from?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Days of notice of a higher price, up to 366; the notice period of the plan by default, 0 for none',
  })
  notice?: number | null;
}

export enum CancellationTime {
  NOW = 'NOW',
  END_OF_PERIOD = 'END_OF_PERIOD',
}
registerEnumType(CancellationTime, {
  name: 'CancellationTime',
  description: 'When a cancelled contract ends',
  valuesConfig: {
    NOW: { description: 'Today is its last day. Paid days after it are credited' },
    END_OF_PERIOD: {
      description: 'With the billing period in which the notice period and the minimum commitment are over',
    },
  },
});

@InputType({ description: 'The cancellation of a contract' })
export class CancelContractInput {
  @Field(() => CancellationTime, { description: 'When it ends' }) at!: CancellationTime;
  @text('Why') reason?: string | null;
  @amount('The fee, before tax; that of the plan by default where the contract ends early, 0 to waive it')
  fee?: number | null;
}

@ObjectType({ description: 'What an operation changes in a field of a contract or freeze' })
export class ContractChange {
  @Field(() => String, { description: 'The number of the contract; new for one that is created' })
  contract!: string;
  @Field(() => String, { description: 'The name of the field, such as endDate; freeze for frozen days' })
  field!: string;
  @Field(() => String, { description: 'What messages call the field' }) label!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The value before: a date as yyyy-mm-dd, an amount, a choice, the name of a plan; null for none',
  })
  from!: string | null;
  @Field(() => String, { nullable: true, description: 'The value after; null for none' }) to!: string | null;
}

@ObjectType({ description: 'An invoice that an operation creates' })
export class ContractInvoice {
  @Field(() => ID, { nullable: true, description: 'Its id; null in a dry run' }) id!: string | null;
  @Field(() => String, { nullable: true, description: 'Its number; null in a dry run' })
  invoiceNumber!: string | null;
  @Field(() => LocalDate, { description: 'The date of the invoice' }) invoiceDate!: string;
  @Field(() => LocalDate, { description: 'The due date' }) dueDate!: string;
  @Field(() => LocalDate, { nullable: true, description: 'First day of the billing period' })
  billingPeriodStart!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Last day of the billing period' })
  billingPeriodEnd!: string | null;
  @Field(() => [InvoiceLine], { description: 'Its lines' }) lines!: InvoiceLine[];
  @Field(() => Float, { description: 'The sum of the lines, before tax' }) amount!: number;
  @Field(() => Float, { description: 'The tax of the lines' }) taxAmount!: number;
  @Field(() => Float, { description: 'Amount + tax; negative for a credit' }) totalAmount!: number;
}

@ObjectType({ description: 'What an operation of a contract does, or in a dry run would do' })
export class ContractOperation {
  @Field(() => Contract, {
    nullable: true,
    description:
      'The contract: the new one of a sign-up, renewal or switch. In a dry run the present one, null for a sign-up',
  })
  contract!: object | null;
  @Field(() => [ContractChange], { description: 'The changed fields, those of a new contract included' })
  changes!: ContractChange[];
  @Field(() => [ContractInvoice], { description: 'The invoices with their lines' })
  invoices!: ContractInvoice[];
  @Field(() => [String], { description: 'What staff and member should know about it' }) warnings!: string[];
  @Field(() => [TextTemplate], { description: 'How each of the warnings was made' })
  warningTemplates!: MessageTemplate[];
  @Field(() => String, {
    description:
      'Identifies what it does. Send it with the execution: that is rejected with CONFLICT if it would now do something else',
  })
  preview!: string;
}
