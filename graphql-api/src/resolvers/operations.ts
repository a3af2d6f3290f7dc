import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../server/context.ts';
import { aggregateResolver } from './aggregate-resolver.ts';
import { readPage, recordReader } from '../query/reader.ts';
import type { ListArguments } from '../query/statement.ts';
import type { Reading } from '../query/writable.ts';
import { writePage, writeRecord } from '../query/writer.ts';
import { readOptions } from '../query/options.ts';
import { listKey } from '../query/selection.ts';
import { filterType, Option, PageInputType, pageType, sortType } from '../declaration/list-types.ts';
import { SEARCH_DESCRIPTION } from '../query/filter.ts';
import { inputType, patchType } from '../declaration/input-types.ts';
import { recordId } from '../declaration/record-id.ts';
import { allResources, collectionsOf, type Resource } from '../declaration/resource.ts';
import { assertStillThere } from '../mutation/idempotency.ts';
import { createRecord, deleteRecord, updateRecord } from '../mutation/writes.ts';

const RECORD_ID = 'The number of the record';

type Values = Record<string, unknown>;
type ResolverClass = new () => object;

const listDescription = ({ plural, title, itemLabels: [, many], defaultSort }: Resource) => {
  const order = Object.entries(defaultSort).map(([field, way]) =>
    way === 'desc' ? `${field} downwards` : field,
  );
  return `A page of ${many}: unless told otherwise the first 25, sorted by ${order.join(', ')}.

Example: \`${plural}(filter: { createdAt: { gte: "2026-01-01T00:00:00Z" } }, sort: [{ field: updatedAt, direction: DESC }], page: { limit: 10 }) { totalCount items { id ${title} } }\``;
};

/** Types must exist before the schema is generated, not only when it asks for them. */
const typesOf = (resource: Resource) => ({
  page: pageType(resource),
  filter: filterType(resource),
  sort: sortType(resource),
  input: inputType(resource),
  patch: patchType(resource),
});

/** The root fields that a resource offers, and the lists that hang on its records. */
export function resolversOf(resource: Resource): ResolverClass[] {
  const { label, operations } = resource;
  const types = typesOf(resource);
  const offered: ResolverClass[] = [optionsResolver(resource), relationsResolver(resource)];
  const of = () => resource.entity;

  if (operations.includes('list')) offered.push(listResolver(resource), aggregateResolver(resource));
  if (operations.includes('one')) {
    @Resolver(of)
    class OneResolver {
      @Query(of, {
        name: resource.singular,
        nullable: true,
        description: `The ${resource.itemLabels[0]} of this number; null where there is none`,
      })
      one(
        @Arg('id', () => ID, { description: RECORD_ID }) id: string,
        @Ctx() context: Context,
        @Info() info: GraphQLResolveInfo,
      ): Promise<object | null> {
        const number = recordId(id, label);
        return context.answers
          ? writeRecord(resource, number, context, info)
          : recordReader(resource, context, info)(number);
      }
    }
    offered.push(OneResolver);
  }
  if (operations.includes('create')) {
    @Resolver(of)
    class CreateResolver {
      @Mutation(of, {
        name: `create${resource.type}`,
        description: `Makes a ${resource.itemLabels[0]}; what is wrong is told by field, all at once`,
      })
      create(@Arg('input', () => types.input, { description: 'Its fields' }) _input: Values): void {}
    }
    offered.push(CreateResolver);
  }
  if (operations.includes('update')) {
    @Resolver(of)
    class UpdateResolver {
      @Mutation(of, {
        name: `update${resource.type}`,
        description: `Changes the fields given of a ${resource.itemLabels[0]}`,
      })
      update(
        @Arg('id', () => ID, { description: RECORD_ID }) _id: string,
        @Arg('patch', () => types.patch, { description: 'The fields that change' }) _patch: Values,
        @Arg('version', () => Int, {
          nullable: true,
          description: 'The version that the changes are based on; an older one is refused',
        })
        _version: number | undefined,
      ): void {}
    }
    offered.push(UpdateResolver);
  }
  if (operations.includes('delete')) {
    @Resolver(of)
    class DeleteResolver {
      @Mutation(() => ID, {
        name: `delete${resource.type}`,
        description: `Deletes a ${resource.itemLabels[0]} and answers its number; refused with what refers to it while anything does`,
      })
      async delete(
        @Arg('id', () => ID, { description: RECORD_ID }) id: string,
        @Ctx() context: Context,
      ): Promise<string> {
        await deleteRecord(resource, recordId(id, label), context);
        return id;
      }
    }
    offered.push(DeleteResolver);
  }
  return offered;
}

