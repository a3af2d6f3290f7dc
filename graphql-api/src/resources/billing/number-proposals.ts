import { Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Context } from '../../server/context.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { peekNumber } from '../../mutation/numbers.ts';
import { addResolvers, declareCost } from '../../resolvers/resolver-class.ts';

addRules({
  Query: {
    nextInvoiceNumber: requirePermission('billing', 'add'),
    nextPaymentNumber: requirePermission('payments', 'add'),
    nextExternalPaymentNumber: requirePermission('external-payments', 'add'),
  },
});

const numbers = {
  invoice: { series: 'INV', table: 'billing_record', column: 'invoice_number' },
  payment: { series: 'PAY', table: 'payment', column: 'payment_number' },
  externalPayment: { series: 'EXP', table: 'external_payment', column: 'payment_number' },
} as const;

type Numbers = (typeof numbers)[keyof typeof numbers];

const next = ({ db }: Context, { series, ...numbered }: Numbers) => peekNumber(db, series, numbered);

const NEXT =
  'that a record created now without one would be given. Nothing is reserved: the next form is shown the same';

/** Of finding the highest number, and those after it that are taken. */
const COST = declareCost(100);

/** Numbers for forms of new records. */
@Resolver()
class NumberProposals {
  @Query(() => String, { description: `The invoice number ${NEXT}` })
  @Extensions(COST)
  nextInvoiceNumber(@Ctx() context: Context): Promise<string> {
    return next(context, numbers.invoice);
  }

  @Query(() => String, { description: `The payment number ${NEXT}` })
  @Extensions(COST)
  nextPaymentNumber(@Ctx() context: Context): Promise<string> {
    return next(context, numbers.payment);
  }

  @Query(() => String, { description: `The external payment number ${NEXT}` })
  @Extensions(COST)
  nextExternalPaymentNumber(@Ctx() context: Context): Promise<string> {
    return next(context, numbers.externalPayment);
  }
}

addResolvers(NumberProposals);
