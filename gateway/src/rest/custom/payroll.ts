import { snakeCase, type FieldKind } from '@gym/graphql-api';
import { operation, type Operation } from '../documents.ts';
import { notFound } from '../failure.ts';
import { KINDS, objectSchema, orNull, ref, textSchema } from '../openapi.ts';
import type { Schema } from '../schema.ts';
import { recordId } from '../resource-routes.ts';
import type { RestResource } from '../resource.ts';
import type { Call, RestRoute, RouteResult } from '../route.ts';
import { runDocument } from '../run-document.ts';
import { toWire } from '../wire.ts';
import { inputFields } from './body.ts';

type Values = Record<string, unknown>;
type Fields = Readonly<Record<string, FieldKind>>;

const SOURCE: Fields = {
  kind: 'text',
  recordId: 'id',
  firstDay: 'date',
  lastDay: 'date',
  quantity: 'number',
  rate: 'money',
  amount: 'money',
  description: 'text',
};
const RECORD: Fields = {
  id: 'id',
  employeeId: 'id',
  employeeName: 'text',
  baseSalary: 'money',
  overtimeHours: 'number',
  overtimeRate: 'money',
  bonus: 'money',
  bonusDescription: 'text',
  totalAmount: 'money',
};
const SKIPPED: Fields = { employeeId: 'id', employeeName: 'text', reason: 'text' };
const CAN_BE_NULL = new Set(['id', 'recordId', 'description', 'bonusDescription']);

const properties = (fields: Fields): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => [
      snakeCase(name),
      CAN_BE_NULL.has(name) ? orNull(KINDS[kind]) : KINDS[kind],
    ]),
  );
const listOf = (schema: Schema): Schema => ({ type: 'array', items: schema });

/** The shapes of what preparing payroll responds with. */
export const payrollSchemas: Record<string, Schema> = {
  PreparedPayroll: objectSchema({
    ...properties(RECORD),
    sources: listOf(objectSchema(properties(SOURCE))),
    warnings: listOf(textSchema),
  }),
  PayrollPreparation: objectSchema({
    records: listOf(ref('PreparedPayroll')),
    skipped: listOf(objectSchema(properties(SKIPPED))),
    preview: { type: 'string', description: 'To be sent with the execution of what a dry run returned' },
  }),
};

const wordsOf = (fields: Fields) => Object.keys(fields).join(' ');

const PREPARE = operation(
  'mutation',
  'RestPreparePayroll',
  '$periodStart: LocalDate!, $periodEnd: LocalDate!, $employeeIds: [ID!], $paymentDate: LocalDate, $dryRun: Boolean!, $preview: String',
  `prepared: preparePayroll(periodStart: $periodStart, periodEnd: $periodEnd, employeeIds: $employeeIds, paymentDate: $paymentDate, dryRun: $dryRun, preview: $preview) {
    records { ${wordsOf(RECORD)} sources { ${wordsOf(SOURCE)} } warnings }
    skipped { ${wordsOf(SKIPPED)} }
    preview }`,
);
const APPROVE = operation(
  'mutation',
  'RestApprovePayroll',
  '$ids: [ID!]!',
  'changed: approvePayroll(ids: $ids)',
);
const PAY = operation(
  'mutation',
  'RestPayPayroll',
  '$ids: [ID!]!, $paymentDate: LocalDate',
  'changed: payPayroll(ids: $ids, paymentDate: $paymentDate)',
);

const REQUEST = {
  periodStart: 'date',
  periodEnd: 'date',
  employeeIds: ['id'],
  paymentDate: 'date',
  dryRun: 'boolean',
  preview: 'text',
} as const;
const names = { byName: new Map(Object.keys(REQUEST).map(name => [name, { wire: snakeCase(name) }])) };

interface Prepared {
  records: (Values & { sources: Values[]; warnings: string[] })[];
  skipped: Values[];
  preview: string;
}

/** Prepares payroll, and approves and pays its records. */
export const payrollRoutes = (payroll: RestResource): RestRoute[] => [
  {
    method: 'POST',
    path: '/payroll/prepare',
    tag: payroll.path,
    name: 'preparePayroll',
    summary: 'Create a payroll record for each employee of a period, or preview them with `dry_run`',
    body: objectSchema(
      {
        period_start: { ...KINDS.date, description: 'The first day' },
        period_end: { ...KINDS.date, description: 'The last day, at most 366 days in all' },
        employee_ids: {
          type: ['array', 'null'],
          items: KINDS.id,
          maxItems: 1_000,
          description: 'All who are employed in the period unless given',
        },
        payment_date: {
          ...orNull(KINDS.date),
          description: 'The last day of the period unless given',
        },
        dry_run: { type: 'boolean', default: false, description: 'Returns the records, and creates nothing' },
        preview: { type: ['string', 'null'], description: 'The `preview` of a dry run' },
      },
      ['period_start', 'period_end'],
    ),
    response: {
      status: 200,
      description: 'The records that were created, or would be',
      schema: ref('PayrollPreparation'),
    },
    failures: [404, 409, 413, 415],
    operations: [PREPARE],
    handle: async call => {
      const input = inputFields(REQUEST, ['periodStart', 'periodEnd'], call.body());
      const variables = { ...input, dryRun: input['dryRun'] ?? false };
      const { prepared } = await call.run<{ prepared: Prepared }>(PREPARE, variables, names);
      return { body: preparedOnWire(prepared) };
    },
  },
  {
    method: 'POST',
    path: '/payroll/{id}/approve',
    tag: payroll.path,
    name: 'approvePayroll',
    summary: 'Approve the amounts of a pending payroll record',
    response: { status: 200, description: 'The payroll record as saved', schema: ref(payroll.type) },
    failures: [404, 409, 413, 415],
    operations: [APPROVE],
    handle: call => takeStep(payroll, call, APPROVE),
  },
  {
    method: 'POST',
    path: '/payroll/{id}/pay',
    tag: payroll.path,
    name: 'payPayroll',
    summary: 'Mark a payroll record and the commissions in it as paid; a prepared one must be approved',
    body: objectSchema({ payment_date: { ...orNull(KINDS.date), description: 'Today unless given' } }, []),
    response: { status: 200, description: 'The payroll record as saved', schema: ref(payroll.type) },
    failures: [404, 409, 413, 415],
    operations: [PAY],
    handle: call => takeStep(payroll, call, PAY, inputFields({ paymentDate: 'date' }, [], call.body())),
  },
];

/** Takes a step of one record, and responds with the record after it. */
async function takeStep(
  payroll: RestResource,
  call: Call,
  step: Operation,
  input: Values = {},
): Promise<RouteResult> {
  const id = recordId(payroll, call);
  await call.run(step, { ids: [id], ...input }, payroll);
  const { record } = await runDocument<{ record: Values | null }>(call, payroll, 'one', { id });
  if (!record) throw notFound(payroll.label);
  return { body: toWire(payroll, record, call) };
}

const preparedOnWire = ({ records, skipped, preview }: Prepared): Values => ({
  records: records.map(record => ({
    ...onWire(RECORD, record),
    sources: record.sources.map(source => onWire(SOURCE, source)),
    warnings: record.warnings,
  })),
  skipped: skipped.map(employee => onWire(SKIPPED, employee)),
  preview,
});

const onWire = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => {
      const value = values[name] ?? null;
      return [snakeCase(name), kind === 'id' && value !== null ? Number(value) : value];
    }),
  );
