import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceContract } from '@gym/graphql-api';
import { buildSchema, getNamedType, type GraphQLObjectType, isObjectType } from 'graphql';
import { checkout } from '../../launch/data-dir.ts';
import { contracts } from '../../src/contracts.ts';

const file = join(checkout, 'graphql-api/schema.graphql');

/** The schema as it is published, built apart from the server. */
export const schema = buildSchema(readFileSync(file, 'utf8'));

export const queryType = schema.getQueryType()!;
export const mutationType = schema.getMutationType()!;

const byType = new Map(contracts.map(contract => [contract.type, contract]));

/** The resource whose records a type holds. */
export const resourceOfType = (type: string): ResourceContract | undefined => byType.get(type);

/** How a root field reads a resource. */
export interface RootRead {
  resource: ResourceContract;
  of: 'record' | 'list' | 'groups' | 'options';
}

const rootReads = new Map(
  contracts.flatMap((resource): [string, RootRead][] => [
    [resource.singular, { resource, of: 'record' }],
    [resource.plural, { resource, of: 'list' }],
    [`${resource.plural}Aggregate`, { resource, of: 'groups' }],
    [`${resource.singular}Options`, { resource, of: 'options' }],
  ]),
);

export const rootReadOf = (field: string): RootRead | undefined => rootReads.get(field);

const ACTIONS = { create: 'add', update: 'edit', delete: 'delete' } as const;

/** What a mutation of a resource's record takes; undefined for the others. */
export function actionOf(
  mutation: string,
): { resource: string; action: 'add' | 'edit' | 'delete' } | undefined {
  const [, verb, type] = /^(create|update|delete)([A-Z]\w+)$/.exec(mutation) ?? [];
  const contract = resourceOfType(type ?? '');
  return contract && { resource: contract.resource, action: ACTIONS[verb as keyof typeof ACTIONS] };
}

/** The resource that a to-one or to-many field of a record leads to. */
export function relationOf(
  type: GraphQLObjectType,
  name: string,
): { resource: ResourceContract; many: boolean } | undefined {
  const found = type.getFields()[name];
  const target = found && getNamedType(found.type);
  if (!isObjectType(target)) return undefined;
  const page = /^(.+)(?:Page|ListAggregate)$/.exec(target.name)?.[1];
  const resource = resourceOfType(page ?? target.name);
  return resource && { resource, many: page !== undefined };
}

const titles = new Map<string, string>();
for (const contract of contracts)
  for (const field of contract.fields) {
    const [property, name] = field.read?.split('.') ?? [];
    if (field.embedded || !property || !name) continue;
    const relation = relationOf(schema.getType(contract.type) as GraphQLObjectType, property);
    if (relation) titles.set(relation.resource.type, name);
  }

/** The field by which records of others name a resource's record; it is open with `id` to everybody who sees those. */
export const titleOf = (resource: ResourceContract): string | undefined => titles.get(resource.type);
