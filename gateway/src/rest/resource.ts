import { snakeCase, type ResourceContract, type FieldContract } from '@gym/graphql-api';
import { documentsOf, type Documents } from './documents.ts';

/** A resource as REST works with it: its contract, its documents, and every spelling under which a field is accepted. */
export interface RestResource extends ResourceContract {
  documents: Documents;
  /** The same without what is embedded from related records, where anything is. */
  ownDocuments: Documents | undefined;
  /** The fields of a response, in order. */
  outputFields: readonly OutputField[];
  byName: ReadonlyMap<string, FieldContract>;
  /** Both cases of the GraphQL and of the wire name. */
  bySpelling: ReadonlyMap<string, FieldContract>;
  /** Names in both cases of the lists of other records that come with one record; read-only. */
  relatedLists: ReadonlySet<string>;
}

/** The lists of other records that custom routes add to one record, by the path of the resource. */
const RELATED_LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['equipment', ['maintenance_records']],
]);

export interface OutputField {
  field: FieldContract;
  /** Where its value may be in a record of GraphQL; the first that is given counts. */
  paths: readonly (readonly string[])[];
}

export function restResource(contract: ResourceContract): RestResource {
  const bySpelling = new Map<string, FieldContract>();
  for (const field of contract.fields)
    for (const spelling of [snakeCase(field.name), camelCase(field.wire), snakeCase(field.wire), field.name])
      if (!bySpelling.has(spelling)) bySpelling.set(spelling, field);
  const own = contract.fields.filter(({ embedded }) => !embedded);
  // A name of the contract wins over another field's second spelling.
  for (const field of contract.fields) bySpelling.set(field.wire, field);
  return {
    ...contract,
    documents: documentsOf(contract),
    ownDocuments: own.length < contract.fields.length ? documentsOf({ ...contract, fields: own }) : undefined,
    outputFields: contract.fields
      .filter(({ read }) => read)
      .map(field => ({
        field,
        paths: [field.read, field.orRead].flatMap(path => (path ? [path.split('.')] : [])),
      })),
    byName: new Map(contract.fields.map(field => [field.name, field])),
    bySpelling,
    relatedLists: new Set((RELATED_LISTS.get(contract.path) ?? []).flatMap(name => [name, camelCase(name)])),
  };
}

/** What messages call a field: `date_of_birth` is Date of birth. */
export function labelOf({ wire }: FieldContract): string {
  const words = snakeCase(wire).replaceAll('_', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}

export const camelCase = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
