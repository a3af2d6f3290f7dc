import { t as dbType, type Rel } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BillingRecord } from '../billing/billing-record.ts';
import { toMinor } from '../../common/money.ts';
import { badInput, conflict } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { declareIssued, type Issued } from '../../documents/issued.ts';
import { keepReceiptSettlement } from '../../documents/receipt-settlement.ts';
import { BaseRecord, Column } from '../../declaration/columns.ts';
import { parseRecordId } from '../../declaration/record-id.ts';
import { defineResource, resourceOf } from '../../declaration/resource.ts';
import type { AppliedChange, PendingChange } from '../../declaration/resource-options.ts';
import { Location } from '../locations/location.ts';
import { Member } from '../members/member.ts';
import { sendReceipt } from '../messages/send-documents.ts';
import { followCause } from '../messages/withdraw-message.ts';
import { followMovedDocuments } from '../account/follow-move.ts';
import { lockAccounts } from '../account/lock-accounts.ts';
import { settleAccounts } from '../account/settle-account.ts';
import {
  lockInvoices,
  RECEIVED_FIGURE,
  rejectedChange,
  rejectedRefund,
  settleInvoice,
} from './settlement.ts';
import { PAYMENT_METHODS } from '../shared-choices.ts';
import { User } from '../users/user.ts';

const PAYMENT_TYPES = ['membership_fee', 'personal_training', 'class_fee', 'merchandise', 'service', 'other'];

const REQUIRED = 'Please fill in all required fields';

@Index({
  name: 'payment_on_account',
  expression: 'create index "payment_on_account" on "payment" ("member_id") where on_account',
})
@Entity()
@ObjectType({ description: 'Money that a member paid' })
export class Payment extends BaseRecord {
  @Column.reference(() => Member, { required: REQUIRED, search: true }) member!: Rel<Member>;
  @Column.text({ required: REQUIRED, max: 50, unique: true, search: true, series: 'PAY' })
  paymentNumber!: string;
  @Column.date({ required: REQUIRED, default: 'today' }) paymentDate!: string;
  @Column.money({ required: REQUIRED, description: 'The amount paid; negative for a refund' })
  amount!: number;
  @Column.choice({ required: REQUIRED, masterData: 'Payments.payment_method', choices: PAYMENT_METHODS })
  paymentMethod!: string;
  @Column.choice({
    values: ['refund', 'returned_debit', 'goodwill'],
    description:
      'Why a negative amount, or a payment with the status refunded, went back: a refund by default; null for others. Only a returned debit opens its invoice again. A goodwill payment is no part of the account without an invoice',
  })
  refundKind?: string;
  @Column.choice({
    default: 'completed',
    values: ['completed', 'pending', 'failed', 'refunded', 'cancelled'],
    masterData: 'Payments.payment_status',
    description:
      'Completed payments settle an invoice. refunded: paid back in full; for a negative amount the same as completed',
  })
  paymentStatus!: string;
  @Column.choice({
    required: REQUIRED,
    masterData: 'Payments.payment_type',
    choices: PAYMENT_TYPES,
    search: true,
    description: 'What it was for',
  })
  paymentType!: string;
  @Column.text({ max: 100, search: true, description: 'A reference number' }) referenceNumber?: string;
  @Column.text({
    max: 100,
    search: true,
    description: 'The transaction number of the bank or payment service',
  })
  transactionId?: string;
  @Column.reference(() => BillingRecord, {
    inverse: 'payments',
    restrictsDelete: true,
    description: 'The invoice that it pays',
  })
  billing?: Rel<BillingRecord>;
  @Column.boolean({
    default: false,
    // The version before inserts payments without it.
    stored: { default: false },
    label: 'On account',
    description:
      "Whether it has no invoice of its own: it settles the member's open invoices, the one that is due first before others, and the rest is the member's balance. A negative amount is paid back from the balance. Unless given, a payment without an invoice is on account, except for a failed or cancelled one, and for a negative amount that the balance does not cover",
  })
  onAccount!: boolean;
  @Column.money({
    readOnly: true,
    default: 0,
    stored: { default: 0 },
    label: 'Balance',
    description: "What is left of it on the member's account; 0 for a payment that is not on account",
  })
  balanceAmount!: number;
  @Column.text() notes?: string;
  @Column.reference(() => Location, { inverse: 'payments' }) location?: Rel<Location>;
  @Column.reference(() => User, {
    readOnly: true,
    inverse: 'takenPayments',
    description: 'The user who entered it; null for earlier payments and those that no user entered',
  })
  takenBy?: Rel<User>;

