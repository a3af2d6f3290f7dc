import 'reflect-metadata';
import { applyMiddleware } from 'graphql-middleware';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import type { Context } from './context.ts';
import '../resources/index.ts';
import { PersonalTokenResolver } from '../tokens/personal-token-resolver.ts';
import { SavedQueryResolver } from '../saved-queries/saved-query-resolver.ts';
import { AuthResolver } from '../sign-in/sign-in-resolver.ts';
import { UserSettingsResolver } from '../resources/users/user-settings.ts';
import { NumberProposals } from '../resources/billing/number-proposals.ts';
import { InvoicesToPay } from '../resources/payments/invoices-to-pay.ts';
import { DashboardResolver } from '../resources/dashboard/dashboard-resolver.ts';
import { addCollectionFilters } from '../declaration/list-types.ts';
import { createOf, fetchedList, listOf, resolversOf, updateOf } from '../resolvers/operations.ts';
import { allResources, collectionsOf } from '../declaration/resource.ts';
import { permissionRules } from '../declaration/rules.ts';
import { MasterDataResolver } from '../resources/master-data/master-data-resolver.ts';
import { TrainerStatisticsResolver } from '../resources/trainers/trainer-statistics.ts';

type ResolverClasses = NonEmptyArray<new () => object>;

/** The schema of every resource, without the permission rules. */
function buildOpenSchema(): GraphQLSchema {
  for (const resource of allResources()) addCollectionFilters(resource);
  const generated = allResources().flatMap(resolversOf);
  return buildSchemaSync({
    resolvers: [
      AuthResolver,
      UserSettingsResolver,
      DashboardResolver,
      MasterDataResolver,
      InvoicesToPay,
      NumberProposals,
      PersonalTokenResolver,
      SavedQueryResolver,
      TrainerStatisticsResolver,
      ...generated,
    ] as ResolverClasses,
    validate: false,
    scalarsMap: [],
  });
}

/** The schema that is served: every root field behind its rule. */
export function buildSchema(): GraphQLSchema {
  const schema = buildOpenSchema();
  const fieldsOf = (type: string) =>
    (schema.getType(type) as GraphQLObjectType<Record<string, unknown>, Context>).getFields();
  for (const resource of allResources()) {
    const { operations, plural, type } = resource;
    if (operations.includes('list')) fieldsOf('Query')[plural]!.resolve = listOf(resource);
    if (operations.includes('create')) fieldsOf('Mutation')[`create${type}`]!.resolve = createOf(resource);
    if (operations.includes('update')) fieldsOf('Mutation')[`update${type}`]!.resolve = updateOf(resource);
    for (const { name } of collectionsOf(resource)) fieldsOf(type)[name]!.resolve = fetchedList;
  }
  // shield would wrap every field of every type; only root fields have rules, and only they pay for one.
  const { Query, Mutation } = permissionRules().generate(schema) as Record<string, object>;
  return applyMiddleware(schema, { Query, Mutation } as never);
}
