import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { recordId } from '../../declaration/record-id.ts';
import type { Resource } from '../../declaration/resource.ts';
import { addRules, requireEach, withoutToken } from '../../declaration/rules.ts';
import { defineField, type TypeDefinition } from '../../declaration/sdl.ts';
import { allowIdempotencyKey } from '../../mutation/idempotency.ts';
import type { Filter } from '../../query/comparison.ts';
import { addResolvers, declareCost, type RootField } from '../../resolvers/resolver-class.ts';
import type { Context } from '../../server/context.ts';
import { permissionsOf, type BulkKind } from './bulk-kind.ts';
import { rehearse, type Rehearsal } from './rehearse.ts';
import { selectedRecords, startOperation, type ItemQuery, type NewOperation } from './start-operation.ts';

@ObjectType({ description: 'A record that would be rejected' })
class BulkRejection {
  @Field(() => ID, { description: 'The id of the record' }) recordId!: number;
  @Field(() => String, { nullable: true, description: 'The title of the record' }) title!: string | null;
  @Field(() => String, { description: 'Why' }) reason!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The template of the reason as JSON, by which clients translate it',
  })
  reasonTemplate!: string | null;
}

@ObjectType({
  description: 'A text with how many records it is about; … is a value that differs between them',
})
class BulkCount {
  @Field(() => String, { description: 'In English' }) text!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Its template as JSON, by which clients translate it',
  })
  template!: string | null;
  @Field(() => Int, { description: 'Its records' }) count!: number;
}

@ObjectType({ description: 'What a bulk operation would do' })
class BulkPreview {
  @Field(() => Int, { description: 'Its records' }) total!: number;
  @Field(() => Int, { description: 'The first of them, which were tried; at most 1,000' }) checked!: number;
  @Field(() => Int, { description: 'Of these, records that would be changed' }) changed!: number;
  @Field(() => Int, { description: 'Of these, records that are so already' }) unchanged!: number;
  @Field(() => Int, { description: 'Of these, records that would be rejected' }) rejected!: number;
  @Field(() => [BulkRejection], { description: 'The first 100 of those that would be rejected' })
  rejections!: BulkRejection[];
  @Field(() => [BulkCount], { description: 'Why they would be rejected: the 20 most frequent reasons' })
  reasons!: BulkCount[];
  @Field(() => [BulkCount], {
    description: 'What staff should know about those that would be changed: the 20 most frequent texts',
  })
  warnings!: BulkCount[];
  @Field(() => Float, {
    description: 'The sum of the invoices that it would create for these, after tax; negative for credits',
  })
  invoiced!: number;
}

@ObjectType({ description: 'A bulk operation that was started, or its preview' })
export class StartedBulkOperation {
  @Field(() => ID, { nullable: true, description: 'The id of the operation; null for a preview' })
  id!: number | null;
  @Field(() => BulkPreview, { nullable: true, description: 'The preview; null for an operation' })
  preview!: Rehearsal | null;
}

/** Of a preview, and of a statement on a whole table. */
export const COST = 200_000;
/** Of a record that is found, stored and done in the background, in rows. */
const COST_OF_RECORD = 10;

interface Selected {
  ids?: readonly string[] | null;
  versions?: readonly number[] | null;
  filter?: Filter | null;
  search?: string | null;
  dryRun: boolean;
}

/** A mutation that starts a bulk operation on the records of ids, or of a filter and search. */
export interface BulkMutation<Input extends object, Args extends object> {
  name: string;
  resource: Resource;
  kind: BulkKind<Input>;
  /** Its further arguments in SDL, such as `patch: MemberPatch!`. */
  argument?: string;
  /** Whether it takes the versions of its records that the user has seen. */
  takesVersions?: boolean;
  /** The generated types of that. */
  types?: readonly TypeDefinition[];
  description: string;
  /** What the operation stores of the arguments. @throws what rejects the request as a whole */
  input(args: Args, context: Context): Input;
}

/** Adds a bulk operation to the API, for users with the permissions of its kind. */
export function addBulkMutation<Input extends object, Args extends object>(
  mutation: BulkMutation<Input, Args>,
): void {
  const { name, resource, kind } = mutation;
  addRules({ Mutation: { [name]: withoutToken(requireEach(...permissionsOf(kind, resource))) } });
  addResolvers(bulkMutation(mutation));
}

/** The root field of a bulk operation, without its rule. */
export function bulkMutation<Input extends object, Args extends object>({
  name,
  resource,
  kind,
  argument,
  takesVersions = false,
  types = [],
  description,
  input,
}: BulkMutation<Input, Args>): RootField {
  const { type, table, label } = resource;
  const args = [
    'ids: [ID!]',
    takesVersions && 'versions: [Int!]',
    `filter: ${type}Filter`,
    'search: String',
    argument,
    'dryRun: Boolean! = false',
  ];
  allowIdempotencyKey(name);
  return {
    type: 'Mutation',
    name,
    sdl: defineField(
      `${name}(${args.filter(Boolean).join(', ')})`,
      'StartedBulkOperation!',
      `${description} in the background: those with these \`ids\`, or those that a list with \`filter\` and \`search\` finds, at most 100,000. ${takesVersions ? '`versions` of `ids`, in their order, rejects records that were changed since. ' : ''}Each is validated as if it was changed alone, and one that is rejected does not stop the others. \`bulkOperation\` says how far it is, \`undoBulkOperation\` takes it back. Requires a sign-in`,
    ),
    types,
    extensions: declareCost<Selected>(
      ({ ids }, { sizes }) => COST + COST_OF_RECORD * (ids ? ids.length : sizes.rows(table)),
    ),
    async resolve(given: Selected & Args, context: Context) {
      const { ids, versions, filter, search, dryRun } = given;
      const operation = { kind, resource, input: input(given, context) };
      const numbers = ids?.map(id => recordId(id, label));
      const items = selectedRecords(resource, { ids: numbers, versions, filter, search }, context);
      return start(operation, items, dryRun, context);
    },
  };
}

/** Starts an operation, or previews it. */
export async function start(
  operation: NewOperation,
  items: ItemQuery,
  dryRun: boolean,
  context: Context,
): Promise<StartedBulkOperation> {
  if (dryRun) return { id: null, preview: await rehearse(operation, items, context) };
  return { id: await startOperation(operation, items, context), preview: null };
}
