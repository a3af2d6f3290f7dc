import { Relative } from '../common/date-math.ts';
import { badInput } from '../common/errors.ts';
import type { Column } from '../declaration/column-registry.ts';
import {
  collectionsOf,
  isDeclared,
  isSearchable,
  resourceOf,
  storedColumns,
  titleColumn,
  type Resource,
} from '../declaration/resource.ts';
import type { StatementScope } from '../declaration/resource-options.ts';
import { searchTextSql } from '../declaration/storage.ts';
import { requireColumn, requireView } from '../declaration/view-permission.ts';
import { requireFewConditions, requireIds, requireShortOperand, searchWords } from './filter-limits.ts';
import { composed, foldedSql, searchedSql } from '../common/normalized-text.ts';
import { quote } from '../common/sql.ts';
import { PointInTime } from './point-in-time.ts';
import { CALLER, mentionsCaller } from './caller-operand.ts';
import { Aliases, columnIn, escapeLike, Parameters, tableOf, typeOf } from './sql.ts';

/** A filter as GraphQL has checked it: operators by column, filters by relation, and/or/not. */
export type Filter = { [name: string]: unknown };

/** The permissions that show fields, by type and field: `Trainer.salary`. */
export type HiddenFields = ReadonlyMap<string, string>;

/** What is collected while a statement is built. */
export interface Scope extends StatementScope {
  aliases: Aliases;
  pointInTime?: PointInTime;
  /** The sensitive fields that are null for the caller, with the permission that shows them. */
  hidden: Map<string, string>;
  /** In a table: the most rows of a list that the query does not limit, of which all are read. */
  wholeLists?: number;
}

/**
 * An empty statement of a caller.
 * @param asOf the day at whose end the rows are read, `yyyy-mm-dd`; the current rows unless given
 */
export function newScope({ access }: Pick<Scope, 'access'>, asOf?: string | null): Scope {
  const parameters = new Parameters();
  const pointInTime = asOf ? new PointInTime(asOf, parameters) : undefined;
  return { parameters, aliases: new Aliases(), access, pointInTime, hidden: new Map() };
}

/** The rows of a resource in a from clause. */
export const rowsOf = ({ pointInTime }: Scope, resource: Resource, alias: string): string =>
  pointInTime ? `${pointInTime.table(resource)} ${alias}` : tableOf(resource, alias);

/** Completes a statement with the earlier rows that it reads. */
export const completeSql = ({ pointInTime }: Scope, sql: string): string => (pointInTime?.with() ?? '') + sql;

const COMPARISONS: Record<string, string> = {
  eq: '=',
  ne: 'is distinct from',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
};

/** Levels of a filter: each one is a subquery. */
const MAX_DEPTH = 8;

/** The condition of a filter on the table `alias`; an empty filter is `true`. */
export function conditionOf(
  filter: Filter,
  resource: Resource,
  alias: string,
  scope: Scope,
  depth = 0,
): string {
  if (depth === 0) requireFewConditions(filter);
  return combination(filter, namedCondition, depth);

  function namedCondition(name: string, value: Filter, level: number): string {
    const inner = (of: Resource, at: string, part: unknown) =>
      conditionOf(part as Filter, of, at, scope, level + 1);
    const column = storedColumns(resource).find(candidate => candidate.name === name);
    if (column) requireColumn(scope.access, column);
    if (column)
      return comparison(columnIn(alias, column), column, value, scope, () => identified(column, resource));
    const computed = resource.computedFields?.[name]?.column;
    if (computed) return comparison(computed.sql(alias, scope), { ...computed, name }, value, scope);
    const reference = resource.references.find(candidate => candidate.ref!.property === name);
    if (reference) {
      const target = resourceOf(reference.ref!.entity());
      requireView(scope.access, target, Object.keys(value));
      const at = scope.aliases.next();
      const condition = inner(target, at, value);
      if (condition === NO_CONDITION) return NO_CONDITION;
      return `exists (select from ${rowsOf(scope, target, at)} where ${at}.id = ${columnIn(alias, reference)} and ${condition})`;
    }
    const inverse = collectionsOf(resource).find(candidate => candidate.name === name);
    if (!inverse) throw badInput({ filter: `${resource.type} cannot be filtered by ${name}` });
    requireView(scope.access, inverse.resource);
    const some = (part: unknown) => {
      const at = scope.aliases.next();
      return `exists (select from ${rowsOf(scope, inverse.resource, at)} where ${columnIn(at, inverse.column)} = ${alias}.id and ${inner(inverse.resource, at, part)})`;
    };
    const quantified = Object.entries(value).flatMap(([quantifier, part]) => {
      if (part === undefined) return [];
      requireCondition(`${name}.${quantifier}`, part);
      return quantifier === 'some' ? [some(part)] : [`not ${some(part)}`];
    });
    return joined(quantified, 'and') ?? NO_CONDITION;
  }
}

/** The condition of an empty filter: all records, also those without a related one. */
const NO_CONDITION = 'true';

/**
 * Joins the conditions of a filter, its and, or and not; `named` makes those of every other name.
 */
