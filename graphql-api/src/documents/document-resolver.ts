import { Arg, Ctx, Extensions, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { unlessAborted } from '../common/deadline.ts';
import { badInput, notFound, rateLimited } from '../common/errors.ts';
import { msg } from '../common/message.ts';
import { parseRecordId } from '../declaration/record-id.ts';
import { addRules, requireEach } from '../declaration/rules.ts';
import { addResolvers, declareCost } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './document-path.ts';
import { makeDocument, makeInvoices, type DocumentFile } from './documents.ts';

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
    invoicesPdf: mayView('invoices'),
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

/** Invoices of one file, whose fonts are made once. */
const MOST_JOINED = 25;
const JOINED_COST = declareCost<{ ids: readonly string[] }>(
  ({ ids }) => 1_600_000 + 400_000 * Math.min(ids.length, MOST_JOINED),
);

/** The documents of records, as the gateway serves them below /documents. */
@Resolver()
class DocumentResolver {
  @Query(() => DocumentFileType, { description: 'An invoice as PDF, with its lines, taxes and payments' })
  @Extensions(COST)
  invoicePdf(
    @Arg('id', () => ID, { description: 'The id of the billing record' }) id: string,
    @Ctx() context: Context,
  ): Promise<DocumentFileType> {
    return documentOf('invoices', id, context);
  }

  @Query(() => DocumentFileType, { description: 'Invoices as one PDF, each from a new page, to print them' })
  @Extensions(JOINED_COST)
  async invoicesPdf(
    @Arg('ids', () => [ID], { description: `The ids of the billing records, at most ${MOST_JOINED}` })
    ids: string[],
    @Ctx() { db, deadline }: Context,
  ): Promise<DocumentFileType> {
    if (ids.length === 0 || ids.length > MOST_JOINED)
      throw badInput({ ids: msg('Choose from 1 to {max} invoices', { max: MOST_JOINED }) });
    const recordIds = ids.map(id => parseRecordId(id) ?? 0);
    return serve('invoices', deadline, () => makeInvoices(db, recordIds, () => deadline.throwIfAborted()));
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

addResolvers(DocumentResolver);

/** Documents that are requested at a time in this process, over all users: one is drawn while the others wait. */
const MOST_WAITING = 20;
/** In seconds. */
const RETRY_AFTER = 5;
const TOO_MANY = msg('Too many documents are being made');

let waiting = 0;

function documentOf(kind: DocumentKind, id: string, { db, deadline }: Context): Promise<DocumentFileType> {
  const recordId = parseRecordId(id);
  if (!recordId) throw notFound(LABELS[kind]);
  return serve(kind, deadline, () =>
    makeDocument(db, { kind, id: recordId }, () => deadline.throwIfAborted()),
  );
}

/** @throws RATE_LIMITED while too many documents wait */
async function serve(
  kind: DocumentKind,
  deadline: Context['deadline'],
  make: () => Promise<DocumentFile | undefined>,
): Promise<DocumentFileType> {
  if (waiting >= MOST_WAITING) throw rateLimited(RETRY_AFTER, TOO_MANY);
  waiting++;
  try {
    const file = await unlessAborted(deadline, make());
    if (!file) throw notFound(LABELS[kind]);
    return { ...file, content: file.content.toString('base64') };
  } finally {
    waiting--;
  }
}
