import type { GraphQLResolveInfo } from 'graphql';
import type { Resource } from '../declaration/resource.ts';
import type { Context } from '../server/context.ts';
import { RowFormat } from './output.ts';
import { completeSql, newScope, type HiddenFields } from './scope.ts';
import { planBytes, selectedFields } from './plan-scope.ts';
import { SelectList } from './projection.ts';
import {
  projectRecord,
  reportCapped,
  selectCapped,
  type CappedList,
  type CappedPosition,
} from './record-projection.ts';
import { singleRow, toObject, type SerializedJson } from './response.ts';
import { selectionOf, type SelectedField } from './selection.ts';
import type { Slot } from './sql.ts';
import { TableSource } from './table-source.ts';
import { plansOf, visibleRows } from './visible-rows.ts';

/** The statement that reads a record, except its id. */
interface RecordPlan {
  sql: string;
  values: readonly unknown[];
  idSlot: Slot;
  rowFormat: RowFormat;
  nested: readonly CappedPosition[];
  hidden: HiddenFields;
}

/** Reads the record with an id; null where there is none. */
export type RecordReader<Value extends object = SerializedJson> = (id: number) => Promise<Value | null>;

/**
 * Plans how a record is read with one statement, as JSON.
 * @param asOf the day at whose end it is read, `yyyy-mm-dd`; the current record unless given
 * @throws FORBIDDEN for what the caller may not view, before anything is read or written
 */
export function recordReader(
  resource: Resource,
  context: Context,
  info: GraphQLResolveInfo,
  asOf?: string | null,
): RecordReader {
  const create = () => planRecord(resource, context, info, asOf);
  const key = String(info.path.key);
  const plans = plansOf(resource, context);
  const memo = { key, dependsOnVariables: Boolean(asOf), create };
  const plan = plans?.memoize({ ...memo, bytes: planBytes(plans) }) ?? create();
  const { sql, values, idSlot, rowFormat, nested } = plan;
  context.hidden.add(plan.hidden);
  return async id => {
    const { db, responseSize } = context;
    let record: SerializedJson | null = null;
    await db.stream(
      sql,
      idSlot.fill(values, id),
      row => {
        record = singleRow(rowFormat, row, responseSize);
        reportCapped(nested, row, context);
      },
      responseSize,
    );
    return record;
  };
}

/**
 * As `recordReader`, for hand-written root fields, whose records GraphQL.js completes: their fields are functions that
 * return the values of the requested keys.
 */
export function recordSourceReader(
  resource: Resource,
  context: Context,
  info: GraphQLResolveInfo,
): RecordReader<object> {
  const read = recordReader(resource, context, info);
  return async id => {
    const record = await read(id);
    return record && (toSource(toObject(record), selectionOf(info)) as object);
  };
}

type FieldFunction = (args: unknown, context: Context, info: Pick<GraphQLResolveInfo, 'path'>) => unknown;

function toSource(value: unknown, fields: readonly SelectedField[]): unknown {
  if (Array.isArray(value)) return value.map(item => toSource(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const values = new Map(Object.entries(value));
  const sources = new Map(fields.map(({ key, fields: inner }) => [key, toSource(values.get(key), inner)]));
  const read: FieldFunction = (_args, _context, { path }) => sources.get(String(path.key));
  return Object.fromEntries(fields.map(({ name }) => [name, read]));
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
  const capped: CappedList[] = [];
  const path = String(info.path.key);
  const selected = selectedFields(context.plans, path, info);
  const fields = select.addAll(projectRecord(source, selected, path, capped));
  const nested = selectCapped(capped, select);
  const idSlot = scope.parameters.addSlot('int');
  const where = [
    `${source.alias}.id = ${idSlot.placeholder}`,
    ...visibleRows(resource, source.alias, scope),
  ].join(' and ');
  const sql = `select ${select.toString() || '1'} from ${source.from()} where ${where}`;
  const { values } = scope.parameters;
  return {
    sql: completeSql(scope, sql),
    values,
    idSlot,
    rowFormat: new RowFormat(fields),
    nested,
    hidden: scope.hidden,
  };
}
