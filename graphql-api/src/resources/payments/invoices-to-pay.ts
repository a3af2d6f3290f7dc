import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { BillingRecord } from '../billing/billing-record.ts';
import type { Context } from '../../server/context.ts';
import { recordId } from '../../declaration/record-id.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { Option } from '../../declaration/list-types.ts';
import { readOptions } from '../../query/options.ts';
import { SEARCH_DESCRIPTION } from '../../query/filter.ts';

addRules({ Query: { invoiceToPayOptions: requirePermission('payments', 'view') } });

@Resolver()
export class InvoicesToPay {
  /** Callers who may not view invoices choose among all of them, by number: whose they are is not for them to find out. */
  @Query(() => [Option], {
    description:
      'What the selector of the invoice of a payment offers: invoices of a member on which something is open',
  })
  invoiceToPayOptions(
    @Arg('search', () => String, { nullable: true, description: SEARCH_DESCRIPTION })
    search: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'How many, 100 at the most' }) limit: number,
    @Arg('ids', () => [ID], { nullable: true, description: 'Just these invoices, whether open or not' })
    ids: string[] | undefined,
    @Arg('memberId', () => ID, { nullable: true, description: 'Whose; of every member unless given' })
    memberId: string | undefined,
    @Arg('keepId', () => ID, {
      nullable: true,
      description: 'An invoice that is offered although nothing is open: that of a stored payment',
    })
    keepId: string | undefined,
    @Arg('settled', () => Boolean, {
      defaultValue: false,
      description: 'Offers settled invoices too, for a refund',
    })
    settled: boolean,
    @Ctx() context: Context,
  ): Promise<Option[]> {
    const invoices = resourceOf(BillingRecord);
    const numbers = ids?.map(id => recordId(id, invoices.label));
    const isNarrowed = !numbers && context.access.can('billing', 'view');
    const isOpen = { openAmount: { gt: 0 } };
    const kept = keepId ? [{ id: { eq: recordId(keepId, invoices.label) } }] : [];
    const filter = {
      ...(memberId ? { memberId: { eq: recordId(memberId, 'Member') } } : {}),
      ...(settled ? {} : { or: [isOpen, ...kept] }),
    };
    return readOptions(
      invoices,
      { search, limit, ids: numbers, filter: isNarrowed ? filter : undefined },
      context,
    );
  }
}
