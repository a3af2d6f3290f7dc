import type { ResourceMetadata } from './resource.ts';

/** Values of fields of a resource, by their names. */
type Values<Resource extends ResourceMetadata> = Readonly<
  Partial<Record<keyof Resource['fields'] & string, string | number | boolean>>
>;

/**
 * The address of a list, with the records of which fields have values.
 * @param path of the screen
 * @param values ids and choices by the names of fields: others do not compile
 * @example
 * const inOneCity = listAddress<typeof locations>('/locations', { city: 'Springfield' });
 */
export const listAddress = <Resource extends ResourceMetadata>(
  path: `/${string}`,
  values: Values<Resource>,
): `/${string}` => `${path}?${parametersOf('f.', values)}`;

/**
 * The address of a list with the form of a new record, whose fields have values already.
 * @param values by the names of fields: others do not compile; `:id` stands for the record of an action in a manifest
 * @example
 * const newLocation = addAddress<typeof locations>('/locations', { city: 'Springfield' });
 */
export const addAddress = <Resource extends ResourceMetadata>(
  path: `/${string}`,
  values: Values<Resource>,
): `/${string}` => `${path}?add&${parametersOf('set.', values)}`;

const parametersOf = (prefix: string, values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${prefix}${name}=${encodeURIComponent(String(value)).replaceAll('%3A', ':')}`)
    .join('&');
