import { ID, Int } from 'type-graphql';
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
import { operationResolver, type ResolverClass, type RootOperation } from './resolver-class.ts';

type Values = Record<string, unknown>;

const id = { type: () => ID };

/** The root field of one record: `member`. */
export function recordResolver(resource: Resource): ResolverClass {
  const operation: RootOperation<{ id: string; asOf?: string | null }> = {
    resource,
    does: 'read',
    async resolve({ id, asOf }, context, info) {
      const number = recordId(id, resource.label);
      return recordReader(resource, context, info, asOf)(number);
    },
  };
  return operationResolver(
    operation,
    {
      name: resource.singular,
      description: recordDescription(resource),
      type: () => resource.entity,
      nullable: true,
    },
    { id, asOf: { type: () => LocalDate, nullable: true, description: AS_OF_DESCRIPTION } },
  );
}

/** The mutation that creates a record: `createMember`. */
export function createResolver(resource: Resource): ResolverClass {
  const input = inputType(resource);
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
  return operationResolver(
    operation,
    {
      name: `create${resource.type}`,
      description: createDescription(resource),
      type: () => resource.entity,
    },
    { input: { type: () => input } },
  );
}

/** The mutation that changes a record: `updateMember`. */
export function updateResolver(resource: Resource): ResolverClass {
  const patch = patchType(resource);
  const operation: RootOperation<{ id: string; patch: Values; version?: number | null }> = {
    resource,
    does: 'update',
    async resolve({ id, patch, version }, context, info) {
      const number = recordId(id, resource.label);
      const read = recordReader(resource, context, info);
      await updateRecord(resource, number, patch, version ?? undefined, context);
      return read(number);
    },
  };
  return operationResolver(
    operation,
    {
      name: `update${resource.type}`,
      description: updateDescription(resource),
      type: () => resource.entity,
    },
    { id, patch: { type: () => patch }, version: { type: () => Int, nullable: true } },
  );
}

/** The mutation that deletes a record: `deleteMember`. */
export function deleteResolver(resource: Resource): ResolverClass {
  const operation: RootOperation<{ id: string }> = {
    resource,
    does: 'delete',
    async resolve({ id }, context) {
      await deleteRecord(resource, recordId(id, resource.label), context);
      return id;
    },
  };
  return operationResolver(
    operation,
    { name: `delete${resource.type}`, description: deleteDescription(resource), type: () => ID },
    { id },
  );
}
