import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  createDescription,
  deleteDescription,
  recordDescription,
  updateDescription,
} from '../declaration/descriptions.ts';
import { inputType, patchType } from '../declaration/input-types.ts';
import { recordId } from '../declaration/record-id.ts';
import type { Resource } from '../declaration/resource.ts';
import { assertStillThere } from '../mutation/idempotency.ts';
import { createRecord, deleteRecord, updateRecord } from '../mutation/writes.ts';
import { recordReader } from '../query/record.ts';
import type { Context } from '../server/context.ts';
import { resourceOperation, type ResolverClass } from './resolver-class.ts';

type Values = Record<string, unknown>;

/** The root field of one record: `member`. */
export function recordResolver(resource: Resource): ResolverClass {
  const { label, singular } = resource;

  @Resolver()
  class RecordResolver {
    @Query(() => resource.entity, {
      name: singular,
      nullable: true,
      description: recordDescription(resource),
    })
    @Extensions(resourceOperation(resource, 'read'))
    record(
      @Arg('id', () => ID) id: string,
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
  const { type } = resource;
  const inputOf = inputType(resource);

  @Resolver()
  class CreateResolver {
    @Mutation(() => resource.entity, {
      name: `create${type}`,
      description: createDescription(resource),
    })
    @Extensions(resourceOperation(resource, 'create'))
    async create(
      @Arg('input', () => inputOf) input: Values,
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
  const { type, label } = resource;
  const patchOf = patchType(resource);

  @Resolver()
  class UpdateResolver {
    @Mutation(() => resource.entity, {
      name: `update${type}`,
      description: updateDescription(resource),
    })
    @Extensions(resourceOperation(resource, 'update'))
    async update(
      @Arg('id', () => ID) id: string,
      @Arg('patch', () => patchOf) patch: Values,
      @Arg('version', () => Int, { nullable: true })
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
  const { type, label } = resource;

  @Resolver()
  class DeleteResolver {
    @Mutation(() => ID, {
      name: `delete${type}`,
      description: deleteDescription(resource),
    })
    @Extensions(resourceOperation(resource, 'delete'))
    async delete(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<string> {
      await deleteRecord(resource, recordId(id, label), context);
      return id;
    }
  }
  return DeleteResolver;
}
