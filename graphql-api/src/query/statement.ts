import type { Context } from '../server/context.ts';
import { badInput } from '../common/errors.ts';
import {
  findColumn,
  isSortable,
  refTitleName,
  resourceOf,
  titleColumn,
  type Resource,
} from '../declaration/resource.ts';
import { Source } from './join-builder.ts';
import { Aliases, Parameters, columnIn, typeOf } from './sql.ts';
import { conditionOf, searchCondition, type Filter, type Scope } from './filter.ts';

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

/** The rows of a page without a limit. */
export const STANDARD_PAGE = 25;
/** Fields that rows are sorted by, or grouped by. */
export const MAX_KEYS = 8;
/** The most rows of one page. */
export const LARGEST_PAGE = 1000;
/** The same where the rows are written as lines of a table. */
export const LARGEST_TABLE_PAGE = 20_000;

export interface SortKey {
  /** The field's name, with - before it for descending. */
  name: string;
  expression: string;
  /** Whether the value can be missing; decides how a page after a cursor is found. */
  nullable: boolean;
  descending: boolean;
  type: string;
}

/** What is asked of a page. */
export interface Wanted {
  items: boolean;
  pageInfo: boolean;
  /** Set where nothing removes the row by which it is known that there are more. */
  isFinal?: true;
}

/** One more row shows whether there are more; a count alone needs one row to stand in. */
function fetched(limit: number, { items, pageInfo, isFinal }: Wanted, isCapped: boolean): number {
  if (pageInfo || (items && isCapped && !isFinal)) return limit + 1;
  return items ? limit : Math.min(limit, 1);
}

/** Whether a page has as many rows as the API decides, so that there being more must be visible. */
export const isCappedPage = ({ page }: ListArguments, most = LARGEST_PAGE) =>
  page?.limit == null || page.limit >= most;

/** Which rows of a table a page takes, and in which order. */
export interface PageRows {
  /** Stands behind the list of tables, and has the order in it. */
  clause: string;
  order: string;
  keys: readonly SortKey[];
  /** Which rows in which order a cursor of this page belongs to. */
  cursorSort: string;
  limit: number;
  /** Whether the response tells when there are more rows than the limit. */
  reportsMore: boolean;
  /** A condition in SQL that there are more rows. */
  more(from: string): string;
  /** How many rows are fetched, and where that stands among the values. */
  fetched: number;
  fetchedPlace: number;
  /** Whether rows are passed over, so that no row need mean that there is none. */
  skipsRows: boolean;
}

/** What is common to the statements that answer lists, with their parameters and aliases. */
export class Statement {
  readonly scope: Scope;

  constructor({ access }: Pick<Context, 'access'>) {
    this.scope = { parameters: new Parameters(), aliases: new Aliases(), access };
  }

  get values(): unknown[] {
    return this.scope.parameters.values;
  }

  /** The record of a number, which goes among the values at its place. */
  one(source: Source): { sql: string; values: readonly unknown[]; idPlace: number } {
    const idPlace = this.values.length;
    const sql = `select ${source.list()} from ${source.from()} where ${source.alias}.id = ${this.scope.parameters.add(null, 'int')}`;
    return { sql, values: this.values, idPlace };
  }

