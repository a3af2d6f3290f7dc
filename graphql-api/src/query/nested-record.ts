import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import type { Resource } from '../declaration/resource.ts';
import type { Context } from '../server/context.ts';
import { recordSourceReader, type RecordReader } from './record.ts';
import { collectFields } from './selection.ts';

/**
 * As `recordSourceReader`, for a record that is a field of what the root field returns.
 * @param key the field
 */
export function nestedRecordReader(
  resource: Resource,
  key: string,
  context: Context,
  info: GraphQLResolveInfo,
): RecordReader<object> {
  const selected = [...collectFields(info.fieldNodes, info).values()].flat();
  const fieldNodes = selected.filter(({ name }) => name.value === key);
  const returnType = info.schema.getType(resource.type) as GraphQLObjectType;
  const path = { prev: info.path, key, typename: String(info.returnType).replace('!', '') };
  return recordSourceReader(
    resource,
    { ...context, plans: undefined },
    { ...info, fieldNodes, returnType, path },
  );
}
