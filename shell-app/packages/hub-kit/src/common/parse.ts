/**
 * Parses a document that is put together at run time, as definitions do.
 * @example
 * const document = parse(`query Places { locations { totalCount } }`);
 */
export { parse } from 'gql.tada';
