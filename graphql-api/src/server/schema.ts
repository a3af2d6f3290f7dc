import 'reflect-metadata';
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import '../resources/index.ts';
import '../history/audit-resolver.ts';
import '../tokens/personal-token-resolver.ts';
import '../saved-queries/saved-query-resolver.ts';
import '../sign-in/sign-in-resolver.ts';
import '../jobs/job-resolver.ts';
import '../documents/document-resolver.ts';
import { addCollectionFilters } from '../declaration/list-types.ts';
import {
  addedResolvers,
  operationOf,
  type ResolverClass,
  type RootOperation,
} from '../resolvers/resolver-class.ts';
import { aggregateResolver } from '../resolvers/aggregate-resolver.ts';
import { collectionResolver, listResolver } from '../resolvers/list-resolver.ts';
import { optionsResolver } from '../resolvers/options-resolver.ts';
import {
  createResolver,
  deleteResolver,
  recordResolver,
  updateResolver,
} from '../resolvers/record-resolvers.ts';
import { searchResolver } from '../resolvers/search-resolver.ts';
import type { Context } from './context.ts';
import { allResources, collectionsOf, type Resource } from '../declaration/resource.ts';
import { permissionRules } from '../declaration/rules.ts';

/** The root fields that a resource offers, and the lists within its records. */
function resourceResolvers(resource: Resource): ResolverClass[] {
  const resolvers = {
    list: [listResolver, aggregateResolver],
    one: [recordResolver],
    create: [createResolver],
    update: [updateResolver],
    delete: [deleteResolver],
  };
  return [
    optionsResolver(resource),
    ...collectionsOf(resource).map(inverse => collectionResolver(resource, inverse)),
    ...resource.operations.flatMap(operation => resolvers[operation].map(make => make(resource))),
  ];
}

/** The schema of every resource, without the permission rules. */
function buildOpenSchema(): GraphQLSchema {
  for (const resource of allResources()) addCollectionFilters(resource);
  const generated = allResources().flatMap(resourceResolvers);
  // Properties of their objects, which TypeGraphQL would else wrap in a resolver each.
  for (const field of getMetadataStorage().fields) field.simple = true;
  return buildSchemaSync({
    resolvers: [searchResolver(), ...addedResolvers(), ...generated],
    validate: false,
    // Apollo Server validates the schema.
    skipCheck: true,
    scalarsMap: [],
  });
}

/** The schema that is served, with a rule for every root field. Operations receive their arguments as GraphQL.js coerced them. */
export function buildSchema(): GraphQLSchema {
  const schema = buildOpenSchema();
  for (const type of [schema.getQueryType()!, schema.getMutationType()!])
    for (const field of Object.values(type.getFields())) {
      const operation = operationOf(field) as RootOperation<unknown> | undefined;
      if (operation)
        field.resolve = (_root, args, context: Context, info) => operation.resolve(args, context, info);
    }
  for (const resource of allResources()) {
    const fields = (schema.getType(resource.type) as GraphQLObjectType).getFields();
    for (const { name } of collectionsOf(resource)) fields[name]!.resolve = defaultFieldResolver;
  }
  addRules(schema);
  return schema;
}

type Resolver = GraphQLFieldResolver<unknown, Context>;
type Check = (resolve: Resolver, ...request: Parameters<Resolver>) => unknown;

/**
 * Puts the rule of each root field before its resolver. graphql-shield wraps every field of each type that it sees, and
 * graphql-middleware would copy the schema: without both, a process starts with a second less of processor time.
 */
function addRules(schema: GraphQLSchema): void {
  const types = [schema.getQueryType()!, schema.getMutationType()!];
  const roots = { getTypeMap: () => Object.fromEntries(types.map(type => [type.name, type])) };
  const rules = permissionRules().generate(roots as GraphQLSchema) as unknown as Record<
    string,
    Record<string, Check | { resolve: Check }>
  >;
  for (const type of types)
    for (const field of Object.values(type.getFields())) {
      const { resolve = defaultFieldResolver } = field;
      const rule = rules[type.name]![field.name]!;
      const check = typeof rule === 'function' ? rule : rule.resolve;
      field.resolve = (...request) => check(resolve, ...request);
    }
}
