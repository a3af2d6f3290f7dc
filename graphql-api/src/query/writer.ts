import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../server/context.ts';
import { findColumn, findCollection, findReference, type Resource } from '../declaration/resource.ts';
import { columnsOf, kindOf, objectWriter, type Place, type Write, type WrittenRow } from './places.ts';
import { countRecords } from './reader.ts';
import type { ResponseSize } from '../common/response-size.ts';
import { answerFields, pageSelection, recordSelection, type AnswerField } from './selection.ts';
import { Source } from './join-builder.ts';
import { quote } from '../common/sql.ts';
import { output } from './sql.ts';
import {
  cursorValue,
  encodeCursor,
  LARGEST_PAGE,
  LARGEST_TABLE_PAGE,
  Statement,
  type ListArguments,
} from './statement.ts';

/*
 * Answers are written straight from the rows, as these arrive: no objects are made of them, no resolver is asked for
 * their fields. `writable.ts` says what can be answered so; the rest is read by `reader.ts`.
 */

/** Part of an answer, in UTF-8 where it has been encoded. */
export type Piece = string | Buffer;

/** The value of a root field, in JSON. */
export class WrittenAnswer {
  constructor(readonly pieces: readonly Piece[]) {}
}

/** The rows of a root field as lines of a table. */
export class WrittenTable {
  constructor(
    readonly lines: readonly Piece[],
    readonly rows: number,
    /** Of a page, where it was asked for. */
    readonly totalCount?: number,
    readonly pageInfo?: { hasNextPage: boolean; endCursor: string | null },
  ) {}
}

