import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { LocalDate } from '../common/dates.ts';
import {
  AS_OF_DESCRIPTION,
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
import { declareOperation, type ResolverClass, type RootOperation } from './resolver-class.ts';

type Values = Record<string, unknown>;

/** The root field of one record: `member`. */
export function recordResolver(resource: Resource): ResolverClass {
  const { label, singular } = resource;

  const operation: RootOperation<{ id: string; asOf?: string | null }> = {
    resource,
    does: 'read',
    async resolve({ id, asOf }, context, info) {
      const number = recordId(id, label);
      return recordReader(resource, context, info, asOf)(number);
    },
  };

  @Resolver()
  class RecordResolver {
    @Query(() => resource.entity, {
      name: singular,
      nullable: true,
      description: recordDescription(resource),
    })
    @Extensions(declareOperation(operation))
    record(
      @Arg('id', () => ID) id: string,
      @Arg('asOf', () => LocalDate, { nullable: true, description: AS_OF_DESCRIPTION })
      asOf: string | null | undefined,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      return operation.resolve({ id, asOf }, context, info);
    }
  }
  return RecordResolver;
}

/** The mutation that creates a record: `createMember`. */
export function createResolver(resource: Resource): ResolverClass {
  const { type } = resource;
  const inputOf = inputType(resource);

  const operation: RootOperation<{ input: Values }> = {
    resource,
    does: 'create',
    async resolve({ input }, context, info) {
      const read = recordReader(resource, context, info);
      const id = await createRecord(resource, input, context);
      const record = await read(id);
      assertStillThere(record, id, context);
      return record;
    },
  };

  @Resolver()
  class CreateResolver {
    @Mutation(() => resource.entity, {
      name: `create${type}`,
      description: createDescription(resource),
    })
    @Extensions(declareOperation(operation))
    create(
      @Arg('input', () => inputOf) input: Values,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      return operation.resolve({ input }, context, info);
    }
  }
  return CreateResolver;
}

interface UpdateArguments {
  id: string;
  patch: Values;
  version?: number | null;
}

/** The mutation that changes a record: `updateMember`. */
export function updateResolver(resource: Resource): ResolverClass {
  const { type, label } = resource;
  const patchOf = patchType(resource);

  const operation: RootOperation<UpdateArguments> = {
    resource,
    does: 'update',
    async resolve({ id, patch, version }, context, info) {
      const number = recordId(id, label);
      const read = recordReader(resource, context, info);
      await updateRecord(resource, number, patch, version ?? undefined, context);
      return read(number);
    },
  };

  @Resolver()
  class UpdateResolver {
    @Mutation(() => resource.entity, {
      name: `update${type}`,
      description: updateDescription(resource),
    })
    @Extensions(declareOperation(operation))
    update(
      @Arg('id', () => ID) id: string,
      @Arg('patch', () => patchOf) patch: Values,
      @Arg('version', () => Int, { nullable: true })
      version: number | null | undefined,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      return operation.resolve({ id, patch, version }, context, info);
    }
  }
  return UpdateResolver;
}

/** The mutation that deletes a record: `deleteMember`. */
export function deleteResolver(resource: Resource): ResolverClass {
  const { type, label } = resource;

  const operation: RootOperation<{ id: string }> = {
    resource,
    does: 'delete',
    async resolve({ id }, context) {
      await deleteRecord(resource, recordId(id, label), context);
      return id;
    },
  };

  @Resolver()
  class DeleteResolver {
    @Mutation(() => ID, {
      name: `delete${type}`,
      description: deleteDescription(resource),
    })
    @Extensions(declareOperation(operation))
    delete(
      @Arg('id', () => ID) id: string,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<unknown> {
      return operation.resolve({ id }, context, info);
    }
  }
  return DeleteResolver;
}
