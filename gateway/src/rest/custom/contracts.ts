import { snakeCase, type FieldKind } from '@gym/graphql-api';
import { operation, readPaths, selectionOf } from '../documents.ts';
import { entrySchema, KINDS, objectSchema, orNull, ref, textSchema } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import { recordId } from '../resource-routes.ts';
import type { RestResource } from '../resource.ts';
import type { Call, RestRoute } from '../route.ts';
import { toWire } from '../wire.ts';
import { inputFields } from './body.ts';

type Values = Record<string, unknown>;
type Fields = Readonly<Record<string, FieldKind>>;

const TERMS = {
  endDate: 'date',
  price: 'money',
  billingFrequency: 'choice',
  autoRenewal: 'boolean',
  notes: 'text',
} as const satisfies Fields;

interface ContractAction {
  /** The word of the path. */
  path: string;
  mutation: string;
  input: string;
  summary: string;
  fields: Fields;
  required: readonly string[];
  isNew?: true;
}

/** The operations, with the fields of their inputs by their names in GraphQL. */
const actions: readonly ContractAction[] = [
  {
    path: 'sign-up',
    mutation: 'signUp',
    input: 'SignUpInput',
    summary: 'Sign a member up: a contract, and an invoice for its fees and first billing period',
    fields: {
      memberId: 'id',
      planId: 'id',
      locationId: 'id',
      startDate: 'date',
      freeTrial: 'boolean',
      setupFee: 'money',
      enrollmentFee: 'money',
      ...TERMS,
    },
    required: ['memberId', 'planId'],
    isNew: true,
  },
  {
    path: 'renew',
    mutation: 'renewContract',
    input: 'RenewContractInput',
    summary: 'Renew a contract with one that follows on it',
    fields: { planId: 'id', startDate: 'date', ...TERMS },
    required: [],
  },
  {
    path: 'freeze',
    mutation: 'freezeContract',
    input: 'FreezeContractInput',
    summary: 'Freeze a contract; its end moves by the frozen days',
    fields: { from: 'date', until: 'date', reason: 'text', fee: 'money' },
    required: ['until'],
  },
  {
    path: 'resume',
    mutation: 'resumeContract',
    input: 'ResumeContractInput',
    summary: 'End a freeze early',
    fields: { on: 'date' },
    required: [],
  },
  {
    path: 'switch-plan',
    mutation: 'switchPlan',
    input: 'SwitchPlanInput',
    summary: 'Switch a contract to another plan on a day',
    fields: { planId: 'id', on: 'date', ...TERMS },
    required: ['planId'],
  },
  {
    path: 'change-price',
    mutation: 'changeContractPrice',
    input: 'ChangePriceInput',
    summary: 'Change the price of a contract, to `price` or by `percent`, from a billing period on',
    fields: { price: 'money', percent: 'number', from: 'date', notice: 'int' },
    required: [],
  },
  {
    path: 'cancel',
    mutation: 'cancelContract',
    input: 'CancelContractInput',
    summary: 'Cancel a contract, `NOW` or at the `END_OF_PERIOD`',
    fields: { at: 'choice', reason: 'text', fee: 'money' },
    required: ['at'],
  },
];

const CALL: Fields = { dryRun: 'boolean', preview: 'text' };
const END_OF_CONTRACT = ['NOW', 'END_OF_PERIOD'];
const CHOICES = { at: END_OF_CONTRACT };
const AMOUNTS = ['amount', 'taxAmount', 'totalAmount'];
const CHANGE = ['contract', 'field', 'label', 'from', 'to'];
const INVOICE = {
  id: 'id',
  invoiceNumber: 'text',
  invoiceDate: 'date',
  dueDate: 'date',
  billingPeriodStart: 'date',
  billingPeriodEnd: 'date',
} as const satisfies Fields;

const linesOf = (billing: RestResource) => billing.byName.get('lines')!.entries!;

