import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { addRules, may } from '../kernel/rules.ts';
import { nextFreeNumber } from '../write/numbers.ts';

addRules({
  Mutation: {
    proposeInvoiceNumber: may('billing', 'add'),
    proposePaymentNumber: may('payments', 'add'),
    proposeExternalPaymentNumber: may('external-payments', 'add'),
  },
});

const propose = ({ db }: Context, prefix: string, table: string, column: string) =>
  db.transaction(em => nextFreeNumber(em, prefix, { table, column }));

/** Numbers for new records: taken from a series, so that no two people are offered the same, nor one that is in use. */
@Resolver()
export class NumberProposals {
  @Mutation(() => String, { description: 'The next invoice number; one that is not used stays a gap' })
  proposeInvoiceNumber(@Ctx() context: Context): Promise<string> {
    return propose(context, 'INV', 'billing_record', 'invoice_number');
  }

  @Mutation(() => String, { description: 'The next payment number; one that is not used stays a gap' })
  proposePaymentNumber(@Ctx() context: Context): Promise<string> {
    return propose(context, 'PAY', 'payment', 'payment_number');
  }

  @Mutation(() => String, {
    description: 'The next external payment number; one that is not used stays a gap',
  })
  proposeExternalPaymentNumber(@Ctx() context: Context): Promise<string> {
    return propose(context, 'EXP', 'external_payment', 'payment_number');
  }
}
