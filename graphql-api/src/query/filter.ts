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
import { searchKey } from '../declaration/search-storage.ts';
import { searchTextSql } from '../declaration/storage.ts';
import { requireColumn, requireView } from '../declaration/view-permission.ts';
import { badInput } from '../common/errors.ts';
import { searchedSql } from '../common/normalized-text.ts';
import { quote } from '../common/sql.ts';
import { collectionCondition } from './collection-condition.ts';
import { combination, comparison, joined, NO_CONDITION, type Filter } from './comparison.ts';
import { otherField } from './other-field.ts';
import { requireFewConditions, searchWords } from './filter-limits.ts';
import { rowsOf, type Scope } from './scope.ts';
import { columnIn, escapeLike } from './sql.ts';

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
    const inner = (part: Filter, of: Resource, at: string) => conditionOf(part, of, at, scope, level + 1);
    const other = (of: Pick<Column, 'name' | 'kind'>) => (field: string) =>
      otherField(of, field, resource, alias, scope);
    const column = storedColumns(resource).find(candidate => candidate.name === name);
    if (column) requireColumn(scope.access, column);
    if (column) {
      const left = columnIn(alias, column);
      const condition = comparison(left, column, value, scope, {
        target: () => identified(column, resource),
        field: other(column),
      });
      return isIndexedText(resource, name, value['eqIgnoreCase'])
        ? `(${condition} and ${searchKey(left)} = ${searchKey(scope.parameters.add(value['eqIgnoreCase'], 'text'))})`
        : condition;
    }
    const computed = resource.computedFields?.[name]?.column;
    if (computed) {
      const of = { ...computed, name };
      return comparison(computed.sql(alias, scope), of, value, scope, { field: other(of) });
    }
    const reference = resource.references.find(candidate => candidate.ref!.property === name);
    if (reference) {
      const target = resourceOf(reference.ref!.entity());
      requireView(scope.access, target, Object.keys(value));
      const at = scope.aliases.next();
      const condition = inner(value, target, at);
      if (condition === NO_CONDITION) return NO_CONDITION;
      return `exists (select from ${rowsOf(scope, target, at)} where ${at}.id = ${columnIn(alias, reference)} and ${condition})`;
    }
    const inverse = collectionsOf(resource).find(candidate => candidate.name === name);
    if (!inverse) throw badInput({ filter: `${resource.type} cannot be filtered by ${name}` });
    requireView(scope.access, inverse.resource);
    return collectionCondition(inverse, value, alias, scope, inner);
  }
}

/**
 * Whether the index of a search key finds a text without case. The two ignore case alike for ASCII: letters such as the
 * sigma at the end of a Greek word are one only without case.
 */
const isIndexedText = ({ search }: Resource, name: string, text: unknown): boolean =>
  typeof text === 'string' && /^[ -~]*$/.test(text) && search?.keys?.includes(name) === true;

/** The resource whose records a column identifies: those that it refers to, or the record itself. */
function identified({ name, ref }: Column, resource: Resource): Resource | undefined {
  if (ref) return resourceOf(ref.entity());
  return name === 'id' ? resource : undefined;
}

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
