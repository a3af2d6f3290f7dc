import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { today } from '../../common/dates.ts';
import { badInput, conflict, type ErrorText } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { formatMoney } from '../../documents/format.ts';
import { declareIssued, type Issued } from '../../documents/issued.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { parseRecordId } from '../../declaration/record-id.ts';
import { defineResource, resourceOf } from '../../declaration/resource.ts';
import type { AppliedChange, PendingChange } from '../../declaration/resource-options.ts';
import { followInvoice } from '../contracts/billed-through.ts';
import { writtenOff } from './written-off.ts';
import { cancelFees, checkWriteOff, MEMBERS_OF_FEES } from './cancel-fees.ts';
import { Contract } from '../contracts/contract.ts';
import { followDueDate } from '../dunning/follow-due-date.ts';
import { Location } from '../locations/location.ts';
import { Member } from '../members/member.ts';
import { sendInvoice } from '../messages/send-documents.ts';
import { followCause } from '../messages/withdraw-message.ts';
import { toMinor, fromMinor, LARGEST_AMOUNT, totalOf } from '../../common/money.ts';
import { InvoiceLine, lineFields, sumOfLines, withDiscount } from './invoice-lines.ts';
import { lockAccounts } from '../account/lock-accounts.ts';
import { settleAccounts } from '../account/settle-account.ts';
import { releasePayments } from '../account/release-payments.ts';
import {
  givenUpAt,
  lastSettlement,
  receivedOf,
  paymentStateOf,
  type InvoiceState,
} from '../payments/settlement.ts';
import { PAYMENT_METHODS } from '../shared-choices.ts';

const BILLING_TYPES = ['membership', 'personal_training', 'merchandise', 'class', 'other'];

/** SQL of the open amount. Users may mark an invoice as paid without a payment. */
const OPEN_AMOUNT = `case when payment_status in ('cancelled', 'refunded') then 0
  when payment_status = 'paid' then least(total_amount - paid_amount, 0)
  else total_amount - paid_amount end`.replaceAll(/\s+/g, ' ');

/** An invoice of a period of a contract has its first day in `billing_period_start`; a cancelled one frees the period. */
@Index({
  name: 'billing_record_contract_period_unique',
  expression:
    'create unique index "billing_record_contract_period_unique" on "billing_record" ("contract_id", "billing_period_start") where contract_id is not null and payment_status <> \'cancelled\'',
})
@Index({
  name: 'billing_record_receivable',
  expression:
    'create index "billing_record_receivable" on "billing_record" ("due_date", "id") where payment_status in (\'pending\', \'overdue\')',
})
@Index({
  name: 'billing_record_credit',
  expression: 'create index "billing_record_credit" on "billing_record" ("member_id") where open_amount < 0',
})
@Entity()
@ObjectType({ description: 'An invoice to a member' })
export class BillingRecord extends BaseRecord {
  @Column.reference(() => Member, { required: 'Member is required', search: true, inverse: 'invoices' })
  member!: Rel<Member>;
  @Column.text({ required: 'Invoice number is required', max: 50, unique: true, search: true, series: 'INV' })
  invoiceNumber!: string;
  @Column.date({
    required: 'Invoice date is required',
    default: 'today',
    description: 'The date of the invoice',
  })
  invoiceDate!: string;
  @Column.date({
    required: 'Due date is required',
    default: { days: 30 },
    description: 'The due date',
  })
  dueDate!: string;
  @Column.money({ required: 'Amount is required', description: 'Price before tax and discount' })
  amount!: number;
  @Column.money({ default: 0, description: 'Tax, added to the amount' }) taxAmount!: number;
  @Column.money({
    default: 0,
    description:
      'Discount before tax, subtracted from the amount. Of an invoice with lines it takes its tax with it: the tax becomes that of what is left, by rate',
  })
  discountAmount!: number;
  @Column.money({
    required: 'Total amount is required',
    default: 0,
    description: 'Amount + tax - discount; computed by the server',
  })
  totalAmount!: number;
  @Column.money({
    readOnly: true,
    default: 0,
    description:
      'What settles it: its completed payments less refunds, and credits of the member. Of a credit, which has a negative total: what of it settles other invoices or was paid back',
  })
  paidAmount!: number;
  @Column.money({
    readOnly: true,
    generated: OPEN_AMOUNT,
    description:
      'The amount still to be paid, negative for a credit that is left; 0 when cancelled, refunded or marked as paid',
  })
  openAmount!: number;
  @Column.choice({
    default: 'pending',
    values: ['pending', 'paid', 'overdue', 'cancelled', 'refunded'],
    masterData: 'Billing.payment_status',
    description:
      'Payments that settle an invoice make it paid, and pending or overdue when they no longer do; people may set it too',
  })
  paymentStatus!: string;
  @Column.date({ description: 'When it was paid' }) paymentDate?: string;
  @Column.choice({ masterData: 'Billing.payment_method', choices: PAYMENT_METHODS }) paymentMethod?: string;
  @Column.date({ description: 'First day of the billing period' }) billingPeriodStart?: string;
  @Column.date({ description: 'Last day of the billing period' }) billingPeriodEnd?: string;
  @Column.choice({
    required: 'Billing type is required',
    default: 'membership',
    masterData: 'Billing.billing_type',
    choices: BILLING_TYPES,
    search: true,
    description: 'What it is for',
  })
  billingType!: string;
  @Column.text({ search: true }) description?: string;
  @Column.text() notes?: string;
  @Column.reference(() => Location, { inverse: 'invoices' }) location?: Rel<Location>;
  @Column.reference(() => Contract, {
    readOnly: true,
    inverse: 'invoices',
    restrictsDelete: true,
    wireTitle: 'contract_number',
    description: 'The contract that it bills',
  })
  contract?: Rel<Contract>;
  @Column.jsonList(InvoiceLine, {
    entries: lineFields,
    readOnly: true,
    // The version before inserts invoices without lines.
    stored: { default: '[]' },
    description: 'Its lines, which add up to amount and tax; empty for an invoice that a user enters',
  })
  lines!: InvoiceLine[];

