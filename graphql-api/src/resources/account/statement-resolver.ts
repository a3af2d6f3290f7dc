import { Arg, Ctx, Extensions, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { LocalDate } from '../../common/dates.ts';
import { notFound } from '../../common/errors.ts';
import { PageInfo, PageInputType } from '../../declaration/list-types.ts';
import { recordId } from '../../declaration/record-id.ts';
import { addRules, requireEach } from '../../declaration/rules.ts';
import { offsetPage } from '../../query/offset-page.ts';
import { addResolvers, declareCost } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { Member } from '../members/member.ts';
import { readEntries, type AccountEntry, type EntryKind } from './statement.ts';

@ObjectType('AccountEntry', { description: 'An entry of the account of a member' })
class AccountEntryType implements AccountEntry {
  @Field(() => ID, { description: 'The kind and the id of the record' }) id!: string;
  @Field(() => String, {
    description:
      'invoice, credit_note, write_off, payment, refund, or settled: marked as paid or refunded without a payment',
  })
  kind!: EntryKind;
  @Field(() => ID, { description: 'The id of the invoice or payment' }) recordId!: number;
  @Field(() => LocalDate, { description: 'The date of the invoice or payment' }) date!: string;
  @Field(() => String, { description: 'The number of the invoice or payment' }) number!: string;
  @Field(() => String, { description: 'What it is for, or the invoice that is paid' }) description!: string;
  @Field(() => Float, {
    description: "What the member owes by it; negative for what is in the member's favor",
  })
  amount!: number;
  @Field(() => Float, {
    description: "What the member owes after it; negative for a balance in the member's favor",
  })
  balance!: number;
}

@ObjectType({ description: 'A page of the account of a member, the newest entries first' })
class AccountEntryPage {
  @Field(() => [AccountEntryType], { description: 'The entries of this page' }) items!: AccountEntry[];
  @Field(() => Int, { description: 'The number of all entries' }) totalCount!: number;
  @Field(() => PageInfo, { description: 'The position after this page' }) pageInfo!: PageInfo;
}

addRules({ Query: { accountEntries: requireEach('billing:view', 'payments:view') } });

/** All invoices and payments of a member. */
const COST = 2_000;

@Resolver()
class StatementResolver {
  @Query(() => AccountEntryPage, {
    description:
      'The account of a member: invoices, credit notes and payments with the balance after each, the newest first. The balance of the newest is the sum of `openAmount` of the invoices less that of `balanceAmount` of the payments',
  })
  @Extensions(declareCost(COST))
  accountEntries(
    @Arg('memberId', () => ID, { description: 'The id of the member' }) memberId: string,
    @Arg('page', () => PageInputType, { nullable: true, description: 'The part of the entries' })
    page: PageInputType | null,
    @Ctx() context: Context,
  ): Promise<AccountEntryPage> {
    const id = recordId(memberId, 'Member');
    return offsetPage(
      page,
      part =>
        context.db.onOneConnection(async tx => {
          const found = await readEntries(tx, id, part);
          const [, total] = found;
          if (total === 0 && (await tx.entities().count(Member, { id })) === 0) throw notFound('Member');
          return found;
        }),
      context,
    );
  }
}

addResolvers(StatementResolver);
