import { Arg, Ctx, Extensions, ID, Int, Query, Resolver } from 'type-graphql';
import { BillingRecord } from '../billing/billing-record.ts';
import type { Context } from '../../server/context.ts';
import { SEARCH_DESCRIPTION } from '../../declaration/descriptions.ts';
import { recordId } from '../../declaration/record-id.ts';
import { resourceOf } from '../../declaration/resource.ts';
import { addRules, requirePermission } from '../../declaration/rules.ts';
import { Option } from '../../declaration/list-types.ts';
import { optionsCost } from '../../resolvers/options-resolver.ts';
import { readOptions } from '../../query/options.ts';
import { addResolvers, declareCost } from '../../resolvers/resolver-class.ts';

addRules({ Query: { invoiceToPayOptions: requirePermission('payments', 'view') } });

@Resolver()
class InvoicesToPay {
  /** Users who may not view invoices choose among all of them by number: filters would reveal whose they are. */
  @Query(() => [Option], {
    description: 'Choices for the invoice of a payment: invoices with an open amount, sorted by label',
  })
  @Extensions(declareCost(optionsCost(() => resourceOf(BillingRecord), true)))
  invoiceToPayOptions(
    @Arg('search', () => String, { nullable: true, description: SEARCH_DESCRIPTION })
    search: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'At most 100' }) limit: number,
    @Arg('ids', () => [ID], { nullable: true, description: 'Only these invoices, open or settled' })
    ids: string[] | undefined,
    @Arg('memberId', () => ID, { nullable: true, description: 'Only invoices of this member' })
    memberId: string | undefined,
    @Arg('keepId', () => ID, {
      nullable: true,
      description: 'Includes this invoice although it is settled: the invoice of a stored payment',
    })
    keepId: string | undefined,
    @Arg('settled', () => Boolean, {
      defaultValue: false,
      description: 'Includes settled invoices, for refunds',
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

addResolvers(InvoicesToPay);