/** What the root field of this name reads, where it reads the rows of a resource. */
export function readingOf(field: string): Reading | undefined {
  for (const resource of allResources()) {
    const { singular, plural, operations } = resource;
    if (field === singular && operations.includes('one')) return { resource, of: 'record' };
    if (!operations.includes('list')) continue;
    if (field === plural) return { resource, of: 'page' };
    if (field === `${plural}Aggregate`) return { resource, of: 'groups' };
  }
  return undefined;
}

function optionsResolver(resource: Resource): ResolverClass {
  @Resolver()
  class OptionsResolver {
    @Query(() => [Option], {
      name: `${resource.singular}Options`,
      description: `What a selector of ${resource.itemLabels[1]} offers: number, label and detail, in the order of the labels`,
    })
    options(
      @Arg('search', () => String, { nullable: true, description: 'Words of the label' })
      search: string | undefined,
      @Arg('limit', () => Int, { defaultValue: 20, description: 'How many, 100 at the most' }) limit: number,
      @Arg('ids', () => [ID], { nullable: true, description: 'Just these records' })
      ids: string[] | undefined,
      @Ctx() context: Context,
    ): Promise<Option[]> {
      return readOptions(
        resource,
        { search, limit, ids: ids?.map(id => recordId(id, resource.label)) },
        context,
      );
    }
  }
  return OptionsResolver;
}

/**
 * A resolver that takes its arguments as graphql-js reads them. TypeGraphQL's makes instances of them first, which is a
 * sixth of the time of a nested list and a tenth of a new record's without the database: `schema.ts` puts these in
 * place of those.
 */
type PlainResolver = GraphQLFieldResolver<Values, Context>;

/** The lists of a record were fetched with its own statement; each alias finds its own. */
export const fetchedList: PlainResolver = (parent, _args, _context, { path }) =>
  parent[listKey(String(path.key))];

/** Answers the list of a resource. */
export const listOf =
  (resource: Resource): PlainResolver =>
  (_parent, args, context, info) =>
    (context.answers ? writePage : readPage)(resource, args as ListArguments, context, info);

/** Makes a record of a resource and answers it. */
export const createOf =
  (resource: Resource): PlainResolver =>
  async (_parent, { input }, context, info) => {
    const answer = recordReader(resource, context, info);
    const record = await answer(await createRecord(resource, input as Values, context));
    assertStillThere(record, context);
    return record;
  };

/** Changes a record of a resource and answers it. */
export const updateOf =
  (resource: Resource): PlainResolver =>
  async (_parent, { id, patch, version }, context, info) => {
    const number = recordId(id as string, resource.label);
    const answer = recordReader(resource, context, info);
    await updateRecord(resource, number, patch as Values, (version as number | null) ?? undefined, context);
    return answer(number);
  };

/** Declares a field that answers a list. */
function declareList(
  { prototype: target }: ResolverClass & { prototype: object },
  name: string,
  resource: Resource,
  decorate: (pageType: () => object) => MethodDecorator,
): void {
  const types = typesOf(resource);
  Object.defineProperty(target, name, { value() {} });
  const parameters = [
    Arg('filter', () => types.filter, { nullable: true, description: 'Which of them' }),
    Arg('sort', () => [types.sort], { nullable: true, description: 'In which order' }),
    Arg('page', () => PageInputType, { nullable: true, description: 'Which part of them' }),
    Arg('search', () => String, { nullable: true, description: SEARCH_DESCRIPTION }),
  ];
  const kinds = parameters.map(() => Object);
  Reflect.defineMetadata('design:paramtypes', kinds, target, name);
  parameters.forEach((declare, index) => declare(target, name, index));
  decorate(() => types.page)(target, name, Object.getOwnPropertyDescriptor(target, name)!);
}

/** Declares the list of a resource. */
function listResolver(resource: Resource): ResolverClass {
  class ListResolver {}
  const description = listDescription(resource);
  declareList(ListResolver, resource.plural, resource, type => Query(type, { description }));
  Resolver(() => resource.entity)(ListResolver);
  return ListResolver;
}

/** Declares the lists that hang on a record. */
function relationsResolver(resource: Resource): ResolverClass {
  class RelationsResolver {}
  for (const { name, resource: other } of collectionsOf(resource)) {
    const description = `Its ${other.itemLabels[1]}, a page of them`;
    declareList(RelationsResolver, name, other, type => FieldResolver(type, { description }));
  }
  Resolver(() => resource.entity)(RelationsResolver);
  return RelationsResolver;
}
