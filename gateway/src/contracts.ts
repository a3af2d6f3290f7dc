import { readFileSync } from 'node:fs';
import resourcesFile from '@gym/graphql-api/resources.json' with { type: 'json' };
import type { FieldContract, ResourceContract, ResourcesFile } from '@gym/graphql-api';
import { buildSchema, getNamedType, isInputObjectType, isObjectType, type GraphQLSchema } from 'graphql';

/** A field's contract, with what only the schema tells. */
export interface WireField extends FieldContract {
  /** The names inside a value of the kind `json`. */
  keys?: readonly string[];
  /** Taken when a record is created and not afterwards. */
  createOnly?: true;
}

export interface WireContract extends ResourceContract {
  fields: readonly WireField[];
}

/** What the API says of its resources, from the two files that it emits. */
export function readContracts(): WireContract[] {
  const file = new URL('schema.graphql', import.meta.resolve('@gym/graphql-api/resources.json'));
  const schema = buildSchema(readFileSync(file, 'utf8'));
  return (resourcesFile as ResourcesFile).resources.map(contract => ({
    ...contract,
    fields: contract.fields.map(field => completed(field, contract, schema)),
  }));
}

function completed(
  field: FieldContract,
  { type, operations }: ResourceContract,
  schema: GraphQLSchema,
): WireField {
  const record = schema.getType(type);
  const patch = schema.getType(`${type}Patch`);
  const value = isObjectType(record) && getNamedType(record.getFields()[field.name]?.type);
  return {
    ...field,
    ...(field.kind === 'json' && isObjectType(value) && { keys: Object.keys(value.getFields()) }),
    ...(field.writable &&
      operations.includes('update') &&
      isInputObjectType(patch) &&
      !patch.getFields()[field.name] && { createOnly: true as const }),
  };
}
