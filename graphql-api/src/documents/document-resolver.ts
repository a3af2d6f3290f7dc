import { Arg, Ctx, Extensions, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { notFound } from '../common/errors.ts';
import { parseRecordId } from '../declaration/record-id.ts';
import { addRules, requireEach } from '../declaration/rules.ts';
import { declareCost } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './document-path.ts';
import { makeDocument } from './documents.ts';

@ObjectType('DocumentFile', { description: 'A document as a file' })
export class DocumentFileType {
  @Field(() => String, { description: 'The name of the file' }) name!: string;
  @Field(() => String, { description: 'The content, in base64' }) content!: string;
  @Field(() => [String], {
    description: 'Characters that no font has, such as emoji: a box stands for each in the document',
  })
  missingCharacters!: readonly string[];
}

const mayView = (kind: DocumentKind) =>
  requireEach(...DOCUMENT_KINDS[kind].map(resource => `${resource}:view` as const));

addRules({
  Query: {
    invoicePdf: mayView('invoices'),
    receiptPdf: mayView('receipts'),
    payslipPdf: mayView('payslips'),
    statementPdf: mayView('statements'),
  },
});

const LABELS: Readonly<Record<DocumentKind, string>> = {
  invoices: 'Billing record',
  receipts: 'Payment',
  payslips: 'Payroll record',
  statements: 'Member',
};

/** A document takes about 0.3 s of the processor, most of it for its fonts: 10 in a request of most roles, 100 in a minute. */
const COST = declareCost(2_000_000);

/** The documents of records, as the gateway serves them below /documents. */
@Resolver()
export class DocumentResolver {
  @Query(() => DocumentFileType, { description: 'An invoice as PDF, with its lines, taxes and payments' })
  @Extensions(COST)
  invoicePdf(
    @Arg('id', () => ID, { description: 'The id of the billing record' }) id: string,
    @Ctx() context: Context,
  ): Promise<DocumentFileType> {
    return documentOf('invoices', id, context);
  }

  @Query(() => DocumentFileType, { description: 'The receipt for a payment as PDF' })
  @Extensions(COST)
  receiptPdf(
    @Arg('id', () => ID, { description: 'The id of the payment' }) id: string,
    @Ctx() context: Context,
  ): Promise<DocumentFileType> {
    return documentOf('receipts', id, context);
  }

  @Query(() => DocumentFileType, { description: 'A payslip as PDF' })
  @Extensions(COST)
  payslipPdf(
    @Arg('id', () => ID, { description: 'The id of the payroll record' }) id: string,
    @Ctx() context: Context,
  ): Promise<DocumentFileType> {
    return documentOf('payslips', id, context);
  }

  @Query(() => DocumentFileType, {
    description: 'The account of a member as PDF: invoices and payments of twelve months with balances',
  })
  @Extensions(COST)
  statementPdf(
    @Arg('id', () => ID, { description: 'The id of the member' }) id: string,
    @Ctx() context: Context,
  ): Promise<DocumentFileType> {
    return documentOf('statements', id, context);
  }
}

async function documentOf(kind: DocumentKind, id: string, { db }: Context): Promise<DocumentFileType> {
  const recordId = parseRecordId(id);
  const file = recordId ? await makeDocument(db, { kind, id: recordId }) : undefined;
  if (!file) throw notFound(LABELS[kind]);
  return { ...file, content: file.content.toString('base64') };
}