/** The shapes of the responses of operations. */
export const contractSchemas = (billing: RestResource): Record<string, Schema> => ({
  ContractChange: objectSchema(
    Object.fromEntries(
      CHANGE.map(name => [name, name === 'from' || name === 'to' ? orNull(textSchema) : textSchema]),
    ),
  ),
  ContractInvoice: objectSchema({
    ...Object.fromEntries(
      Object.entries(INVOICE).map(([name, kind]) => {
        const isAlwaysThere = name === 'invoiceDate' || name === 'dueDate';
        return [snakeCase(name), isAlwaysThere ? KINDS[kind] : orNull(KINDS[kind])];
      }),
    ),
    ...Object.fromEntries(AMOUNTS.map(name => [snakeCase(name), KINDS.money])),
    lines: { type: 'array', items: entrySchema(linesOf(billing)) },
  }),
  ContractOperation: objectSchema({
    contract: {
      anyOf: [ref('Contract'), { type: 'null' }],
      description: 'Null in a dry run of a sign-up',
    },
    changes: { type: 'array', items: ref('ContractChange') },
    invoices: { type: 'array', items: ref('ContractInvoice') },
    warnings: { type: 'array', items: textSchema },
    preview: { type: 'string', description: 'To be sent with the execution of what a dry run returned' },
  }),
});

interface OperationOutcome {
  contract: Values | null;
  changes: Values[];
  invoices: (Values & { lines: Values[] })[];
  warnings: string[];
  preview: string;
}

/** The operations of contracts. */
export const contractRoutes = (contracts: RestResource, billing: RestResource): RestRoute[] =>
  actions.map(action => {
    const { path, mutation, input, summary, fields, required, isNew } = action;
    const lineNames = linesOf(billing).map(({ name }) => name);
    const document = operation(
      'mutation',
      `Rest${mutation[0]!.toUpperCase()}${mutation.slice(1)}`,
      `${isNew ? '' : '$id: ID!, '}$input: ${input}!, $dryRun: Boolean!, $preview: String`,
      `done: ${mutation}(${isNew ? '' : 'id: $id, '}input: $input, dryRun: $dryRun, preview: $preview) {
        contract { ${selectionOf(readPaths(contracts.fields))} }
        changes { ${CHANGE.join(' ')} }
        invoices { ${[...Object.keys(INVOICE), ...AMOUNTS].join(' ')} lines { ${lineNames.join(' ')} } }
        warnings preview }`,
    );
    const names = { byName: new Map(Object.keys(fields).map(name => [name, { wire: snakeCase(name) }])) };
    return {
      method: 'POST',
      path: isNew ? `/contracts/${path}` : `/contracts/{id}/${path}`,
      tag: contracts.path,
      name: mutation,
      summary,
      idempotent: true,
      body: bodySchema(action),
      response: { status: 200, description: 'What was done, or would be', schema: ref('ContractOperation') },
      failures: isNew ? [409, 413, 415] : [404, 409, 413, 415],
      operations: [document],
      handle: async call => {
        const id = isNew ? undefined : recordId(contracts, call);
        const { dryRun, preview, ...given } = inputFields(
          { ...fields, ...CALL },
          required,
          call.body(),
          CHOICES,
        );
        const variables = { ...(id !== undefined && { id }), input: given, dryRun: dryRun ?? false, preview };
        const { done } = await call.run<{ done: OperationOutcome }>(document, variables, names);
        return { body: onWire(contracts, billing, done, call) };
      },
    };
  });

const bodySchema = ({ fields, required, path }: ContractAction): Schema =>
  objectSchema(
    {
      ...Object.fromEntries(
        Object.entries(fields).map(([name, kind]) => {
          if (name === 'at') return [name, { type: 'string', enum: END_OF_CONTRACT }];
          return [snakeCase(name), required.includes(name) ? KINDS[kind] : orNull(KINDS[kind])];
        }),
      ),
      dry_run: {
        type: 'boolean',
        default: false,
        description: 'Returns what it would do, and changes nothing',
      },
      preview: { type: ['string', 'null'], description: `The \`preview\` of a dry run of ${path}` },
    },
    required.map(snakeCase),
  );

function onWire(
  contracts: RestResource,
  billing: RestResource,
  done: OperationOutcome,
  call: Pick<Call, 'hidden'>,
): Values {
  const { contract, changes, invoices, warnings, preview } = done;
  const lines = linesOf(billing);
  return {
    contract: contract && toWire(contracts, contract, call),
    changes,
    invoices: invoices.map(invoice => ({
      ...Object.fromEntries(
        [...Object.keys(INVOICE), ...AMOUNTS].map(name => [snakeCase(name), invoice[name] ?? null]),
      ),
      id: invoice['id'] == null ? null : Number(invoice['id']),
      lines: invoice.lines.map(line =>
        Object.fromEntries(lines.map(({ name, wire }) => [wire, line[name] ?? null])),
      ),
    })),
    warnings,
    preview,
  };
}
