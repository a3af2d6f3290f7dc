import type { Access } from '../auth/access.ts';
import { badInput, forbidden } from '../errors.ts';
import type { Column } from '../kernel/columns.ts';
import {
  inversesOf,
  isSearchable,
  referencesOf,
  resourceOf,
  storedColumns,
  type Resource,
} from '../kernel/resource.ts';
import { columnIn, escapeLike, quote, tableOf, typeOf, type Aliases, type Parameters } from './sql.ts';

/** A filter as GraphQL has checked it: operators by column, filters by relation, and/or/not. */
export type Filter = { [name: string]: unknown };

export interface Scope {
  parameters: Parameters;
  aliases: Aliases;
  access: Access;
}

const COMPARISONS: Record<string, string> = {
  eq: '=',
  ne: 'is distinct from',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
};

/** Deeper filters are refused: nobody writes them, and each level is a subquery. */
const DEEPEST = 8;

/** The condition of a filter on the table `alias`; an empty filter is `true`. */
export function conditionOf(
  filter: Filter,
  resource: Resource,
  alias: string,
  scope: Scope,
  depth = 0,
): string {
  if (depth > DEEPEST) throw badInput({ filter: `A filter may be ${DEEPEST} levels deep at the most` });
  const inner = (part: unknown, of = resource, at = alias) =>
    conditionOf(part as Filter, of, at, scope, depth + 1);
  const parts: string[] = [];

  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined || value === null) continue;
    if (name === 'and') parts.push(...(value as Filter[]).map(part => inner(part)));
    else if (name === 'or')
      parts.push(
        joined(
          (value as Filter[]).map(part => inner(part)),
          'or',
        ) ?? 'false',
      );
    else if (name === 'not') parts.push(`not coalesce(${inner(value)}, false)`);
    else parts.push(namedCondition(name, value as Filter));
  }
  return joined(parts, 'and') ?? 'true';

  function namedCondition(name: string, value: Filter): string {
    const column = storedColumns(resource).find(candidate => candidate.name === name);
    if (column) return columnCondition(column, value);
    const reference = referencesOf(resource).find(candidate => candidate.ref!.property === name);
    if (reference) {
      const target = resourceOf(reference.ref!.entity());
      if (Object.keys(value).some(key => key !== 'id' && key !== target.title)) requireView(target);
      const at = scope.aliases.next();
      return `exists (select from ${tableOf(target, at)} where ${at}.id = ${columnIn(alias, reference)} and ${inner(value, target, at)})`;
    }
    const inverse = inversesOf(resource).find(candidate => candidate.name === name);
    if (!inverse) throw badInput({ filter: `${resource.type} cannot be filtered by ${name}` });
    requireView(inverse.resource);
    const some = (part: unknown) => {
      const at = scope.aliases.next();
      return `exists (select from ${tableOf(inverse.resource, at)} where ${columnIn(at, inverse.column)} = ${alias}.id and ${inner(part, inverse.resource, at)})`;
    };
    const quantified = [value['some'] && some(value['some']), value['none'] && `not ${some(value['none'])}`];
    return (
      joined(
        quantified.filter(part => typeof part === 'string'),
        'and',
      ) ?? 'true'
    );
  }

  function columnCondition(column: Column, operators: Filter): string {
    const left = columnIn(alias, column);
    const add = (value: unknown, type = typeOf(column)) => scope.parameters.add(value, type);
    const conditions = Object.entries(operators).map(([operator, value]) => {
      if (value === undefined) return undefined;
      if (operator === 'isNull') return value ? `${left} is null` : `${left} is not null`;
      if (value === null)
        throw badInput({ [column.name]: `Use isNull to look for a missing ${column.label}` });
      if (operator === 'in') return `${left} = any(${add(value, `${typeOf(column)}[]`)})`;
      if (operator === 'notIn') return `(${left} = any(${add(value, `${typeOf(column)}[]`)})) is not true`;
      if (operator === 'startsWith') return `${left} ilike ${add(`${escapeLike(String(value))}%`)}`;
      if (operator === 'contains')
        return column.kind === 'textList'
          ? `${left} @> array[${add(value, 'text')}]`
          : `${left} ilike ${add(`%${escapeLike(String(value))}%`)}`;
      return `${left} ${COMPARISONS[operator]} ${add(value)}`;
    });
    return (
      joined(
        conditions.filter(part => part !== undefined),
        'and',
      ) ?? 'true'
    );
  }

  function requireView(target: Resource): void {
    if (!scope.access.can(target.resource, 'view')) throw forbidden(`${target.resource}:view`);
  }
}

/** The condition of a search: every word stands somewhere in the record, or in the title of a related one that is searched too. */
export function searchCondition(search: string, resource: Resource, alias: string, scope: Scope): string {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const related = referencesOf(resource).filter(column => column.search);
  return (
    joined(
      words.map(word => {
        const pattern = scope.parameters.add(`%${escapeLike(word)}%`, 'text');
        const places = [
          ...(isSearchable(resource) ? [`${alias}.${quote('search_text')} like ${pattern}`] : []),
          ...related.map(column => {
            const target = resourceOf(column.ref!.entity());
            const at = scope.aliases.next();
            return `${columnIn(alias, column)} in (select ${at}.id from ${tableOf(target, at)} where ${at}.${quote('search_text')} like ${pattern})`;
          }),
        ];
        return joined(places, 'or') ?? 'false';
      }),
      'and',
    ) ?? 'true'
  );
}

function joined(parts: string[], word: 'and' | 'or'): string | undefined {
  if (parts.length === 0) return undefined;
  return parts.length === 1 ? parts[0] : `(${parts.join(` ${word} `)})`;
}