export function combination(
  filter: Filter,
  named: (name: string, value: Filter, level: number) => string,
  level = 0,
): string {
  if (level > MAX_DEPTH) throw badInput({ filter: `A filter may be ${MAX_DEPTH} levels deep at the most` });
  const inner = (part: unknown) => combination(part as Filter, named, level + 1);
  const all = (parts: unknown) => (parts as Filter[]).map(inner);
  const parts: string[] = [];

  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    requireCondition(name, value);
    if (name === 'and') parts.push(...all(value));
    // Without duplicates: alternatives that are all empty are no condition.
    else if (name === 'or') parts.push(joined([...new Set(all(value))], 'or') ?? 'false');
    else if (name === 'not') parts.push(`not coalesce(${inner(value)}, false)`);
    else parts.push(named(name, value as Filter, level));
  }
  return (
    joined(
      parts.filter(part => part !== NO_CONDITION),
      'and',
    ) ?? NO_CONDITION
  );
}

/** @throws BAD_USER_INPUT for null, which would look like a condition and be none */
export function requireCondition(name: string, value: unknown): void {
  if (value === null)
    throw badInput({ filter: `The filter ${name} is null. Leave it out, or give it a condition.` });
}

/** The resource whose records a column identifies: those that it refers to, or the record itself. */
function identified({ name, ref }: Column, resource: Resource): Resource | undefined {
  if (ref) return resourceOf(ref.entity());
  return name === 'id' ? resource : undefined;
}

/**
 * The condition of operators on an expression that has the kind of value that `column` has.
 * @param target the resource whose records an id identifies
 */
export function comparison(
  left: string,
  column: Pick<Column, 'name' | 'label' | 'kind' | 'bigint'>,
  operators: Filter,
  { parameters, access }: Pick<StatementScope, 'parameters' | 'access'>,
  target: () => Resource | undefined = () => undefined,
): string {
  const type = typeOf(column);
  const operand = (value: unknown) => {
    const idOfCaller = column.kind === 'id' && mentionsCaller(value) ? target()?.idOfCaller : undefined;
    const ids = idOfCaller && Array.isArray(value) ? value.filter(id => id !== CALLER) : value;
    const isCaller = idOfCaller !== undefined && ids === CALLER;
    if (column.kind === 'id' && !isCaller) requireIds(column, ids);
    const given = () => parameters.add(ids, Array.isArray(ids) ? `${type}[]` : type);
    if (!idOfCaller) return given();
    const caller = `coalesce((${idOfCaller(parameters.add(access.user!.id, 'int'))}), ${NOBODY})`;
    return isCaller ? caller : `(${given()} || ${caller})`;
  };
  const conditions = Object.entries(operators).map(([operator, given]) => {
    const value = composed(compared(operator, given));
    if (value === undefined) return undefined;
    if (operator === 'isNull' && value !== null) return value ? `${left} is null` : `${left} is not null`;
    requireShortOperand(column, value);
    if (value === null) throw badInput({ [column.name]: `Use isNull to look for a missing ${column.label}` });
    if (operator === 'in') return `${left} = any(${operand(value)})`;
    if (operator === 'notIn') return `(${left} = any(${operand(value)})) is not true`;
    if (operator === 'startsWith')
      return containsFolded(left, parameters.add(`${escapeLike(String(value))}%`, type));
    if (operator === 'contains')
      return column.kind === 'textList'
        ? `${left} @> array[${parameters.add(value, 'text')}]`
        : containsFolded(left, parameters.add(`%${escapeLike(String(value))}%`, type));
    return `${left} ${COMPARISONS[operator]} ${operand(value)}`;
  });
  return (
    joined(
      conditions.filter(part => part !== undefined),
      'and',
    ) ?? NO_CONDITION
  );
}

/** What a relative time is compared as: its end, where the comparison is with what is after it. */
function compared(operator: string, given: unknown): unknown {
  if (Array.isArray(given)) return given.map(part => compared(operator, part));
  if (!(given instanceof Relative)) return given;
  return operator === 'lte' || operator === 'gt' ? given.end : given.start;
}

/** The id of no record. */
const NOBODY = 0;

const containsFolded = (text: string, pattern: string) => `${foldedSql(text)} like ${foldedSql(pattern)}`;

/** The condition of a search: the record, or the title of a related record that is searched too, contains every word. */
export function searchCondition(search: string, resource: Resource, alias: string, scope: Scope): string {
  if (!isSearchable(resource)) return 'false';
  const matches = (word: string) => {
    const pattern = searchedSql(scope.parameters.add(`%${start(word)}${escapeLike(word)}%`, 'text'));
    return textMatches(resource, alias, pattern, scope);
  };
  const words = joined(searchWords(search).map(matches), 'and') ?? 'true';
  // A phone number is searched with the separators that were entered, and without them.
  const digits = /^[\d\s()+./-]+$/.test(search) ? search.replaceAll(/\D/g, '') : '';
  return digits.length < 3 || digits === search.trim() ? words : `(${words} or ${matches(digits)})`;
}

/** One letter or two are looked for where words begin: anywhere else, no index finds them, and they occur everywhere. */
const start = (word: string) => (word.length < 3 ? ' ' : '');

/** Callers who may not view a resource find its records by their titles only, which selectors show. */
function textMatches(resource: Resource, alias: string, pattern: string, { access }: Scope): string {
  const text = isDeclared(resource) ? `${alias}.${quote('search_text')}` : searchTextSql(resource, alias);
  const found = `${text} like ${pattern}`;
  if (access.can(resource.resource, 'view')) return found;
  return `(${found} and ' ' || ${searchedSql(`${columnIn(alias, titleColumn(resource))}::text`)} like ${pattern})`;
}

function joined(parts: string[], word: 'and' | 'or'): string | undefined {
  if (parts.length === 0) return undefined;
  return parts.length === 1 ? parts[0] : `(${parts.join(` ${word} `)})`;
}
