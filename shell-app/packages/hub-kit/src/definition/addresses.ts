import type { FIGURE } from './derive-fields.ts';
import type { FieldName, FigureName, ResourceMetadata } from './resource.ts';

type TextOf<Metadata> = Metadata extends { values: readonly (infer Value)[] } ? Value : string;

/**
 * Days from and to, both included, `yyyy-mm-dd` or relative; an end that is missing is open.
 * @example
 * const thisMonth: DayRange = { from: 'now/M', to: 'now/d' };
 */
export interface DayRange {
  from?: string;
  to?: string;
}

/** The value by which the address of a list filters a field: an id, one or some of its choices, or days. */
type FilterValue<Metadata> = Metadata extends { ref: unknown }
  ? string | number
  : Metadata extends { kind: 'choice' | 'textList' }
    ? TextOf<Metadata> | readonly TextOf<Metadata>[]
    : Metadata extends { kind: 'date' | 'dateTime' }
      ? DayRange
      : never;

/** The value that the address of a form enters into a field. */
type FirstValue<Metadata> = Metadata extends { ref: unknown }
  ? string | number
  : Metadata extends { kind: 'boolean' }
    ? boolean
    : Metadata extends { kind: 'money' | 'number' | 'int' }
      ? number
      : Metadata extends { kind: 'textList' | 'json' }
        ? never
        : TextOf<Metadata>;

/** Nothing is assignable to it if the type of the resource is not given. */
type Given<Resource, Values> = [Resource] extends [never] ? never : Values;

/**
 * The address of a list, with the records of which fields have values.
 * @param path of the screen
 * @param values ids, choices and days by the names of fields, and the figure in which the records count: others do not
 *   compile
 * @example
 * const underRepair = listAddress<typeof locations>('/locations', { status: 'maintenance' });
 */
export const listAddress = <Resource extends ResourceMetadata = never>(
  path: `/${string}`,
  values: Given<
    Resource,
    { readonly [Name in FieldName<Resource>]?: FilterValue<Resource['fields'][Name]> } & {
      readonly [FIGURE]?: FigureName<Resource>;
    }
  >,
): `/${string}` => `${path}?${parametersOf('f.', values)}`;

/**
 * The address of a list with the form of a new record, whose fields have values already.
 * @param values by the names of fields: others do not compile; `:id` stands for the record of an action in a manifest
 * @example
 * const newLocation = addAddress<typeof locations>('/locations', { city: 'Springfield' });
 */
export const addAddress = <Resource extends ResourceMetadata = never>(
  path: `/${string}`,
  values: Given<Resource, { readonly [Name in FieldName<Resource>]?: FirstValue<Resource['fields'][Name]> }>,
): `/${string}` => `${path}?add&${parametersOf('set.', values)}`;

/** The values as search parameters: `f.status=active` for the prefix `f.`. */
export const parametersOf = (prefix: string, values: object): string =>
  Object.entries(values)
    .flatMap(([name, value]: [string, unknown]) =>
      textsOf(value).map(text => `${prefix}${name}=${encodeURIComponent(text).replaceAll('%3A', ':')}`),
    )
    .join('&');

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'object' || value === null) return [String(value)];
  const { from = '', to = '' } = value as DayRange;
  return [`${from}..${to}`];
}
