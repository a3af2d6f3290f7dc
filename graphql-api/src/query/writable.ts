import { findColumn, findCollection, findReference, type Resource } from '../declaration/resource.ts';
import { kindOf } from './places.ts';
import type { AnswerField } from './selection.ts';
import { isCappedPage, type ListArguments } from './statement.ts';

/** What a root field reads of a resource. */
export interface Reading {
  resource: Resource;
  of: 'page' | 'record' | 'groups';
}

/** How an answer is written that nobody looks into on its way. */
export type WrittenAs = 'json' | 'table';

/** Whether what is asked of a root field can be written from its rows. */
export function isWritable(
  { resource, of }: Reading,
  fields: readonly AnswerField[],
  as: WrittenAs,
): boolean {
  if (of === 'groups') return fields.every(field => isFigure(field, as));
  if (of === 'record') return as === 'json' && isRecord(resource, fields, as);
  const items = fields.filter(({ name }) => name === 'items');
  return (as === 'json' || items.length === 1) && items.every(field => isRecord(resource, field.fields, as));
}

/** A table has a column for each value, so that a list is none, nor what is the same in every row. */
function isValue({ name, type }: AnswerField, as: WrittenAs): boolean {
  if (name === '__typename') return as === 'json';
  const kind = kindOf(type!);
  return kind !== undefined && (as === 'json' || kind !== 'list');
}

const isFigure = (field: AnswerField, as: WrittenAs): boolean =>
  field.fields.length > 0 ? field.fields.every(inner => isFigure(inner, as)) : isValue(field, as);

/** A function of PostgreSQL takes 100 arguments, and two make a member of an object. */
const MOST_MEMBERS = 50;

const isRecord = (
  resource: Resource,
  fields: readonly AnswerField[],
  as: WrittenAs,
  isInList = false,
): boolean =>
  fields.every(field => {
    if (field.name === '__typename' || findColumn(resource, field.name)) return isValue(field, as);
    const one = findReference(resource, field.name);
    if (one) return field.fields.length <= MOST_MEMBERS && isRecord(one.target, field.fields, as, isInList);
    const inverse = findCollection(resource, field.name);
    if (as !== 'json' || inverse === undefined) return false;
    // Whether a list within a list is truncated is no value of the row.
    if (isInList && isCappedPage(field.args as ListArguments)) return false;
    return isList(inverse.resource, field.fields);
  });

/** PostgreSQL writes lists within records: under the fields' own names, and without cursors. */
const isList = (resource: Resource, fields: readonly AnswerField[]): boolean =>
  areUnderTheirNames(fields) &&
  fields.every(field => {
    if (field.name === 'items') return isRecord(resource, field.fields, 'json', true);
    return field.name !== 'pageInfo';
  });

const areUnderTheirNames = (fields: readonly AnswerField[]): boolean =>
  fields.every(
    ({ key, name, fields: inner }) => key === name && (inner.length === 0 || areUnderTheirNames(inner)),
  );

/** Whether lists are within lists: what can be written of those depends on their arguments. */
export const hasListInList = (fields: readonly AnswerField[], isInList = false): boolean =>
  fields.some(({ name, fields: inner }) =>
    name === 'items' ? isInList || hasListInList(inner, true) : hasListInList(inner, isInList),
  );
