import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { addRules, may } from '../kernel/rules.ts';
import { nextNumber } from '../write/numbers.ts';

addRules({
  Mutation: {
    proposeInvoiceNumber: may('billing', 'add'),
    proposePaymentNumber: may('payments', 'add'),
    proposeExternalPaymentNumber: may('external-payments', 'add'),
  },
});

const propose = ({ db }: Context, prefix: string) => nextNumber(db.orm.em.fork(), prefix);

/** Numbers for new records: taken from a series, so that no two people are offered the same. */
@Resolver()
export class NumberProposals {
  @Mutation(() => String, { description: 'The next invoice number; one that is not used stays a gap' })
  proposeInvoiceNumber(@Ctx() context: Context): Promise<string> {
    return propose(context, 'INV');
  }

  @Mutation(() => String, { description: 'The next payment number; one that is not used stays a gap' })
  proposePaymentNumber(@Ctx() context: Context): Promise<string> {
    return propose(context, 'PAY');
  }

  @Mutation(() => String, {
    description: 'The next external payment number; one that is not used stays a gap',
  })
  proposeExternalPaymentNumber(@Ctx() context: Context): Promise<string> {
    return propose(context, 'EXP');
  }
}
