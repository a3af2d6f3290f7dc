import { snakeCase } from '@gym/graphql-api';
import { operation } from '../documents.ts';
import { badRequest } from '../failure.ts';
import { KINDS, objectSchema, orNull, ref, textSchema } from '../openapi.ts';
import { recordId } from '../resource-routes.ts';
import type { RestResource } from '../resource.ts';
import type { RestRoute } from '../route.ts';
import type { Schema } from '../schema.ts';
import { inputFields, type InputFields } from './body.ts';

const MERGE = operation(
  'mutation',
  'RestMergeMembers',
  '$keepId: ID!, $mergedId: ID!, $keepVersion: Int, $mergedVersion: Int, $fields: [String!], $dryRun: Boolean!',
  `done: mergeMembers(keepId: $keepId, mergedId: $mergedId, keepVersion: $keepVersion, mergedVersion: $mergedVersion,
     fields: $fields, dryRun: $dryRun) { operationId memberId following { resource recordName count } }`,
);

const FIELDS = {
  mergedId: 'id',
  keepVersion: 'int',
  mergedVersion: 'int',
  fields: ['text'],
  dryRun: 'boolean',
} as const satisfies InputFields;

/** The shape of the response of a merge. */
export const mergeSchemas: Record<string, Schema> = {
  MergedMembers: objectSchema({
    operation_id: { ...orNull(KINDS.id), description: 'The operation; null for a dry run' },
    member_id: KINDS.id,
    following: {
      type: 'array',
      items: objectSchema({ resource: textSchema, record_name: textSchema, count: KINDS.int }),
    },
  }),
};

interface Merged {
  operationId: string | null;
  memberId: string;
  following: { resource: string; recordName: string; count: number }[];
}

/** Makes one member of two. */
export const memberRoutes = (members: RestResource): RestRoute[] => [
  {
    method: 'POST',
    path: '/members/{id}/merge',
    tag: members.path,
    name: 'mergeMembers',
    summary: 'Merge another member into this one: its records follow, and it is deleted',
    idempotent: true,
    body: objectSchema(
      {
        merged_id: { ...KINDS.id, description: 'The member who is deleted' },
        keep_version: { ...orNull(KINDS.int), description: 'The version of the member who stays' },
        merged_version: { ...orNull(KINDS.int), description: 'The version of the other' },
        fields: {
          type: ['array', 'null'],
          items: textSchema,
          description: 'Fields whose values are those of the other; by default those that are empty',
        },
        dry_run: {
          type: 'boolean',
          default: false,
          description: 'Returns what would follow, and changes nothing',
        },
      },
      ['merged_id'],
    ),
    response: { status: 200, description: 'What followed, or would', schema: ref('MergedMembers') },
    failures: [404, 409, 413, 415],
    operations: [MERGE],
    handle: async call => {
      const { fields, dryRun, ...given } = inputFields(FIELDS, ['mergedId'], call.body());
      const { done } = await call.run<{ done: Merged }>(
        MERGE,
        {
          keepId: recordId(members, call),
          ...given,
          fields: fields && (fields as string[]).map(name => nameOf(members, name)),
          dryRun: dryRun ?? false,
        },
        { byName: new Map(Object.keys(FIELDS).map(name => [name, { wire: snakeCase(name) }])) },
      );
      return { body: toBody(done) };
    },
  },
];

/** The name of a field in GraphQL. @throws RestFailure 400 */
function nameOf({ bySpelling }: RestResource, spelling: string): string {
  const field = bySpelling.get(spelling);
  if (!field) throw badRequest({ fields: `Unknown field: ${spelling}` });
  return field.name;
}

const toBody = ({ operationId, memberId, following }: Merged) => ({
  operation_id: operationId === null ? null : Number(operationId),
  member_id: Number(memberId),
  following: following.map(({ resource, recordName, count }) => ({
    resource,
    record_name: recordName,
    count,
  })),
});
