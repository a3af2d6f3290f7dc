import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, ID, Info, Int, Mutation, Resolver } from 'type-graphql';
import { addRules } from '../declaration/rules.ts';
import { allowIdempotencyKey } from '../mutation/idempotency.ts';
import { aggregateResolver } from '../resolvers/aggregate-resolver.ts';
import { listResolver } from '../resolvers/list-resolver.ts';
import { recordResolver } from '../resolvers/record-resolvers.ts';
import { addResolvers, costOfRecord, type ResolverClass } from '../resolvers/resolver-class.ts';
import type { Context } from '../server/context.ts';
import type { OwnKind, OwnRecord } from './own-kind.ts';
import { OwnRecords } from './own-records.ts';

/** Adds the root fields that list, read, create, change and delete the records of a kind. @returns its changes */
export function addOwnResolvers<Item extends OwnRecord, Values extends object, Input extends object>(
  kind: OwnKind<Item, Values, Input>,
): OwnRecords<Item, Values, Input> {
  const { resource, rules } = kind;
  const { singular, plural, type } = resource;
  const records = new OwnRecords(kind);
  addRules({
    Query: { [plural]: rules.read, [`${plural}Aggregate`]: rules.read, [singular]: rules.read },
    Mutation: {
      [`create${type}`]: rules.change,
      [`update${type}`]: rules.change,
      [`delete${type}`]: rules.change,
    },
  });
  allowIdempotencyKey(`create${type}`);
  addResolvers(
    listResolver(resource),
    aggregateResolver(resource),
    recordResolver(resource),
    mutationsOf(kind, records),
  );
  return records;
}

function mutationsOf<Item extends OwnRecord, Values extends object, Input extends object>(
  {
    entity,
    input: Input,
    patch: Patch,
    resource: { type },
    label,
    descriptions,
  }: OwnKind<Item, Values, Input>,
  records: OwnRecords<Item, Values, Input>,
): ResolverClass {
  const noun = label.toLowerCase();
  const IdArg = () => Arg('id', () => ID, { description: `The id of the ${noun}` });

  @Resolver()
  class OwnResolver {
    @Mutation(() => entity, {
      name: `create${type}`,
      description: `${descriptions.create}. Validation errors are reported together, by field`,
    })
    @Extensions(costOfRecord)
    create(
      @Arg('input', () => Input, { description: `The fields of the ${noun}` }) input: Input,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object | null> {
      return records.create(input, { context, info });
    }

    @Mutation(() => entity, {
      name: `update${type}`,
      description: `Changes the fields given of one's own ${noun}`,
    })
    @Extensions(costOfRecord)
    update(
      @IdArg() id: string,
      @Arg('patch', () => Patch, { description: 'The fields that change' }) patch: Input,
      @Arg('version', () => Int, {
        nullable: true,
        description: 'The version that the changes are based on; an older one is rejected',
      })
      version: number | undefined,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object | null> {
      return records.update({ id, patch, version }, { context, info });
    }

    @Mutation(() => ID, { name: `delete${type}`, description: descriptions.delete })
    @Extensions(costOfRecord)
    delete(@IdArg() id: string, @Ctx() context: Context): Promise<string> {
      return records.delete(id, context);
    }
  }
  return OwnResolver;
}