  @Field(() => Boolean, { description: writtenOff.column.description }) writtenOff?: boolean;

  /** What its document says about the club and the recipient. */
  @Property({ type: dbType.json, nullable: true }) issued?: Issued;
}

declareIssued(BillingRecord, 'member');

export const billing = defineResource(BillingRecord, {
  resource: 'billing',
  singular: 'billingRecord',
  plural: 'billingRecords',
  grants: { Accounts: 'view add edit delete menu', Reception: 'view add edit menu' },
  label: 'Billing record',
  itemLabels: ['invoice', 'invoices'],
  title: 'invoiceNumber',
  detail: ['{member}', 'Open {openAmount}', 'Due {dueDate}'],
  search: { keys: ['invoiceNumber'], related: ['member'] },
  defaultSort: { invoiceDate: 'desc' },
  figures: {
    invoiced: {
      unit: 'money',
      sum: 'totalAmount',
      label: 'Invoiced',
      description: 'invoices less credit notes, without cancelled and refunded ones',
      filter: { paymentStatus: { notIn: ['cancelled', 'refunded'] } },
    },
    open: {
      unit: 'money',
      sum: 'openAmount',
      label: 'Open',
      description: 'what members still have to pay, less the credits they have left',
    },
  },
  periodDate: 'invoiceDate',
  computedFields: { writtenOff },
  fieldsKeptWhenClosed: ['paidAmount', 'paymentStatus', 'paymentDate', 'paymentMethod'],
  lockFirst: (id, given, tx) =>
    lockAccounts(
      `select ?::int as member_id union all select member_id from billing_record where id = ?::int
        union all ${given['paymentStatus'] === 'cancelled' ? MEMBERS_OF_FEES : 'select null where ?::int = 0'}`,
      [parseRecordId(given['memberId']), id, id ?? 0],
      tx,
    ),
  beforeSave: prepareInvoice,
  async beforeDelete({ id, member, invoiceNumber, lines, totalAmount }, { context, tx }) {
    if (isWriteOff({ lines }) && totalAmount > 0)
      throw conflict(
        msg('It takes back the write-off of an invoice. Cancel that invoice or its write-off instead.'),
      );
    await checkWriteOff(id, invoiceNumber, tx);
    await settleAccounts([member.id], { author: context, tx, leaving: { kind: 'invoice', id } });
  },
  async afterWrite(change) {
    await followInvoice(change);
    const membersOfFees = await cancelFees(resourceOf(BillingRecord), change);
    if (change.values && change.stored && change.values.dueDate !== change.stored.dueDate)
      await followDueDate(change.id, change.tx);
    await releasePayments(resourceOf(BillingRecord), change);
    const { values, stored, context, tx, entryId } = change;
    const memberIds = [values, stored].flatMap(invoice => (invoice ? [Number(invoice['memberId'])] : []));
    await settleAccounts([...memberIds, ...membersOfFees], { author: context, tx, cause: entryId });
    await followCause(tx, `invoice/${change.id}`, { held: isIssued(stored), holds: isIssued(values) });
    if (values && !stored) sendInvoice(tx, change.id);
  },
});

