import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import {
  columnNamed,
  referencesOf,
  refTitleName,
  resourceOf,
  titleColumn,
  isSortable,
  type Resource,
} from '../kernel/resource.ts';
import { pageSelection, recordSelection, type PageSelection, type RecordSelection } from './selection.ts';
import { Source } from './source.ts';
import { Aliases, Parameters, columnIn, output, quote, typeOf } from './sql.ts';
import { conditionOf, searchCondition, type Filter, type Scope } from './where.ts';

export interface PageInput {
  limit?: number | null;
  offset?: number | null;
  after?: string | null;
}

export interface SortInput {
  field: string;
  direction?: 'ASC' | 'DESC';
}

export interface ListArguments {
  filter?: Filter | null;
  sort?: SortInput[] | null;
  page?: PageInput | null;
  search?: string | null;
}

export interface Page {
  items: Record<string, unknown>[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The rows of a page that asks for no number of them. */
export const STANDARD_PAGE = 25;
/** The most rows of one page. */
export const LARGEST_PAGE = 1000;

/** Answers a list with one statement that fetches what the selection names and no more. */
export async function readPage(
  resource: Resource,
  args: ListArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Page> {
  const selection = pageSelection(resource, info, context.access);
  const statement = new Statement(context);
  const page = statement.page(resource, args, selection);
  const rows = await context.db.read(page.sql, statement.scope.parameters.values);
  const result = page.shape(rows);
  if (selection.totalCount && rows.length === 0 && page.skipsRows) {
    const count = new Statement(context);
    const [row] = await context.db.read(count.countSql(resource, args), count.scope.parameters.values);
    result.totalCount = row![0] as number;
  }
  return result;
}

/** Answers the record of a number, or null. */
export type RecordReader = (id: number) => Promise<Record<string, unknown> | null>;

/** Plans the answer of one record, so that what may not be asked is refused before anything is written. */
export function recordReader(resource: Resource, context: Context, info: GraphQLResolveInfo): RecordReader {
  const selection = recordSelection(resource, info, context.access);
  let plan = recordPlans.get(selection);
  if (!plan) recordPlans.set(selection, (plan = new Statement(context).record(resource, selection)));
  const { sql, values, idPlace, shape } = plan;
  return async id => {
    const rows = await context.db.read(sql, values.with(idPlace, id));
    return rows[0] ? shape(rows[0]) : null;
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
type Shape<T> = (row: Row) => T;

interface SortKey {
  expression: string;
  /** Whether the value can be missing; decides how a page after a cursor is found. */
  nullable: boolean;
  descending: boolean;
  type: string;
}

/** Builds one statement, with its parameters and aliases. */
class Statement {
  readonly scope: Scope;

  constructor(context: Context) {
    this.scope = { parameters: new Parameters(), aliases: new Aliases(), access: context.access };
  }

  record(resource: Resource, selection: RecordSelection): RecordPlan {
    const source = new Source(resource, this.scope);
    const shape = this.recordShape(source, selection);
    const idPlace = this.scope.parameters.values.length;
    const sql = `select ${source.list()} from ${source.from()} where ${source.alias}.id = ${this.scope.parameters.add(null, 'int')}`;
    return { sql, values: this.scope.parameters.values, idPlace, shape };
  }

  page(resource: Resource, args: ListArguments, selection: PageSelection, parent?: string) {
    const source = new Source(resource, this.scope);
    const { limit, offset } = limits(args.page);
    const shape = selection.items ? this.recordShape(source, selection.items) : undefined;
    const conditions = this.conditions(source, args, parent);
    const keys = this.sortKeys(source, args.sort);
    const total = selection.totalCount ? source.add(`(${this.countSql(resource, args, parent)})`) : undefined;
    const cursor = selection.pageInfo ? keys.map(key => source.add(cursorValue(key))) : undefined;
    const after = args.page?.after ? [this.after(keys, args.page.after)] : [];
    const order = keys.map(key => `${key.expression}${key.descending ? ' desc' : ''}`).join(', ');
    const rows =
      selection.items || selection.pageInfo ? limit + (selection.pageInfo ? 1 : 0) : Math.min(limit, 1);
    const sql =
      `select ${source.list()} from ${source.from()} where ${[...conditions, ...after].join(' and ')} order by ${order}` +
      ` limit ${this.scope.parameters.add(rows, 'int')}${offset ? ` offset ${this.scope.parameters.add(offset, 'int')}` : ''}`;

    return {
      sql,
      skipsRows: offset > 0 || after.length > 0 || limit === 0,
      shape: (found: Row[]): Page => {
        const kept = found.slice(0, limit);
        const last = kept.at(-1);
        return {
          items: shape ? kept.map(shape) : [],
          totalCount: total !== undefined && found[0] ? (found[0][total] as number) : 0,
          pageInfo: {
            hasNextPage: found.length > limit,
            endCursor: cursor && last ? encodeCursor(cursor.map(index => last[index])) : null,
          },
        };
      },
    };
  }

  countSql(resource: Resource, args: ListArguments, parent?: string): string {
    const source = new Source(resource, this.scope);
    const where = this.conditions(source, args, parent).join(' and ');
    return `select count(*) from ${source.from()} where ${where}`;
  }

  private conditions(source: Source, args: ListArguments, parent?: string): string[] {
    return [
      parent ? parent.replace('$', source.alias) : undefined,
      args.filter ? conditionOf(args.filter, source.resource, source.alias, this.scope) : undefined,
      args.search ? searchCondition(args.search, source.resource, source.alias, this.scope) : undefined,
      'true',
    ].filter((part): part is string => part !== undefined);
  }

  private recordShape(source: Source, selection: RecordSelection): Shape<Record<string, unknown>> {
    const fields = [...selection.columns].map(
      column => [column.name, source.add(output(source.alias, column))] as const,
    );
    const ones = [...selection.ones].map(([property, one]) => {
      const joined = source.join(one.column, one.target);
      return [property, joined.add(`${joined.alias}.id`), this.recordShape(joined, one.selection)] as const;
    });
    const lists = [...selection.manys].map(([key, many]) => {
      const parent = `$.${quote(many.inverse.column.column!)} = ${source.alias}.id`;
      const { resource } = many.inverse;
      // Beside the rows, since a page behind the last one has none to carry it.
      const count = many.selection.totalCount
        ? source.add(`(${this.countSql(resource, many.args, parent)})`)
        : undefined;
      const page = this.page(resource, many.args, { ...many.selection, totalCount: false }, parent);
      const rows = source.add(`(select coalesce(json_agg(list), '[]') from (${page.sql}) list)`);
      const shape = (row: Row): Page => ({
        ...page.shape(row[rows] as Row[]),
        totalCount: count === undefined ? 0 : (row[count] as number),
      });
      return [key, shape] as const;
    });
    return row => {
      const record: Record<string, unknown> = {};
      for (const [name, index] of fields) record[name] = row[index];
      for (const [property, id, shape] of ones) record[property] = row[id] === null ? null : shape(row);
      for (const [key, shape] of lists) record[key] = shape(row);
      return record;
    };
  }

  private sortKeys(source: Source, sort: SortInput[] | null | undefined): SortKey[] {
    const { resource, alias } = source;
    const wanted: SortInput[] = sort?.length
      ? sort
      : Object.entries(resource.defaultSort).map(([field, way]) => ({
          field,
          direction: way === 'desc' ? 'DESC' : 'ASC',
        }));
    const keys = wanted.map(({ field, direction }): SortKey => {
      const descending = direction === 'DESC';
      const column = columnNamed(resource, field);
      if (column && isSortable(column))
        return {
          expression: columnIn(alias, column),
          nullable: column.nullable,
          descending,
          type: typeOf(column),
        };
      const reference = referencesOf(resource).find(candidate => refTitleName(candidate) === field);
      if (!reference) throw badInput({ sort: `${resource.type} cannot be sorted by ${field}` });
      const target = resourceOf(reference.ref!.entity());
      return {
        expression: columnIn(source.join(reference, target).alias, titleColumn(target)),
        nullable: true,
        descending,
        type: 'text',
      };
    });
    return [
      ...keys,
      {
        expression: `${alias}.id`,
        nullable: false,
        descending: keys.at(-1)?.descending ?? false,
        type: 'int',
      },
    ];
  }

  /** The rows behind a cursor. Where no key can be null and all run one way it is a row comparison, which an index answers. */
  private after(keys: SortKey[], cursor: string): string {
    const values = decodeCursor(cursor, keys.length);
    const add = (index: number) => this.scope.parameters.add(values[index], keys[index]!.type);
    const oneWay = keys.every(key => !key.nullable && key.descending === keys[0]!.descending);
    if (oneWay) {
      const left = keys.map(key => key.expression).join(', ');
      return `(${left}) ${keys[0]!.descending ? '<' : '>'} (${keys.map((_, index) => add(index)).join(', ')})`;
    }
    const alternatives = keys.map((key, index) => {
      const same = keys
        .slice(0, index)
        .map((earlier, at) => `${earlier.expression} is not distinct from ${add(at)}`);
      return `(${[...same, behind(key, values[index], () => add(index))].join(' and ')})`;
    });
    return `(${alternatives.join(' or ')})`;
  }
}

/** PostgreSQL sorts nulls last when ascending and first when descending. */
function behind(key: SortKey, value: unknown, add: () => string): string {
  if (key.descending)
    return value === null ? `${key.expression} is not null` : `${key.expression} < ${add()}`;
  return value === null ? 'false' : `(${key.expression} > ${add()} or ${key.expression} is null)`;
}

function limits(page: PageInput | null | undefined): { limit: number; offset: number } {
  const limit = page?.limit ?? STANDARD_PAGE;
  const offset = page?.offset ?? 0;
  if (limit < 0 || limit > LARGEST_PAGE) throw badInput({ page: `A page has 0 to ${LARGEST_PAGE} rows` });
  if (offset < 0) throw badInput({ page: 'An offset cannot be negative' });
  return { limit, offset };
}

/** Text keeps every digit of a sort value through JSON. */
const cursorValue = (key: SortKey) => (key.type === 'int' ? key.expression : `${key.expression}::text`);

const encodeCursor = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

function decodeCursor(cursor: string, length: number): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(values) && values.length === length && values.every(isScalar)) return values;
  } catch {
    // Answered below, as any other text that is no cursor.
  }
  throw badInput({ page: '`after` takes the endCursor of a page with the same sort' });
}

const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
