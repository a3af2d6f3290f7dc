import type { GraphQLResolveInfo } from 'graphql';
import type { Resource } from '../declaration/resource.ts';
import type { Context } from '../server/context.ts';
import { RowFormat } from './output.ts';
import { completeSql, newScope } from './filter.ts';
import { planBytes, selectedFields } from './plan-scope.ts';
import { SelectList } from './projection.ts';
import {
  projectRecord,
  reportNested,
  selectNested,
  type NestedLimit,
  type NestedPosition,
} from './record-projection.ts';
import { singleRow } from './response.ts';
import { TableSource } from './table-source.ts';

/** The statement that reads a record, except its id. */
interface RecordPlan {
  sql: string;
  values: readonly unknown[];
  /** The position of the id in the values. */
  idAt: number;
  rowFormat: RowFormat;
  nested: readonly NestedPosition[];
}

/** Reads the record with an id; null where there is none. */
export type RecordReader = (id: number) => Promise<object | null>;

/**
 * Plans how a record is read with one statement, in the format that the context asks for.
 * @param asOf the day at whose end it is read, `yyyy-mm-dd`; the current record unless given
 * @throws FORBIDDEN for what the caller may not view, before anything is read or written
 */
export function recordReader(
  resource: Resource,
  context: Context,
  info: GraphQLResolveInfo,
  asOf?: string | null,
): RecordReader {
  const make = () => planRecord(resource, context, info, asOf);
  const key = String(info.path.key);
  const { plans } = context;
  const plan = plans?.memoize(key, Boolean(asOf), make, planBytes(plans)) ?? make();
  const { sql, values, idAt, rowFormat, nested } = plan;
  return async id => {
    const { db, format, responseSize } = context;
    let record: object | null = null;
    await db.stream(
      sql,
      values.with(idAt, id),
      row => {
        record = singleRow(format, rowFormat, row, responseSize);
        reportNested(nested, row, context);
      },
      responseSize,
    );
    return record;
  };
}

function planRecord(
  resource: Resource,
  context: Context,
  info: GraphQLResolveInfo,
  asOf: string | null | undefined,
): RecordPlan {
  const scope = newScope(context, asOf);
  const source = new TableSource(resource, scope);
  const select = new SelectList();
  const limits: NestedLimit[] = [];
  const path = String(info.path.key);
  const selected = selectedFields(context.plans, path, info);
  const fields = select.addAll(projectRecord(source, selected, path, limits));
  const nested = selectNested(limits, select);
  const { values } = scope.parameters;
  const idAt = values.length;
  const id = scope.parameters.add(null, 'int');
  const sql = `select ${select.toString() || '1'} from ${source.from()} where ${source.alias}.id = ${id}`;
  return { sql: completeSql(scope, sql), values, idAt, rowFormat: new RowFormat(fields), nested };
}
