import { clubRelative, isDate, isRelative, MAX_OPERAND_LENGTH, RELATIVE_FORM } from '@gym/graphql-api';
import { labelOf, type RestResource } from './resource.ts';
import { readValue, WrongValue } from './wire-values.ts';
import { WrongParameters } from './wrong-parameters.ts';

export const LARGEST_PAGE = 1000;
const DEFAULT_PAGE = 25;
const LARGEST_OFFSET = 2_147_483_647;

export interface ListQuery {
  filter: Record<string, object>;
  /** Undefined takes the resource's own order. */
  sort: { field: string; direction: 'ASC' | 'DESC' }[] | undefined;
  search: string | undefined;
  /** Undefined for every row. */
  page: { limit: number; offset: number } | undefined;
  /** The day at whose end the records are read; undefined for the current ones. */
  asOf: string | undefined;
}

type AddError = (parameter: string, message: string) => void;

/**
 * The parameters of a list: page, page_size, sort, q, as_of, and one equality parameter for each field.
 * @throws RestFailure 400 that names each parameter that is unknown or wrong
 */
export function listQuery(resource: RestResource, query: Record<string, unknown>): ListQuery {
  const wrong = new WrongParameters();
  const addError = wrong.add;
  const equalities = single(query, addError);
  const pageText = take(equalities, 'page');
  const pageSize = take(equalities, 'page_size', 'pageSize');
  const sort = take(equalities, 'sort');
  const q = take(equalities, 'q');
  const asOf = take(equalities, AS_OF, 'asOf');
  // Master data has a field `page`: a page that is no number is a value of it.
  const named = pageText !== undefined && !positive(pageText) && resource.bySpelling.get('page')?.filterable;
  const page = named ? undefined : pageText;
  const result: ListQuery = {
    filter: filterOf(resource, named ? equalities.set('page', pageText) : equalities, addError),
    sort: sort ? sortOf(resource, sort, addError) : undefined,
    search: searchOf(q, addError),
    page: pageOf(page, pageSize, addError),
    asOf: dayOf(asOf, addError),
  };
  wrong.reject();
  return result;
}

/**
 * The parameters page and page_size of a list that has no others; its first page without them.
 * @throws RestFailure 400 that names each parameter that is unknown or wrong
 */
export function pageQuery(given: Record<string, unknown>): NonNullable<ListQuery['page']> {
  const wrong = new WrongParameters();
  const addError = wrong.add;
  const parameters = single(given, addError);
  const page = pageOf(take(parameters, 'page'), take(parameters, 'page_size', 'pageSize'), addError);
  for (const name of parameters.keys()) addError(name, `Unknown query parameter: ${name}`);
  wrong.reject();
  return page ?? { limit: DEFAULT_PAGE, offset: 0 };
}

/**
 * The parameter as_of of one record, which has no others.
 * @throws RestFailure 400 that names each parameter that is unknown or wrong
 */
export function asOfQuery(given: Record<string, unknown>): string | undefined {
  const wrong = new WrongParameters();
  const addError = wrong.add;
  const parameters = single(given, addError);
  const asOf = dayOf(take(parameters, AS_OF, 'asOf'), addError);
  for (const name of parameters.keys()) addError(name, `Unknown query parameter: ${name}`);
  wrong.reject();
  return asOf;
}

const AS_OF = 'as_of';

function dayOf(asOf: string | undefined, addError: AddError): string | undefined {
  if (asOf === undefined || isDate(asOf)) return asOf;
  if (!isRelative(asOf)) addError(AS_OF, 'as_of must be a date, yyyy-mm-dd, or relative, such as now-1M/M');
  else if (!clubRelative(asOf)) addError(AS_OF, `as_of must be written as ${RELATIVE_FORM}`);
  return asOf;
}

function searchOf(q: string | undefined, addError: AddError): string | undefined {
  if (q && q.length > MAX_OPERAND_LENGTH)
    addError('q', `q has at most ${MAX_OPERAND_LENGTH.toLocaleString('en-US')} characters`);
  return q?.trim() || undefined;
}

/** The parameters by name: a client may send names that every object inherits, such as `constructor`. */
function single(query: Record<string, unknown>, addError: AddError): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') parameters.set(name, value);
    else addError(name, `${name} is given more than once`);
  }
  return parameters;
}

/** Removes a parameter, under the first of its names that is given. */
function take(parameters: Map<string, string>, ...names: string[]): string | undefined {
  const values = names.map(name => parameters.get(name));
  for (const name of names) parameters.delete(name);
  return values.find(value => value !== undefined);
}

function pageOf(page: string | undefined, size: string | undefined, addError: AddError): ListQuery['page'] {
  if (page === undefined && size === undefined) return undefined;
  const number = positive(page ?? '1');
  const limit = positive(size ?? String(DEFAULT_PAGE));
  if (!limit || limit > LARGEST_PAGE)
    addError('page_size', `page_size must be a whole number from 1 to ${LARGEST_PAGE}`);
  if (!number) addError('page', 'page must be a whole number from 1');
  if (!number || !limit) return undefined;
  const offset = (number - 1) * limit;
  if (offset > LARGEST_OFFSET) addError('page', 'page is too large');
  return { limit, offset };
}

const positive = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : 0);

function sortOf(resource: RestResource, sort: string, addError: AddError): ListQuery['sort'] {
  return sort.split(',').flatMap(part => {
    const key = part.trim();
    const name = key.replace(/^[-+]/, '');
    const field = resource.bySpelling.get(name);
    if (field?.sortable)
      return [{ field: field.name, direction: key.startsWith('-') ? ('DESC' as const) : ('ASC' as const) }];
    addError('sort', `Cannot sort by ${name || 'nothing'}`);
    return [];
  });
}

function filterOf(
  resource: RestResource,
  parameters: ReadonlyMap<string, string>,
  addError: AddError,
): ListQuery['filter'] {
  const filter: ListQuery['filter'] = {};
  for (const [name, text] of parameters) {
    const field = resource.bySpelling.get(name);
    if (!field?.filterable) addError(name, `Unknown query parameter: ${name}`);
    else if (field.kind === 'textList') filter[field.name] = { contains: text };
    else {
      try {
        if (isRelative(text) && (field.kind === 'date' || field.kind === 'dateTime')) {
          if (!clubRelative(text)) throw new WrongValue(`must be written as ${RELATIVE_FORM}`);
          // A whole month has each of its days.
          filter[field.name] = { gte: text, lte: text };
          continue;
        }
        const value = text === '' ? null : readValue(field.kind, text);
        if (value === null && field.kind === 'boolean') throw new WrongValue('must be true or false');
        filter[field.name] = value === null ? { isNull: true } : { eq: value };
      } catch (error) {
        if (!(error instanceof WrongValue)) throw error;
        addError(name, `${labelOf(field)} ${error.message}`);
      }
    }
  }
  return filter;
}
