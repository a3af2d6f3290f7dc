import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../server/context.ts';
import type { Resource } from '../declaration/resource.ts';
import { pageSelection, recordSelection, type PageSelection, type RecordSelection } from './selection.ts';
import { Source } from './join-builder.ts';
import { quote } from '../common/sql.ts';
import { output } from './sql.ts';
import type { Truncations } from './truncation.ts';
import { cursorValue, encodeCursor, Statement, type ListArguments } from './statement.ts';

export interface Page {
  items: Record<string, unknown>[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Answers a list with one statement that fetches what the selection names and no more. */
export async function readPage(
  resource: Resource,
  args: ListArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Page> {
  const selection = pageSelection(resource, info, context.access);
  const statement = new RecordStatement(context);
  const page = statement.page(resource, args, selection, String(info.path.key));
  const rows = await context.db.read(page.sql, statement.values, context.responseSize);
  const result = page.shape(rows, context.truncations);
  if (selection.totalCount && rows.length === 0 && page.skipsRows)
    result.totalCount = await countRecords(resource, args, context);
  return result;
}

/** How many records of a list there are, for a page behind the last one, which has no row to carry it. */
export async function countRecords(
  resource: Resource,
  args: ListArguments,
  context: Context,
): Promise<number> {
  const count = new Statement(context);
  const [row] = await context.db.read(count.countSql(resource, args), count.values);
  return row![0] as number;
}

/** Answers the record of a number, or null. */
export type RecordReader = (id: number) => Promise<Record<string, unknown> | null>;

/** Plans the answer of one record, so that what may not be asked is refused before anything is written. */
export function recordReader(resource: Resource, context: Context, info: GraphQLResolveInfo): RecordReader {
  const selection = recordSelection(resource, info, context.access);
  let plan = recordPlans.get(selection);
  if (!plan)
    recordPlans.set(
      selection,
      (plan = new RecordStatement(context).record(resource, selection, String(info.path.key))),
    );
  const { sql, values, idPlace, shape } = plan;
  return async id => {
    const rows = await context.db.read(sql, values.with(idPlace, id), context.responseSize);
    return rows[0] ? shape(rows[0], context.truncations) : null;
  };
}

/** The statement that answers one record, but for its number. */
interface RecordPlan {
  sql: string;
  values: readonly unknown[];
  idPlace: number;
  shape: Shape<Record<string, unknown>>;
}

const recordPlans = new WeakMap<RecordSelection, RecordPlan>();

/** A row as the driver gives it (by position), or as PostgreSQL writes it into JSON (by the position's name). */
type Row = Record<number, unknown>;
type Shape<T> = (row: Row, truncations: Truncations) => T;

/** Builds a statement whose rows are made into records. */
class RecordStatement extends Statement {
  /** @param path of the record, as Truncation has it */
  record(resource: Resource, selection: RecordSelection, path: string): RecordPlan {
    const source = new Source(resource, this.scope);
    const shape = this.recordShape(source, selection, path);
    return { ...this.one(source), shape };
  }

  /** @param path of the list, as Truncation has it */
  page(resource: Resource, args: ListArguments, selection: PageSelection, path: string, parent?: string) {
    const source = new Source(resource, this.scope);
    const shape = selection.items ? this.recordShape(source, selection.items, path) : undefined;
    const total = selection.totalCount ? source.add(`(${this.countSql(resource, args, parent)})`) : undefined;
    const wanted = { items: selection.items !== null, pageInfo: selection.pageInfo };
    const { clause, keys, limit, skipsRows, reportsMore, cursorSort } = this.rows(
      source,
      args,
      wanted,
      parent,
    );
    const cursor = selection.pageInfo ? keys.map(key => source.add(cursorValue(key))) : undefined;

    return {
      sql: `select ${source.list()} from ${source.from()} ${clause}`,
      skipsRows,
      shape: (found: Row[], truncations: Truncations): Page => {
        const kept = found.slice(0, limit);
        const last = kept.at(-1);
        const totalCount = total !== undefined && found[0] ? (found[0][total] as number) : 0;
        if (reportsMore && found.length > limit)
          truncations.add({
            path,
            returned: limit,
            limit,
            ...(total !== undefined && { total: totalCount }),
          });
        return {
          items: shape ? kept.map(row => shape(row, truncations)) : [],
          totalCount,
          pageInfo: {
            hasNextPage: found.length > limit,
            endCursor:
              cursor && last
                ? encodeCursor(
                    cursorSort,
                    cursor.map(index => last[index]),
                  )
                : null,
          },
        };
      },
    };
  }

  private recordShape(
    source: Source,
    selection: RecordSelection,
    path: string,
  ): Shape<Record<string, unknown>> {
    const fields = [...selection.columns].map(
      column => [column.name, source.add(output(source.alias, column))] as const,
    );
    const ones = [...selection.ones].map(([property, one]) => {
      const joined = source.join(one.column, one.target);
      return [
        property,
        joined.add(`${joined.alias}.id`),
        this.recordShape(joined, one.selection, `${path}.${property}`),
      ] as const;
    });
    const lists = [...selection.manys].map(([key, many]) => {
      const parent = `$.${quote(many.inverse.column.column!)} = ${source.alias}.id`;
      const { resource } = many.inverse;
      // Beside the rows, since a page behind the last one has none to carry it.
      const count = many.selection.totalCount
        ? source.add(`(${this.countSql(resource, many.args, parent)})`)
        : undefined;
      const selected = { ...many.selection, totalCount: false };
      const page = this.page(resource, many.args, selected, `${path}.${key.slice(1)}`, parent);
      const rows = source.add(`(select coalesce(json_agg(list), '[]') from (${page.sql}) list)`);
      const shape = (row: Row, truncations: Truncations): Page => ({
        ...page.shape(row[rows] as Row[], truncations),
        totalCount: count === undefined ? 0 : (row[count] as number),
      });
      return [key, shape] as const;
    });
    return (row, truncations) => {
      const record: Record<string, unknown> = {};
      for (const [name, index] of fields) record[name] = row[index];
      for (const [property, id, shape] of ones)
        record[property] = row[id] === null ? null : shape(row, truncations);
      for (const [key, shape] of lists) record[key] = shape(row, truncations);
      return record;
    };
  }
}
