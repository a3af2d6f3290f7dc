import {
  AS_OF,
  createDescription,
  deleteDescription,
  DRY_RUN,
  recordDescription,
  updateDescription,
} from '../declaration/descriptions.ts';
import { inputType, patchType } from '../declaration/input-types.ts';
import { recordId } from '../declaration/record-id.ts';
import type { Resource } from '../declaration/resource.ts';
import { assertStillThere } from '../mutation/idempotency.ts';
import { createRecord, deleteRecord, updateRecord } from '../mutation/writes.ts';
import { recordReader } from '../query/record.ts';
import { operationField, type RootField, type RootOperation } from './resolver-class.ts';

type Values = Record<string, unknown>;

/** The root field of one record: `member`. */
export function recordResolver(resource: Resource): RootField {
  const operation: RootOperation<{ id: string; asOf?: string | null }> = {
    resource,
    does: 'read',
    async resolve({ id, asOf }, context, info) {
      const number = recordId(id, resource.label);
      return recordReader(resource, context, info, asOf)(number);
    },
  };
  return operationField(operation, `${resource.singular}(id: ID!, ${AS_OF})`, resource.type, {
    description: recordDescription(resource),
  });
}

/** The mutation that creates a record: `createMember`. */
export function createResolver(resource: Resource): RootField {
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
  const { type } = resource;
  return operationField(operation, `create${type}(input: ${type}Input!, ${DRY_RUN})`, `${type}!`, {
    description: createDescription(resource),
    types: [inputType(resource)],
  });
}

/** The mutation that changes a record: `updateMember`. */
export function updateResolver(resource: Resource): RootField {
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
  const { type } = resource;
  return operationField(
    operation,
    `update${type}(id: ID!, patch: ${type}Patch!, version: Int, ${DRY_RUN})`,
    `${type}!`,
    {
      description: updateDescription(resource),
      types: [patchType(resource)],
    },
  );
}

/** The mutation that deletes a record: `deleteMember`. */
export function deleteResolver(resource: Resource): RootField {
  const operation: RootOperation<{ id: string }> = {
    resource,
    does: 'delete',
    async resolve({ id }, context) {
      await deleteRecord(resource, recordId(id, resource.label), context);
      return id;
    },
  };
  return operationField(operation, `delete${resource.type}(id: ID!, ${DRY_RUN})`, 'ID!', {
    description: deleteDescription(resource),
  });
}