const isIssued = (invoice: AppliedChange<BillingRecord>['values']) =>
  invoice !== null && invoice.paymentStatus !== 'cancelled';

async function prepareInvoice(draft: PendingChange<BillingRecord>): Promise<void> {
  if (!draft.stored) openReturned(draft.values);
  keepContractInvoice(draft);
  shareDiscount(draft);
  computeTotal(draft);
  await followRefunds(draft);
  await checkMember(draft);
  await checkPaidBack(draft);
  followDay(draft);
  await followTotal(draft);
}

/** A deleted invoice returns without the credits that had settled it: they may settle others by now, or it again. */
function openReturned(values: PendingChange<BillingRecord>['values']): void {
  if (!values.paidAmount) return;
  values.paidAmount = 0;
  if (values.paymentStatus !== 'paid') return;
  values.paymentStatus = values.dueDate! < today() ? 'overdue' : 'pending';
  values.paymentDate = undefined;
  values.paymentMethod = undefined;
}

/** The amounts of an invoice with lines are their sums, and one of a contract stays with its member and period. */
function keepContractInvoice({ values, stored }: PendingChange<BillingRecord>): void {
  if (!stored) return;
  const changed = (name: keyof BillingRecord) => (values[name] ?? null) !== (stored[name] ?? null);
  const fields: Record<string, ErrorText> = {};
  if (stored.lines.length > 0)
    for (const name of ['amount', 'taxAmount'] as const)
      if (
        changed(name) &&
        !(name === 'taxAmount' && values.taxAmount === taxAfterDiscount({ values, stored }))
      )
        fields[name] = msg(
          'It is the sum of the lines. Enter a discount instead: the days of a cancelled invoice are billed again.',
        );
  if (stored.contract) {
    for (const name of ['billingPeriodStart', 'billingPeriodEnd'] as const)
      if (changed(name)) fields[name] = msg('It follows from the contract. Cancel this invoice instead.');
    if (Number(values['memberId']) !== stored.member.id)
      fields['memberId'] = msg('This is an invoice of a contract of its member. Cancel it instead.');
  }
  if (isWriteOff(stored)) {
    const reason =
      stored.totalAmount < 0
        ? msg('This is the write-off of an invoice. Cancel it instead.')
        : msg('It takes back the write-off of an invoice. Cancel that invoice or its write-off instead.');
    if (changed('discountAmount')) fields['discountAmount'] = reason;
    if (Number(values['memberId']) !== stored.member.id) fields['memberId'] = reason;
    const isEnded = values.paymentStatus === 'cancelled' || values.paymentStatus === 'refunded';
    if (stored.totalAmount > 0 && changed('paymentStatus') && isEnded) fields['paymentStatus'] = reason;
  }
  if (Object.keys(fields).length > 0) throw badInput(fields);
}

type Discounted = Pick<PendingChange<BillingRecord>, 'values'> & { stored: BillingRecord };

const discountedLines = ({ values, stored }: Discounted) =>
  withDiscount(stored.lines, toMinor(values.discountAmount));

const taxAfterDiscount = (change: Discounted) => sumOfLines(discountedLines(change)).taxAmount;

/** A discount that is entered on an invoice with lines is shared by them, and takes its tax with it. */
function shareDiscount({ values, stored }: PendingChange<BillingRecord>): void {
  if (!stored || stored.lines.length === 0 || values.discountAmount === stored.discountAmount) return;
  values.lines = discountedLines({ values, stored });
  values.taxAmount = taxAfterDiscount({ values, stored });
}

const isWriteOff = ({ lines }: Pick<BillingRecord, 'lines'>) =>
  lines.some(({ kind }) => kind === 'write_off');