  /** What its document says about the club and the recipient. */
  @Property({ type: dbType.json, nullable: true }) issued?: Issued;
}

declareIssued(Payment, 'member');

export const payments = defineResource(Payment, {
  resource: 'payments',
  singular: 'payment',
  plural: 'payments',
  grants: { Accounts: 'view add edit delete menu', Reception: 'view add edit menu' },
  title: 'paymentNumber',
  search: {
    keys: ['paymentNumber', 'transactionId', 'referenceNumber'],
    related: ['member'],
    detail: ['{member}', '{amount}', '{paymentDate}'],
  },
  defaultSort: { paymentDate: 'desc' },
  figures: { received: RECEIVED_FIGURE },
  periodDate: 'paymentDate',
  closedDayLocation: 'locationId',
  fieldsKeptWhenClosed: ['balanceAmount', 'onAccount', 'billingId'],
  lockFirst: (id, given, tx) =>
    lockAccounts(
      `select ?::int as member_id
        union all select member_id from billing_record where id = ?::int
        union all select unnest(array[p.member_id, b.member_id])
                    from payment p left join billing_record b on b.id = p.billing_id where p.id = ?::int`,
      [parseRecordId(given['memberId']), parseRecordId(given['billingId']), id],
      tx,
    ),
  afterMove: followMovedDocuments,
  beforeSave: checkInvoice,
  async beforeDelete(payment, { context, tx }) {
    await checkDeletion(payment, { tx });
    const leaving = { kind: 'payment', id: payment.id } as const;
    await settleAccounts([payment.member.id], { author: context, tx, leaving });
  },
  async afterWrite(change) {
    await settleInvoices(change);
    const { id, values, stored, context, tx, entryId } = change;
    const memberIds = [values, stored].flatMap(payment => (payment ? [Number(payment['memberId'])] : []));
    await settleAccounts(memberIds, { author: context, tx, cause: entryId, paymentId: id });
    if (values && (!stored || RECEIPT_FIELDS.some(name => values[name] !== stored[name])))
      await keepReceiptSettlement(id, tx);
    await followCause(tx, `receipt/${id}`, { held: isReceived(stored), holds: isReceived(values) });
    if (isReceived(values) && !isReceived(stored)) sendReceipt(tx, id, stored !== null);
  },
});

const isReceived = (payment: AppliedChange<Payment>['values']) => payment?.paymentStatus === 'completed';

/**
 * Locks the current and the previous invoice of a payment, and checks that the payment and its invoice have the same
 * member, and that it pays no more than is open and refunds no more than was received. A stored payment is checked only
 * when its member or invoice, or what it pays, changes.
 */
async function checkInvoice(draft: PendingChange<Payment>): Promise<void> {
  const { values, given, stored, context, tx } = draft;
  // A payment that returns after its deletion keeps who took it.
  if (!stored && values['takenById'] === undefined) values['takenById'] = context.access.user?.id ?? null;
  const billingId = idOf(values['billingId']);
  setRefundKind(draft);
  if (!given.has('onAccount')) values.onAccount = await isOnAccount(draft, billingId);
  if (values.onAccount && billingId !== null)
    throw badInput({
      onAccount: msg(
        'A payment on account has no invoice of its own. Choose no invoice, or pay this invoice.',
      ),
    });
  if (!values.onAccount) values.balanceAmount = 0;
  else if (!stored) values.balanceAmount = isSettling(values) ? Number(values.amount) : 0;
  const memberId = idOf(values['memberId']);
  const before = stored?.billing?.id ?? null;
  const invoices = await lockInvoices(
    [billingId, before].filter(id => id !== null),
    tx,
  );
  const invoiceMember = billingId === null ? undefined : invoices.get(billingId)?.memberId;
  const isChecked = billingId !== before || memberId !== stored?.member.id;
  if (isChecked && invoiceMember !== undefined && invoiceMember !== memberId)
    throw badInput(
      billingId === before
        ? {
            memberId: msg(
              'The invoice of this payment belongs to another member. Choose another invoice or none.',
            ),
          }
        : {
            billingId: msg(
              'This invoice belongs to another member. Choose an invoice of the member who pays.',
            ),
          },
    );
  for (const [id, invoice] of invoices) {
    const change =
      (id === billingId ? settledCents(values) : 0) - (id === before ? settledCents(stored!) : 0);
    const isRefund = id === billingId && values.refundKind === 'refund' && isPaidBack(values);
    const reason = rejectedChange(invoice, change) ?? (isRefund ? rejectedRefund(invoice, change) : null);
    if (reason) throw badInput({ [id === billingId ? 'amount' : 'billingId']: reason });
  }
}

