import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { inputType, patchType } from '../declaration/input-types.ts';
import { recordId } from '../declaration/record-id.ts';
import type { Resource } from '../declaration/resource.ts';
import { assertStillThere } from '../mutation/idempotency.ts';
import { createRecord, deleteRecord, updateRecord } from '../mutation/writes.ts';
import { recordReader } from '../query/record.ts';
import type { Context } from '../server/context.ts';
import { resourceOperation, type ResolverClass } from './resolver-class.ts';

const ID_DESCRIPTION = 'The id of the record';

type Values = Record<string, unknown>;

/** The root field of one record: `member`. */
export function recordResolver(resource: Resource): ResolverClass {
  const { label, singular, itemLabels } = resource;

  @Resolver()
  class RecordResolver {
    @Query(() => resource.entity, {
      name: singular,
      nullable: true,
      description: `The ${itemLabels[0]} with this id; null where there is none`,
    })
    @Extensions(resourceOperation(resource, 'read'))
    record(
      @Arg('id', () => ID, { description: ID_DESCRIPTION }) id: string,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      const number = recordId(id, label);
      return recordReader(resource, context, info)(number);
    }
  }
  return RecordResolver;
}

/** The mutation that creates a record: `createMember`. */
export function createResolver(resource: Resource): ResolverClass {
  const { type, itemLabels } = resource;
  const inputOf = inputType(resource);

  @Resolver()
  class CreateResolver {
    @Mutation(() => resource.entity, {
      name: `create${type}`,
      description: `Creates a ${itemLabels[0]}. Wrong values are reported by field, all at once`,
    })
    @Extensions(resourceOperation(resource, 'create'))
    async create(
      @Arg('input', () => inputOf, { description: 'Its fields' }) input: Values,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      const read = recordReader(resource, context, info);
      const record = await read(await createRecord(resource, input, context));
      assertStillThere(record, context);
      return record;
    }
  }
  return CreateResolver;
}

/** The mutation that changes a record: `updateMember`. */
export function updateResolver(resource: Resource): ResolverClass {
  const { type, label, itemLabels } = resource;
  const patchOf = patchType(resource);

  @Resolver()
  class UpdateResolver {
    @Mutation(() => resource.entity, {
      name: `update${type}`,
      description: `Changes the given fields of a ${itemLabels[0]}`,
    })
    @Extensions(resourceOperation(resource, 'update'))
    async update(
      @Arg('id', () => ID, { description: ID_DESCRIPTION }) id: string,
      @Arg('patch', () => patchOf, { description: 'The fields that change' }) patch: Values,
      @Arg('version', () => Int, {
        nullable: true,
        description: 'The version that the changes are based on; an older one is rejected',
      })
      version: number | null | undefined,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      const number = recordId(id, label);
      const read = recordReader(resource, context, info);
      await updateRecord(resource, number, patch, version ?? undefined, context);
      return read(number);
    }
  }
  return UpdateResolver;
}

/** The mutation that deletes a record: `deleteMember`. */
export function deleteResolver(resource: Resource): ResolverClass {
  const { type, label, itemLabels } = resource;

  @Resolver()
  class DeleteResolver {
    @Mutation(() => ID, {
      name: `delete${type}`,
      description: `Deletes a ${itemLabels[0]} and returns its id; rejected while other records refer to it`,
    })
    @Extensions(resourceOperation(resource, 'delete'))
    async delete(
      @Arg('id', () => ID, { description: ID_DESCRIPTION }) id: string,
      @Ctx() context: Context,
    ): Promise<string> {
      await deleteRecord(resource, recordId(id, label), context);
      return id;
    }
  }
  return DeleteResolver;
}
