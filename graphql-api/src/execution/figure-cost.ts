import { findCollection, type Resource } from '../declaration/resource.ts';
import { countedBy, DECLARED_FIGURES } from '../query/aggregate-expression.ts';
import type { SelectedField } from '../query/selection.ts';
import { SORTING, type Tree } from './filter-cost.ts';

/** What JSON adds to a value and its name: quotes, colon, comma, and digits that are stored in binary. */
export const BYTES_AROUND_VALUE = 8;

type Fields = readonly SelectedField[];

/** The filters that figures have of their own. */
export function filtersIn(resource: Resource, fields: Fields): Tree[] {
  return fields.flatMap(({ name, args, fields: inner }) => {
    if (name === 'filtered') return [args['filter'] as Tree, ...filtersIn(resource, inner)];
    return name === DECLARED_FIGURES ? inner.flatMap(figure => filtersOf(resource, figure.name)) : [];
  });
}

function filtersOf(resource: Resource, name: string): Tree[] {
  const figure = resource.figures?.[name];
  if (!figure) return [];
  if (figure.unit === 'share') return [figure.of, figure.in ?? ''].flatMap(of => filtersOf(resource, of));
  const filters = figure.filter ? [figure.filter as Tree] : [];
  if (!('related' in figure)) return filters;
  const { resource: related } = findCollection(resource, figure.related)!;
  return [...filters, { [figure.related]: { some: countedBy(related, figure.figure) } }];
}

/** How often rows are examined for aggregates: those that sort the values do so one field after the other. */
export const passesOf = (fields: Fields): number => 1 + sortingOf(fields);

/** How many aggregates of a field sort its values. */
export const sortingOf = (fields: Fields): number =>
  fields.reduce(
    (count, { name, fields: inner }) => count + (SORTING.includes(name) ? inner.length : sortingOf(inner)),
    0,
  );

/** The bytes of one group's figures. */
export function figureBytes(fields: Fields): number {
  let bytes = 0;
  for (const { key, fields: inner } of fields)
    bytes += key.length + 2 * BYTES_AROUND_VALUE + figureBytes(inner);
  return bytes;
}