/** What was paid back with earlier versions has no kind, and opens its invoice as before. */
function setRefundKind({ values, given, stored }: PendingChange<Payment>): void {
  if (!isPaidBack(values) && values.refundKind != null && given.has('refundKind'))
    throw badInput({
      refundKind: msg(
        'Only a negative amount or a refunded payment is a refund, a returned debit or a goodwill payment.',
      ),
    });
  if (!isPaidBack(values)) values.refundKind = undefined;
  else if (!stored || !isPaidBack(stored)) values.refundKind ??= 'refund';
  if (values.refundKind === 'goodwill' && values.onAccount && given.has('onAccount'))
    throw badInput({
      onAccount: msg('A goodwill payment is a gift, which takes nothing from the balance of the member.'),
    });
}

/**
 * Whether a payment is on account unless the request says: without an invoice, once it counts or is to be expected. What is
 * paid back without an invoice is, where the account of the member has that amount.
 */
async function isOnAccount(
  { values, stored, tx }: PendingChange<Payment>,
  billingId: number | null,
): Promise<boolean> {
  if (billingId !== null || values.refundKind === 'goodwill') return false;
  if (stored?.onAccount) return true;
  const isExpected = stored
    ? stored.billing != null || (isSettling(values) && !isSettling(stored))
    : !['failed', 'cancelled'].includes(values.paymentStatus!);
  if (!isExpected || Number(values.amount) >= 0) return isExpected;
  const [account] = await tx.query<{ left: number }[]>(BALANCE, [values['memberId'], values['memberId']]);
  return toMinor(account!.left) >= -toMinor(values.amount);
}

/** What credits of a member have left. */
const BALANCE = `
  select (coalesce((select sum(balance_amount) from payment where member_id = ?), 0)
    - coalesce((select sum(open_amount) from billing_record where member_id = ? and open_amount < 0), 0))::float8 as left`;

/** @throws CONFLICT where refunds of the invoice would be left without what they refund */
async function checkDeletion(payment: Payment, { tx }: Pick<PendingChange<Payment>, 'tx'>): Promise<void> {
  const invoices = await lockInvoices(payment.billing ? [payment.billing.id] : [], tx);
  for (const invoice of invoices.values()) {
    const reason = rejectedChange(invoice, -settledCents(payment));
    if (reason)
      throw conflict(
        msg('Invoice {number} has refunds of this payment. Delete the refunds first.', {
          number: invoice.invoiceNumber,
        }),
      );
  }
}

/** What a payment adds to the paid amount of its invoice, in cents. */
const settledCents = (payment: Partial<Payment>): number =>
  isSettling(payment) ? toMinor(payment.amount) : 0;

/** The fields that settle an invoice; a change of other fields keeps a status set by a user. */
const SETTLING_FIELDS = [
  'billingId',
  'amount',
  'refundKind',
  'paymentStatus',
  'paymentDate',
  'paymentMethod',
];

/** The fields on which it depends what a receipt says the payment settled. */
const RECEIPT_FIELDS = ['billingId', 'memberId', 'amount', 'paymentStatus', 'onAccount'];

/** Settles the current and the previous invoice of a payment. */
async function settleInvoices({
  values,
  stored,
  entryId,
  context,
  tx,
}: AppliedChange<Payment>): Promise<void> {
  if (values && stored && SETTLING_FIELDS.every(name => values[name] === stored[name])) return;
  const touched = [values, stored].flatMap(payment =>
    payment && (isSettling(payment) || isPaidBack(payment)) ? [payment] : [],
  );
  for (const id of new Set(touched.map(payment => idOf(payment['billingId']))))
    if (id !== null)
      await settleInvoice(id, resourceOf(BillingRecord), { author: context, tx, cause: entryId });
}

/** `IS_SETTLING` for a payment that is not in the database. */
const isSettling = ({ paymentStatus, amount }: Partial<Payment>): boolean =>
  paymentStatus === 'completed' || (paymentStatus === 'refunded' && Number(amount) < 0);

/** Whether a payment went back: a negative amount, or a refunded payment. */
const isPaidBack = ({ paymentStatus, amount }: Partial<Payment>): boolean =>
  Number(amount) < 0 || (paymentStatus === 'refunded' && Number(amount) > 0);

const idOf = (value: unknown): number | null => (value == null ? null : Number(value));