  /** @param parent the condition by which the rows belong to a record, `$` for their table */
  rows(source: Source, args: ListArguments, wanted: Wanted, parent?: string, most = LARGEST_PAGE): PageRows {
    const { limit, offset } = limits(args.page, most);
    const conditions = this.conditions(source, args, parent);
    const keys = this.sortKeys(source, args.sort);
    const cursorSort = `${source.resource.type} ${keys.map(({ name }) => name).join()}`;
    const after = args.page?.after ? [this.after(keys, args.page.after, cursorSort)] : [];
    const order = keys.map(key => `${key.expression}${key.descending ? ' desc' : ''}`).join(', ');
    const add = (count: number) => this.scope.parameters.add(count, 'int');
    const fetchedPlace = this.values.length;
    const isCapped = isCappedPage(args, most);
    const rows = fetched(limit, wanted, isCapped);
    const where = [...conditions, ...after].join(' and ');
    return {
      clause: `where ${where} order by ${order} limit ${add(rows)}${offset ? ` offset ${add(offset)}` : ''}`,
      reportsMore: wanted.items && isCapped,
      more: from => `exists (select from ${from} where ${where} offset ${add(offset + limit)})`,
      order,
      keys,
      cursorSort,
      limit,
      fetched: rows,
      fetchedPlace,
      skipsRows: offset > 0 || after.length > 0 || limit === 0,
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

  private sortKeys(source: Source, sort: SortInput[] | null | undefined): SortKey[] {
    const { resource, alias } = source;
    const wanted: SortInput[] = sort?.length
      ? sort
      : Object.entries(resource.defaultSort).map(([field, way]) => ({
          field,
          direction: way === 'desc' ? 'DESC' : 'ASC',
        }));
    const keys = distinctKeys(wanted).map(({ field, direction }): SortKey => {
      const descending = direction === 'DESC';
      const column = findColumn(resource, field);
      if (column && isSortable(column))
        return {
          name: descending ? `-${field}` : field,
          expression: columnIn(alias, column),
          nullable: column.nullable,
          descending,
          type: typeOf(column),
        };
      const reference = resource.references.find(candidate => refTitleName(candidate) === field);
      if (!reference) throw badInput({ sort: `${resource.type} cannot be sorted by ${field}` });
      const target = resourceOf(reference.ref!.entity());
      return {
        name: descending ? `-${field}` : field,
        expression: columnIn(source.join(reference, target).alias, titleColumn(target)),
        nullable: true,
        descending,
        type: 'text',
      };
    });
    return [
      ...keys,
      {
        name: 'id',
        expression: `${alias}.id`,
        nullable: false,
        descending: keys.at(-1)?.descending ?? false,
        type: 'int',
      },
    ];
  }

  /** The rows behind a cursor. Where no key can be null and all run one way it is a row comparison, which an index answers. */
  private after(keys: SortKey[], cursor: string, sort: string): string {
    const values = decodeCursor(cursor, sort, keys.length);
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

/** Each field at its first place: later ones change nothing. @throws BAD_USER_INPUT */
function distinctKeys(sort: readonly SortInput[]): SortInput[] {
  const keys = new Map<string, SortInput>();
  for (const key of sort) if (!keys.has(key.field)) keys.set(key.field, key);
  if (keys.size > MAX_KEYS) throw badInput({ sort: `A list is sorted by at most ${MAX_KEYS} fields` });
  return [...keys.values()];
}

/** PostgreSQL sorts nulls last when ascending and first when descending. */
function behind(key: SortKey, value: unknown, add: () => string): string {
  if (key.descending)
    return value === null ? `${key.expression} is not null` : `${key.expression} < ${add()}`;
  return value === null ? 'false' : `(${key.expression} > ${add()} or ${key.expression} is null)`;
}

function limits(page: PageInput | null | undefined, most: number): { limit: number; offset: number } {
  const limit = page?.limit ?? STANDARD_PAGE;
  const offset = page?.offset ?? 0;
  if (limit < 0 || limit > most) throw badInput({ page: `A page has 0 to ${most} rows` });
  if (offset < 0) throw badInput({ page: 'An offset cannot be negative' });
  return { limit, offset };
}

/** A sort value as a cursor keeps it: text keeps every digit. */
export const cursorValue = (key: SortKey) => `${key.expression}::text`;

/** @param sort as `PageRows` has it */
export const encodeCursor = (sort: string, values: unknown[]) =>
  Buffer.from(JSON.stringify([sort, ...values])).toString('base64url');

/** @throws BAD_USER_INPUT */
function decodeCursor(cursor: string, sort: string, length: number): unknown[] {
  const [known, ...values] = parsedCursor(cursor) ?? [];
  if (typeof known !== 'string')
    throw badInput({ page: '`after` takes the endCursor of a page of the same list' });
  if (known !== sort || values.length !== length)
    throw badInput({ page: 'This cursor belongs to another sort. Start again without `after`.' });
  return values;
}

function parsedCursor(cursor: string): unknown[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) && values.every(isScalar) ? values : undefined;
  } catch {
    return undefined;
  }
}

const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
