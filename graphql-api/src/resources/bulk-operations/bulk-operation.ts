import { t as dbType } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import type { Access } from '../../auth/access.ts';
import { msg } from '../../common/message.ts';
import { Column } from '../../declaration/columns.ts';
import { allResources, loggedResources, newResource, type Resource } from '../../declaration/resource.ts';
import type { StatementScope } from '../../declaration/resource-options.ts';
import { addRules, signedIn } from '../../declaration/rules.ts';
import { listResolver } from '../../resolvers/list-resolver.ts';
import { recordResolver } from '../../resolvers/record-resolvers.ts';
import { addResolvers } from '../../resolvers/resolver-class.ts';

export const STATUSES = ['running', 'completed', 'cancelled', 'failed'] as const;
export const OUTCOMES = ['created', 'changed', 'unchanged', 'rejected'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const count = (description: string) => Column.int({ readOnly: true, default: 0, description });

/** Its counts are saved with the changes of each batch, so that they are exact wherever its process ends. */
@Entity()
@Index({ properties: ['undoesId'] })
@ObjectType({ description: 'A change of many records with one cause, which can be taken back as a whole' })
export class BulkOperation {
  @Column.id() id!: number;
  @Column.dateTime({ readOnly: true, label: 'Time', stored: { defaultRaw: 'now()' } }) at!: Date;
  @Column.text({
    readOnly: true,
    description: 'What it does: update, delete, undo, or what another feature does with many records',
  })
  kind!: string;
  @Column.text({ readOnly: true, description: 'The permission resource of its records, such as members' })
  resource!: string;
  @Column.text({ readOnly: true, description: 'What the API calls one record, such as member' })
  recordName!: string;
  @Column.textList({ readOnly: true, description: 'The names of the fields that an update sets' })
  fields!: string[];
  @Column.recordId({ required: true, description: 'The id of the user' }) userId!: number;
  @Column.text({ readOnly: true, description: 'The name of the user' }) username!: string;
  @Column.choice({
    readOnly: true,
    values: STATUSES,
    description:
      'running, completed, cancelled, or failed: what is done stays done, and `undoBulkOperation` takes it back',
  })
  status!: (typeof STATUSES)[number];
  @count('Its records') total!: number;
  @count('Records that are done') done!: number;
  @Column.int({
    readOnly: true,
    default: 0,
    // The version before inserts operations without it.
    stored: { default: 0 },
    description: 'Records that were created',
  })
  created!: number;
  @count('Records that were changed') changed!: number;
  @count('Records that were so already') unchanged!: number;
  @count('Records that were rejected') rejected!: number;
  @Column.recordId({ description: 'The id of the operation that it takes back' }) undoesId?: number | null;
  @Column.dateTime({ readOnly: true, nullable: true, description: 'When it ended' }) endedAt?: Date | null;
  @Column.text({ readOnly: true, nullable: true, description: 'Why it failed' }) error?: string | null;

  /** What its kind needs, such as the patch of an update. */
  @Property({ type: dbType.json, nullable: true, fieldName: 'patch' }) input!: object | null;
}

/** A record of a bulk operation. It has no foreign keys: records are deleted, and their indexes would slow each row. */
@Entity()
@Index({
  name: 'bulk_operation_item_next',
  expression:
    'create index "bulk_operation_item_next" on "bulk_operation_item" ("operation_id", "outcome", "id")',
})
@ObjectType({ description: 'What a bulk operation did with a record' })
export class BulkOperationItem {
  @Column.id({ bigint: true }) id!: string;
  @Column.dateTime({ readOnly: true, label: 'Time', stored: { defaultRaw: 'now()' } }) at!: Date;
  @Column.recordId({ required: true, description: 'The id of the operation' }) operationId!: number;
  @Column.recordId({ required: true, description: 'The id of the record; 0 for one that was not created' })
  recordId!: number;
  @Column.int({ readOnly: true, nullable: true, description: 'The line of the file that an import reads' })
  line?: number | null;
  @Column.text({ readOnly: true, nullable: true, description: 'The title of the record at that time' })
  title?: string | null;
  @Column.choice({
    readOnly: true,
    nullable: true,
    values: OUTCOMES,
    description: 'created, changed, unchanged or rejected; null while it waits',
  })
  outcome?: Outcome | null;
  @Column.text({ readOnly: true, nullable: true, description: 'Why it was rejected' })
  reason?: string | null;
  @Column.text({
    readOnly: true,
    nullable: true,
    description: 'The template of the reason as JSON, by which clients translate it',
  })
  reasonTemplate?: string | null;

  /** The audit entry that an undo takes back. */
  @Property({ type: 'bigint', nullable: true }) entryId!: string | null;
  /** The version of the record that the user has seen; null for any. */
  @Property({ type: 'integer', nullable: true }) version!: number | null;
}

/** The resource of the records of an operation. */
export const recordResource = ({ recordName }: Pick<BulkOperation, 'recordName'>): Resource =>
  allResources().find(({ singular }) => singular === recordName)!;

/** The names of the resources whose records a caller may view. */
export const viewedResources = (access: Access): string[] =>
  loggedResources()
    .map(({ resource }) => resource)
    .filter(resource => access.can(resource, 'view'));

const viewed = ({ access, parameters }: StatementScope) => parameters.add(viewedResources(access), 'text[]');

/** Like entries of the audit log, they are visible to those who may view their records. */
export const bulkOperations = newResource(BulkOperation, {
  resource: 'bulk-operations',
  singular: 'bulkOperation',
  plural: 'bulkOperations',
  title: 'resource',
  operations: ['list', 'one'],
  defaultSort: { id: 'desc' },
  asOfError: msg('Operations have no earlier values: leave out asOf'),
  visibleTo: (scope, alias) => `${alias}.resource = any(${viewed(scope)})`,
}) as unknown as Resource;

export const bulkOperationItems = newResource(BulkOperationItem, {
  resource: 'bulk-operations',
  singular: 'bulkOperationItem',
  plural: 'bulkOperationItems',
  title: 'title',
  operations: ['list'],
  defaultSort: { id: 'asc' },
  asOfError: msg('Operations have no earlier values: leave out asOf'),
  // An undo may have entries of other resources than that of its operation.
  visibleTo(scope, alias) {
    const resources = viewed(scope);
    return `${alias}.operation_id in (select id from bulk_operation where resource = any(${resources}))
      and (${alias}.entry_id is null
        or exists (select from audit_entry where id = ${alias}.entry_id and resource = any(${resources})))`;
  },
}) as unknown as Resource;

addRules({
  Query: { bulkOperations: signedIn(), bulkOperation: signedIn(), bulkOperationItems: signedIn() },
});

addResolvers(listResolver(bulkOperations), recordResolver(bulkOperations), listResolver(bulkOperationItems));
