import { Kind, type GraphQLResolveInfo } from 'graphql';
import type { Resource } from '../declaration/resource.ts';
import type { Context } from '../server/context.ts';
import { AggregateStatement, type AggregateArguments, type AggregateSql } from './aggregate-statement.ts';
import { RowFormat, type Row } from './output.ts';
import { planBytes, selectedFields } from './plan-scope.ts';
import { RowCollector } from './response.ts';
import { TableStream } from './table.ts';
import { plansOf } from './visible-rows.ts';

/** The statement that reads the groups of an aggregate, and how its response is made of the rows. */
interface AggregatePlan extends AggregateSql {
  rowFormat: RowFormat;
  /** The column with the number of groups, where it is requested. */
  totalAt?: number;
}

/** Reads the aggregates of each group with one statement, as JSON; in a table of all groups. */
export async function readAggregates(
  resource: Resource,
  args: AggregateArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const key = String(info.path.key);
  const create = () => planAggregate(resource, args, context, info);
  const plans = plansOf(resource, context);
  const plan = plans?.memoize({ key, dependsOnVariables: true, create, bytes: planBytes(plans) }) ?? create();
  const { rowFormat, limit, totalAt } = plan;
  if (context.tableWriter) return TableStream.open(plan, rowFormat, context);
  const groups = new RowCollector(rowFormat, context.responseSize);
  let found = 0;
  let total: number | undefined;
  const onRow = (row: Row) => {
    if (totalAt !== undefined) total ??= Number(row[totalAt]);
    if (++found <= limit) groups.add(row);
  };
  await context.db.stream(plan.sql, plan.values, onRow, context.responseSize);
  if (plan.reportsMore && found > limit)
    context.truncations.add({ path: key, returned: limit, limit, ...(total !== undefined && { total }) });
  return groups.list();
}

function planAggregate(
  resource: Resource,
  args: AggregateArguments,
  context: Context,
  info: GraphQLResolveInfo,
): AggregatePlan {
  const selection = selectedFields(context.plans, String(info.path.key), info);
  const limit = context.tableWriter && !isGiven('limit', info) ? Infinity : args.limit;
  const statement = new AggregateStatement(resource, { ...args, limit }, context, selection);
  const fields = statement.project(info.returnType, selection);
  return {
    ...statement.rows(),
    rowFormat: new RowFormat(fields),
    totalAt: statement.totalAt,
  };
}

/** Whether a request gives an argument, rather than leaving it to its default. */
function isGiven(name: string, { fieldNodes, variableValues }: GraphQLResolveInfo): boolean {
  const value = fieldNodes[0]!.arguments?.find(argument => argument.name.value === name)?.value;
  return value !== undefined && (value.kind !== Kind.VARIABLE || value.name.value in variableValues);
}