/** An overdue invoice that is due later is pending again, unless the request sets its status. */
function followDay({ values, stored }: PendingChange<BillingRecord>): void {
  const isOverdue = stored?.paymentStatus === 'overdue' && values.paymentStatus === 'overdue';
  if (isOverdue && values.dueDate !== stored.dueDate && values.dueDate! >= today())
    values.paymentStatus = 'pending';
}

/**
 * Settles or reopens an invoice whose total changes, unless the request sets its status. One of which nothing is open stays
 * paid, or becomes it again, also where the request says that it is pending or overdue. An invoice that a user has marked as
 * paid, without a payment, stays paid.
 */
async function followTotal({ values, stored, tx }: PendingChange<BillingRecord>): Promise<void> {
  if (!stored) return;
  const isChanged =
    values.totalAmount !== stored.totalAmount && values.paymentStatus === stored.paymentStatus;
  const isOpened =
    values.paymentStatus !== stored.paymentStatus && ['pending', 'overdue'].includes(values.paymentStatus!);
  if (!isChanged && !isOpened) return;
  const last = await lastSettlement(stored.id, tx);
  const isMarked = !last && values.totalAmount !== 0 && stored.totalAmount !== 0;
  const fields = !isMarked && paymentStateOf(values as InvoiceState, last);
  if (fields && fields.paymentStatus !== values.paymentStatus) Object.assign(values, fields);
}

function computeTotal({ values, given }: PendingChange<BillingRecord>): void {
  const total = toMinor(values.amount) + toMinor(values.taxAmount) - toMinor(values.discountAmount);
  values.totalAmount = totalOf(total, given.has('totalAmount') ? values.totalAmount : undefined);
  if (Math.abs(total - toMinor(values.paidAmount)) > toMinor(LARGEST_AMOUNT))
    throw badInput({ amount: msg('What is still to be paid is more than can be stored') });
}

/** A refund takes what was paid beyond the total, which changes. */
async function followRefunds({ values, stored, tx }: PendingChange<BillingRecord>): Promise<void> {
  if (!stored || values.totalAmount === stored.totalAmount) return;
  const before = await givenUpAt(stored.id, stored.totalAmount, tx);
  const after = await givenUpAt(stored.id, values.totalAmount!, tx);
  values.paidAmount = fromMinor(toMinor(values.paidAmount) + toMinor(after) - toMinor(before));
}

/** Rejects a credit that would be less than what was paid back of it, since that would be owed by nobody. */
async function checkPaidBack({ values, stored, tx }: PendingChange<BillingRecord>): Promise<void> {
  if (!stored || stored.totalAmount >= 0 || values.totalAmount! <= stored.totalAmount) return;
  const received = await receivedOf(stored.id, tx);
  if (toMinor(received) >= 0 || toMinor(values.totalAmount) <= toMinor(received)) return;
  const message = msg(
    '{amount} of this credit was paid back. Change the payment first, or enter a credit of at least that amount.',
    { amount: formatMoney(-received) },
  );
  throw badInput({ [values.amount === stored.amount ? 'discountAmount' : 'amount']: message });
}

/** The number of payments that a message names. */
const NAMED_PAYMENTS = 5;

/** Rejects a change of the member of an invoice that has payments or was written off, and locks the invoice. */
async function checkMember({ values, stored, context, tx }: PendingChange<BillingRecord>): Promise<void> {
  const memberId = Number(values['memberId']);
  if (!stored || memberId === stored.member.id) return;
  await checkWriteOff(stored.id, stored.invoiceNumber, tx);
  const payments = await tx.query<{ payment_number: string }[]>(
    `select payment_number from payment where billing_id = ? and member_id <> ? order by id limit ?`,
    [stored.id, memberId, NAMED_PAYMENTS + 1],
  );
  if (payments.length === 0) return;
  const numbers = payments.slice(0, NAMED_PAYMENTS).map(payment => payment.payment_number);
  const named = numbers.join(', ');
  const isComplete = payments.length === numbers.length;
  throw badInput({
    memberId: context.access.can('payments', 'view')
      ? msg(
          'This invoice has payments of its member ({payments}). Take the invoice out of these payments first.',
          { payments: isComplete ? named : msg('{payments}, others', { payments: named }) },
        )
      : msg('This invoice has payments of its member. Take the invoice out of these payments first.'),
  });
}