/** Writes a page as it was asked for. */
export async function writePage(
  resource: Resource,
  args: ListArguments,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<WrittenAnswer | WrittenTable> {
  const page = pagePlan(resource, args, context, info);
  const { fields } = page;
  const lines = linesFor(context, () => page.items[0]!.places);
  const lists = lines
    ? []
    : page.items.map(({ key, write }) => ({ key, rows: new JsonRows(write, context.responseSize) }));
  let found = 0;
  let first: WrittenRow | undefined;
  let last: WrittenRow | undefined;
  const endCursor = () =>
    last
      ? encodeCursor(
          page.cursorSort,
          page.cursor!.map(at => last![at]),
        )
      : null;
  const onRow = (row: WrittenRow) => {
    first ??= row;
    if (++found > page.limit) return;
    last = row;
    reportMore(page.nested, row, context);
    lines?.add(row);
    for (const { rows } of lists) rows.add(row);
  };
  const { after, offset } = args.page ?? {};
  if (context.readsOn && page.cursor && after && !offset) {
    // Who asks for what, but for where the page begins.
    const { user, tokenId } = context.access;
    const asked = [user?.id, tokenId, page.table, page.order, args.filter, args.search];
    const behind = (cursor: string | null) => JSON.stringify([...asked, cursor]);
    const { sql, values, fetched: rows, fetchedPlace: rowsPlace } = page;
    const part = { sql, values, rows, rowsPlace, beginning: behind(after) };
    await context.db.streamPart({ ...part, beginningOfNext: () => behind(endCursor()) }, onRow);
  } else await context.db.stream(page.sql, page.values, onRow, context.responseSize);

  const pageInfo = page.cursor && { hasNextPage: found > page.limit, endCursor: endCursor() };
  const counted = async (at: number) => {
    if (first) return Number(first[at]);
    return page.skipsRows ? countRecords(resource, args, context) : 0;
  };
  const totalCount = page.total === undefined ? undefined : await counted(page.total);
  if (lines) return new WrittenTable(lines.pieces(), Math.min(found, page.limit), totalCount, pageInfo);
  const { limit, reportsMore } = page;
  if (reportsMore && found > limit)
    context.truncations.add({
      path: String(info.path.key),
      returned: limit,
      limit,
      ...(totalCount !== undefined && { total: totalCount }),
    });
  const json: Record<string, (field: AnswerField) => readonly Piece[]> = {
    items: ({ key }) => lists.find(list => list.key === key)!.rows.pieces(),
    totalCount: () => [String(totalCount)],
    pageInfo: field => {
      const values: Record<string, unknown> = { ...pageInfo, __typename: 'PageInfo' };
      return object(field.fields, inner => [JSON.stringify(values[inner.name])]);
    },
    __typename: () => [`"${resource.type}Page"`],
  };
  return new WrittenAnswer(object(fields, field => json[field.name]!(field)));
}

/** The statement that answers a page, and what is made of its rows. */
type PagePlan = ReturnType<WrittenStatement['page']>;

/** Plans by what is asked for under which permissions, and by the arguments. */
const pagePlans = new WeakMap<object, WeakMap<ListArguments, PagePlan>>();

/** Where arguments come again, so does the plan. */
function pagePlan(
  resource: Resource,
  args: ListArguments,
  context: Context,
  info: GraphQLResolveInfo,
): PagePlan {
  const selection = pageSelection(resource, info, context.access);
  let byArguments = pagePlans.get(selection);
  if (!byArguments) pagePlans.set(selection, (byArguments = new WeakMap()));
  let plan = byArguments.get(args);
  if (!plan) {
    // A table and a page in JSON never have the same object of arguments, so that neither takes the other's limit.
    const most = typeof context.answers === 'function' ? LARGEST_TABLE_PAGE : LARGEST_PAGE;
    plan = new WrittenStatement(context, String(info.path.key)).page(
      resource,
      args,
      answerFields(info),
      most,
    );
    byArguments.set(args, plan);
  }
  return plan;
}

/** Writes the record of a number, or null. */
export async function writeRecord(
  resource: Resource,
  id: number,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<WrittenAnswer> {
  const selection = recordSelection(resource, info, context.access);
  let plan = recordPlans.get(selection);
  if (!plan) {
    plan = new WrittenStatement(context, String(info.path.key)).record(resource, answerFields(info));
    recordPlans.set(selection, plan);
  }
  let json = 'null';
  const { responseSize } = context;
  const onRow = (row: WrittenRow) => {
    json = plan.write(row);
    reportMore(plan.nested, row, context);
    responseSize.addSerialized(Buffer.byteLength(json));
  };
  await context.db.stream(plan.sql, plan.values.with(plan.idPlace, id), onRow, responseSize);
  return new WrittenAnswer([json]);
}

/** A list within a record that may have more rows than the response shows. */
interface NestedLimit {
  path: string;
  limit: number;
  /** Where in a row it says whether there are more. */
  at: number;
}

function reportMore(nested: readonly NestedLimit[], row: WrittenRow, { truncations }: Context): void {
  for (const { path, limit, at } of nested)
    if (row[at] === 't') truncations.add({ path, returned: limit, limit });
}

/** Which of the rows of a statement are returned. */
export interface RowLimit {
  path: string;
  limit: number;
  /** Whether a row beyond the limit is fetched, and reported. */
  reportsMore: boolean;
  /** Where in a row it says how many there are in all, if that is requested. */
  totalAt?: number;
}

/** Writes a list of such rows, in JSON or as a table. */
export async function writeRows(
  places: readonly Place[],
  sql: string,
  values: unknown[],
  context: Context,
  { path, limit, reportsMore, totalAt }: RowLimit,
): Promise<WrittenAnswer | WrittenTable> {
  const lines = linesFor(context, () => places);
  const list = new JsonRows(objectWriter(places), context.responseSize);
  let found = 0;
  let total: number | undefined;
  await context.db.stream(
    sql,
    values,
    row => {
      total ??= totalAt === undefined ? undefined : Number(row[totalAt]);
      if (++found <= limit) (lines ?? list).add(row);
    },
    context.responseSize,
  );
  if (lines) return new WrittenTable(lines.pieces(), Math.min(found, limit));
  if (reportsMore && found > limit)
    context.truncations.add({ path, returned: limit, limit, ...(total !== undefined && { total }) });
  return new WrittenAnswer(list.pieces());
}

const object = (
  fields: readonly AnswerField[],
  write: (field: AnswerField) => readonly Piece[],
): readonly Piece[] => [
  '{',
  ...fields.flatMap((field, index) => [`${index === 0 ? '' : ','}"${field.key}":`, ...write(field)]),
  '}',
];

/** So many characters are encoded at once: a text that is put together takes far more memory than its length. */
const ENCODED_AT = 16_384;

/** A text that is put together of many. */
class Text {
  private readonly encoded: Buffer[] = [];
  private rest = '';

  constructor(private readonly size: ResponseSize) {}

  get isEmpty(): boolean {
    return this.rest === '' && this.encoded.length === 0;
  }

  add(text: string): void {
    this.rest += text;
    if (this.rest.length < ENCODED_AT) return;
    const encoded = Buffer.from(this.rest);
    this.rest = '';
    this.encoded.push(encoded);
    this.size.addSerialized(encoded.length);
  }

  pieces(): readonly Piece[] {
    // In characters: their bytes would be counted once more when they are sent, and these are few.
    this.size.addSerialized(this.rest.length);
    return [...this.encoded, this.rest];
  }
}

/** Rows as the members of a list in JSON. */
class JsonRows {
  private readonly text: Text;

  constructor(
    private readonly write: Write,
    size: ResponseSize,
  ) {
    this.text = new Text(size);
  }

  add(row: WrittenRow): void {
    this.text.add(this.text.isEmpty ? this.write(row) : `,${this.write(row)}`);
  }

  pieces(): readonly Piece[] {
    return ['[', ...this.text.pieces(), ']'];
  }
}

/** Rows as the lines of a table. */
class Lines {
  private readonly text: Text;

  constructor(
    private readonly write: Write,
    size: ResponseSize,
  ) {
    this.text = new Text(size);
  }

  add(row: WrittenRow): void {
    this.text.add(this.write(row));
  }

  pieces(): readonly Piece[] {
    return this.text.pieces();
  }
}

/** The writer of a table's lines, if that is how this is answered. */
const linesFor = ({ answers, responseSize }: Context, places: () => readonly Place[]) =>
  typeof answers === 'function' ? new Lines(answers(columnsOf(places())), responseSize) : undefined;

/** The statement that answers one record, but for its number. */
type RecordPlan = ReturnType<WrittenStatement['record']>;

const recordPlans = new WeakMap<object, RecordPlan>();

/** Builds a statement whose rows are written as they are. */
class WrittenStatement extends Statement {
  private readonly nested: NestedLimit[] = [];

  /** @param path of the root field in the response */
  constructor(
    context: Pick<Context, 'access'>,
    private readonly path: string,
  ) {
    super(context);
  }

  /** @param most the largest page there is */
  page(resource: Resource, args: ListArguments, fields: readonly AnswerField[], most: number) {
    const source = new Source(resource, this.scope);
    const isAsked = (name: string) => fields.some(field => field.name === name);
    const wanted = { items: isAsked('items'), pageInfo: isAsked('pageInfo') };
    const items = fields
      .filter(({ name }) => name === 'items')
      .map(({ key, fields: inner }) => {
        const places = this.places(source, inner, this.path);
        return { key, places, write: objectWriter(places) };
      });
    const total = isAsked('totalCount') ? source.add(`(${this.countSql(resource, args)})`) : undefined;
    const { clause, keys, ...rows } = this.rows(source, args, wanted, undefined, most);
    const cursor = wanted.pageInfo ? keys.map(key => source.add(cursorValue(key))) : undefined;
    const table = `${source.list()} from ${source.from()}`;
    const sql = `select ${table} ${clause}`;
    return { ...rows, fields, table, sql, values: this.values, items, total, cursor, nested: this.nested };
  }

  record(resource: Resource, fields: readonly AnswerField[]) {
    const source = new Source(resource, this.scope);
    const write = objectWriter(this.places(source, fields, this.path));
    return { ...this.one(source), write, nested: this.nested };
  }

  private places(source: Source, fields: readonly AnswerField[], path: string): Place[] {
    return fields.map((field): Place => {
      const { key, name } = field;
      if (name === '__typename') return { key, kind: 'constant', text: `"${source.resource.type}"` };
      const column = findColumn(source.resource, name);
      if (column) return { key, kind: kindOf(field.type!)!, at: source.add(output(source.alias, column)) };
      const one = findReference(source.resource, name);
      if (!one) {
        const list = this.listJson(source, field, (limit, more) =>
          this.nested.push({ path: `${path}.${key}`, limit, at: source.add(more) }),
        );
        return { key, kind: 'json', at: source.add(list) };
      }
      const joined = source.join(one.column, one.target);
      const id = joined.add(`${joined.alias}.id`);
      return { key, kind: 'object', id, places: this.places(joined, field.fields, `${path}.${name}`) };
    });
  }

  /** A list that hangs on a record, as PostgreSQL writes it into JSON, under the fields' own names. */
  private listJson(parent: Source, field: AnswerField, report?: ReportMore): string {
    const { resource, column } = findCollection(parent.resource, field.name)!;
    const args = field.args as ListArguments;
    const belongs = `$.${quote(column.column!)} = ${parent.alias}.id`;
    const parts: Record<string, (part: AnswerField) => string> = {
      items: ({ fields }) => this.itemsJson(resource, args, belongs, fields, report),
      // Beside the rows, since a page behind the last one has none to carry it.
      totalCount: () => `(${this.countSql(resource, args, belongs)})`,
      __typename: () => `'${resource.type}Page'`,
    };
    if (!field.fields.some(({ name }) => name === 'items')) this.checkPage(resource, args);
    return jsonObject(field.fields.map(part => [part.name, parts[part.name]!(part)]));
  }

  /** Rejects a wrong page or sort although no rows are selected. The statement made for it is not sent. */
  private checkPage(resource: Resource, args: ListArguments): void {
    const unsent = new Statement(this.scope);
    unsent.rows(new Source(resource, unsent.scope), args, { items: false, pageInfo: false });
  }

  private itemsJson(
    resource: Resource,
    args: ListArguments,
    belongs: string,
    fields: readonly AnswerField[],
    report?: ReportMore,
  ): string {
    const source = new Source(resource, this.scope);
    const named = this.namedValues(source, fields);
    const { clause, limit, reportsMore, more } = this.rows(
      source,
      args,
      { items: true, pageInfo: false, isFinal: true },
      belongs,
    );
    if (reportsMore) report?.(limit, more(source.from()));
    const list = named.map(([name, value]) => `${value} as ${quote(name)}`).join(', ');
    return `(select coalesce(json_agg(list), '[]') from (select ${list} from ${source.from()} ${clause}) list)`;
  }

  private namedValues(source: Source, fields: readonly AnswerField[]): NamedValue[] {
    return fields.map((field): NamedValue => {
      const { name } = field;
      if (name === '__typename') return [name, `'${source.resource.type}'`];
      const column = findColumn(source.resource, name);
      if (column) {
        const value = output(source.alias, column);
        return [name, column.kind === 'id' ? `${value}::text` : value];
      }
      const one = findReference(source.resource, name);
      if (!one) return [name, this.listJson(source, field)];
      const joined = source.join(one.column, one.target);
      const object = jsonObject(this.namedValues(joined, field.fields));
      return [name, `case when ${joined.alias}.id is not null then ${object} end`];
    });
  }
}

/** Takes the limit of a list, and the condition in SQL that it has more rows. */
type ReportMore = (limit: number, more: string) => void;

/** A field's own name, and its value in SQL. */
type NamedValue = [name: string, value: string];

const jsonObject = (values: readonly NamedValue[]) =>
  `json_build_object(${values.map(([name, value]) => `'${name}', ${value}`).join(', ')})`;
