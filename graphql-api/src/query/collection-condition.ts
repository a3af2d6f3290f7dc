import type { Collection } from '../declaration/resource.ts';
import { havingCondition, type ConditionOf } from './aggregate-expression.ts';
import { joined, NO_CONDITION, requireCondition, type Filter } from './comparison.ts';
import { rowsOf, type Scope } from './scope.ts';
import { columnIn } from './sql.ts';

/**
 * The condition of `some`, `none`, `every` and `aggregate` on the records that refer to a row of the table `alias`.
 */
export function collectionCondition(
  { name: list, resource, column }: Collection,
  filter: Filter,
  alias: string,
  scope: Scope,
  conditionOf: ConditionOf,
): string {
  const conditionAt = (at: string, part: Filter) => conditionOf(part, resource, at, scope);
  const exists = (condition: (at: string) => string) => {
    const at = scope.aliases.next();
    const rows = rowsOf(scope, resource, at);
    return `exists (select from ${rows} where ${columnIn(at, column)} = ${alias}.id and ${condition(at)})`;
  };
  const conditions: Record<string, (part: Filter) => string> = {
    some: part => exists(at => conditionAt(at, part)),
    none: part => `not ${exists(at => conditionAt(at, part))}`,
    every: part => `not ${exists(at => `not coalesce(${conditionAt(at, part)}, false)`)}`,
    aggregate: aggregateCondition,
  };
  const parts = Object.entries(filter).flatMap(([name, part]) => {
    if (part === undefined) return [];
    requireCondition(`${list}.${name}`, part);
    return [conditions[name]!(part as Filter)];
  });
  return joined(parts, 'and') ?? NO_CONDITION;

  /** One pass over the table, or the rows of each record: PostgreSQL chooses between them for `exists`. */
  function aggregateCondition({ filter: part, ...having }: Filter): string {
    const at = scope.aliases.next();
    const rows = `from ${rowsOf(scope, resource, at)}`;
    const reference = columnIn(at, column);
    if (part === null) requireCondition('filter', part);
    const where = part === undefined ? NO_CONDITION : conditionAt(at, part as Filter);
    const condition = havingCondition({ resource, alias: at, scope, conditionOf }, having);
    const groups = scope.aliases.next();
    const hasGroup = (of: string) =>
      `exists (select from (select ${reference} as parent ${rows} where ${where} group by ${reference} having ${of}) ${groups} where ${groups}.parent = ${alias}.id)`;
    // A record without any has no group: the condition is decided once for no rows.
    return `case when (select ${condition} ${rows} where false group by ()) then not ${hasGroup(`(${condition}) is not true`)} else ${hasGroup(condition)} end`;
  }
}
