import 'reflect-metadata';
import {
  defaultFieldResolver,
  extendSchema,
  parse,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import '../resources/index.ts';
import '../history/audit-resolver.ts';
import '../tokens/personal-token-resolver.ts';
import '../query-schedules/query-schedule-resolver.ts';
import '../saved-queries/saved-query-resolver.ts';
import '../saved-queries/query-cost-resolver.ts';
import '../list-views/list-view-resolver.ts';
import '../pinned-charts/pinned-chart-resolver.ts';
import '../sign-in/sign-in-resolver.ts';
import '../jobs/job-resolver.ts';
import '../documents/document-resolver.ts';
import { bulkDeleteResolver, bulkUpdateResolver } from '../resources/bulk-operations/bulk-resolvers.ts';
import { AGGREGATE_TYPES } from '../declaration/aggregate-types.ts';
import { BUCKET_TYPES } from '../declaration/date-buckets.ts';
import { FILTER_TYPES } from '../declaration/filter-types.ts';
import { addedResolvers, type ResolverClass, type RootField } from '../resolvers/resolver-class.ts';
import { aggregateResolver } from '../resolvers/aggregate-resolver.ts';
import { collectionFields, listResolver } from '../resolvers/list-resolver.ts';
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

/** The root fields that a resource offers. */
function rootFieldsOf(resource: Resource): RootField[] {
  const resolvers = {
    list: [listResolver, aggregateResolver],
    one: [recordResolver],
    create: [createResolver],
    update: [updateResolver, bulkUpdateResolver],
    delete: [deleteResolver, bulkDeleteResolver],
  };
  return [
    optionsResolver(resource),
    ...resource.operations.flatMap(operation => resolvers[operation].map(make => make(resource))),
  ];
}

/** The schema of the hand-written resolvers, with the types of all records. */
function buildWrittenSchema(resolvers: readonly ResolverClass[], entities: readonly ResolverClass[]) {
  const { fields, inputTypes, objectTypes } = getMetadataStorage();
  // Properties of their objects, which TypeGraphQL would else wrap in a resolver each.
  for (const field of fields) field.simple = true;
  const outputs = new Set(objectTypes.map(({ target }) => target));
  const jsonTypes = inputTypes.map(({ target }) => target).filter(target => outputs.has(target));
  return buildSchemaSync({
    resolvers: resolvers as NonEmptyArray<ResolverClass>,
    orphanedTypes: [...entities, ...jsonTypes],
    validate: false,
    // Apollo Server validates the schema.
    skipCheck: true,
    scalarsMap: [],
  });
}

const extension = (type: string, field: string) => `extend type ${type} { ${field} }`;

/** What the declarations of resources add to the schema. */
function generatedSdl(fields: readonly RootField[]): string {
  // Resources with one entity have the types of the first.
  const types = new Map<string, string>();
  for (const { name, sdl } of [
    ...FILTER_TYPES,
    ...BUCKET_TYPES,
    ...AGGREGATE_TYPES,
    ...fields.flatMap(({ types }) => types),
  ])
    if (!types.has(name)) types.set(name, sdl);
  const rootFields = fields.map(({ type, sdl }) => extension(type, sdl));
  const collections = allResources().flatMap(resource =>
    collectionsOf(resource).map(collection => extension(resource.type, collectionFields(collection))),
  );
  return [...types.values(), ...rootFields, ...collections].join('\n');
}

/** The schema that is served, with a rule for every root field. Operations receive their arguments as GraphQL.js coerced them. */
export function buildSchema(): GraphQLSchema {
  const added = addedResolvers();
  const classes = added.filter(resolver => typeof resolver === 'function');
  const fields = [
    searchResolver(),
    ...added.filter(resolver => typeof resolver === 'object'),
    ...allResources().flatMap(rootFieldsOf),
  ];
  const entities = fields.flatMap(({ extensions: { operation } }) => operation?.resource.entity ?? []);
  const generated = parse(generatedSdl(fields), { noLocation: true });
  const schema = extendSchema(buildWrittenSchema(classes, entities), generated, { assumeValidSDL: true });
  const roots = {
    Query: schema.getQueryType()!.getFields(),
    Mutation: schema.getMutationType()!.getFields(),
  };
  for (const { type, name, extensions, resolve } of fields)
    Object.assign(roots[type][name]!, {
      extensions,
      resolve: (_root: unknown, args: never, context: Context, info: GraphQLResolveInfo) =>
        resolve(args, context, info),
    });
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
