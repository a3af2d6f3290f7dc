import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTimeISO } from '../../common/dates.ts';
import { badInput } from '../../common/errors.ts';
import { msg } from '../../common/message.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../common/years.ts';
import type { Context } from '../../server/context.ts';
import { quote } from '../../common/sql.ts';
import { findColumn, resourceNamed } from '../../declaration/resource.ts';
import { figureSql } from '../../query/figure-sql.ts';
import { newScope, type Scope } from '../../query/scope.ts';

/** An amount or a number that the caller may not view is null. */
const FIGURE = { nullable: true } as const;

@ObjectType({
  description:
    'What a month adds up to, and whether it is closed. A figure is null where the role may not view its records',
})
export class AccountingMonth {
  @Field(() => String, { description: 'The month, yyyy-mm' }) month!: string;
  @Field(() => String, {
    ...FIGURE,
    description: 'The name of the user who closed it; null while it is open',
  })
  closedBy!: string | null;
  @Field(() => DateTimeISO, { ...FIGURE, description: 'When it was closed; null while it is open' })
  closedAt!: string | null;
  @Field(() => Float, {
    ...FIGURE,
    description: 'Invoices of the month, without cancelled and refunded ones',
  })
  invoiced!: number | null;
  @Field(() => Float, { ...FIGURE, description: 'Completed payments of members less refunds' })
  received!: number | null;
  @Field(() => Float, { ...FIGURE, description: 'Other income' }) income!: number | null;
  @Field(() => Float, { ...FIGURE, description: 'Expenses, without rejected ones' }) expenses!: number | null;
  @Field(() => Float, { ...FIGURE, description: 'Completed payments to vendors' })
  externalPayments!: number | null;
  @Field(() => Float, { ...FIGURE, description: 'Payroll by payment date, without cancelled records' })
  payroll!: number | null;
  @Field(() => Int, { ...FIGURE, description: 'Pending payroll records' }) pendingPayroll!: number | null;
  @Field(() => Int, { ...FIGURE, description: 'Pending payments of members and to vendors' })
  pendingPayments!: number | null;
  @Field(() => Int, { ...FIGURE, description: 'Expenses to approve' }) pendingExpenses!: number | null;
  @Field(() => Int, { ...FIGURE, description: 'Income to confirm' }) pendingIncome!: number | null;
}

interface Figure {
  name: keyof AccountingMonth;
  /** Whose records it is made of. */
  resources: readonly string[];
  /** SQL of the figure of the month from `month.first` up to `month.next`. */
  sql: (scope: Scope) => string;
}

const during = (date: string) => `${date} >= month.first and ${date} < month.next`;

/** A declared figure of the records whose `periodDate` is in the month. */
const declared =
  (name: string, figure: string) =>
  (scope: Scope): string => {
    const resource = resourceNamed(name);
    const date = `${resource.table}.${quote(findColumn(resource, resource.periodDate!)!.column!)}`;
    return `(select ${figureSql(resource, figure, resource.table, scope)}::float8 from ${resource.table} where ${during(date)})`;
  };

const pending = (table: string, date: string, status: string) =>
  `(select count(*)::int from ${table} where ${during(date)} and ${status} = 'pending')`;

const figures: readonly Figure[] = [
  { name: 'invoiced', resources: ['billing'], sql: declared('billing', 'invoiced') },
  { name: 'received', resources: ['payments'], sql: declared('payments', 'received') },
  { name: 'income', resources: ['income'], sql: declared('income', 'enteredIncome') },
  { name: 'expenses', resources: ['expenses'], sql: declared('expenses', 'enteredExpenses') },
  {
    name: 'externalPayments',
    resources: ['external-payments'],
    sql: declared('external-payments', 'paidToVendors'),
  },
  { name: 'payroll', resources: ['payroll'], sql: declared('payroll', 'payrollCosts') },
  {
    name: 'pendingPayroll',
    resources: ['payroll'],
    sql: () => pending('payroll', 'payment_date', 'payment_status'),
  },
  {
    name: 'pendingPayments',
    resources: ['payments', 'external-payments'],
    sql: () =>
      ['payment', 'external_payment']
        .map(table => pending(table, 'payment_date', 'payment_status'))
        .join(' + '),
  },
  {
    name: 'pendingExpenses',
    resources: ['expenses'],
    sql: () => pending('expense', 'expense_date', 'status'),
  },
  {
    name: 'pendingIncome',
    resources: ['income'],
    sql: () => pending('income', 'income_date', 'status'),
  },
];

/** The months of a year with their totals, in one statement. @throws BAD_USER_INPUT for other years than 1900 to 2199 */
export async function accountingMonths(year: number, context: Context): Promise<AccountingMonth[]> {
  const { access, db } = context;
  if (year < FIRST_YEAR || year > LAST_YEAR)
    throw badInput({
      year: msg('Year must be from {from} to {until}', { from: FIRST_YEAR, until: LAST_YEAR }),
    });
  const scope = newScope(context);
  const of = scope.parameters.add(year, 'int');
  const shown = figures.map(({ name, resources, sql }) => ({
    name,
    sql: resources.every(resource => access.can(resource, 'view')) ? sql(scope) : 'null',
  }));
  const rows = await db.read(
    `select to_char(month.first, 'YYYY-MM'), closed_by,
            to_char(closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${shown.map(({ sql }) => sql).join(', ')}
       from (select make_date(${of}, number, 1) as first, (make_date(${of}, number, 1) + interval '1 month')::date as next
               from generate_series(1, 12) number) month
       left join closed_period on closed_period.month = to_char(month.first, 'YYYY-MM') and reopened_at is null
      order by 1`,
    scope.parameters.values,
  );
  return rows.map(([month, closedBy, closedAt, ...values]) => ({
    month,
    closedBy,
    closedAt,
    ...Object.fromEntries(shown.map(({ name }, index) => [name, values[index]])),
  })) as AccountingMonth[];
}
