import { t as dbType } from '@mikro-orm/core';
import { Entity, Index, Property, Trigger } from '@mikro-orm/decorators/legacy';
import type { Tx } from '../database/tx.ts';
import { Field, ObjectType } from 'type-graphql';
import { clubClock } from '../common/dates.ts';
import { Column } from '../declaration/columns.ts';
import { titleColumn, type Resource } from '../declaration/resource.ts';
import { FieldChange, RestorePreview, UndoState } from './audit-types.ts';

export type AuditAction = 'created' | 'updated' | 'deleted';
export type AuditEndpoint = 'graphql' | 'rest' | 'command' | 'system';

/** `[before, after]` by field, as JSON. */
export type AuditChanges = Record<string, [before: unknown, after: unknown]>;

const ACTIONS: readonly AuditAction[] = ['created', 'updated', 'deleted'];
const ENDPOINTS: readonly AuditEndpoint[] = ['graphql', 'rest', 'command', 'system'];

/** Who changed what and when; inserted in the transaction of the change, and never changed. */
@Entity()
@Index({ properties: ['resource', 'recordId'] })
@Index({
  name: 'audit_entry_changed_fields_gin',
  expression: 'create index "audit_entry_changed_fields_gin" on "audit_entry" using gin ("changed_fields")',
})
@Index({
  name: 'audit_entry_cause_id_index',
  expression:
    'create index "audit_entry_cause_id_index" on "audit_entry" ("cause_id") where cause_id is not null',
})
@Index({
  name: 'audit_entry_operation_id_index',
  expression:
    'create index "audit_entry_operation_id_index" on "audit_entry" ("operation_id") where operation_id is not null',
})
@Index({
  name: 'audit_entry_undoes_id_unique',
  expression:
    'create unique index "audit_entry_undoes_id_unique" on "audit_entry" ("undoes_id") where undoes_id is not null',
})
@Trigger<object>({
  name: 'audit_entry_changed_fields',
  timing: 'before',
  events: ['insert'],
  forEach: 'row',
  body: 'new.changed_fields := array(select jsonb_object_keys(new.changes)); return new;',
})
@Trigger<object>({
  name: 'audit_entry_append_only',
  timing: 'before',
  // The migration has one for truncate too, which MikroORM does not find in the catalog.
  events: ['update', 'delete'],
  forEach: 'statement',
  body: `raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';`,
})
@ObjectType({ description: 'An entry of the audit log: a change of one record' })
export class AuditEntry {
  @Column.id({ bigint: true }) id!: string;
  @Index()
  @Column.dateTime({ readOnly: true, label: 'Time', stored: { defaultRaw: 'now()' } })
  at!: Date;
  @Column.recordId({ description: 'The id of the user; null for a change without a user' })
  userId!: number | null;
  @Column.text({ description: 'The name of the user at that time; null for a change without a user' })
  username!: string | null;
  @Column.choice({
    values: ENDPOINTS,
    description:
      'Through which endpoint the change came; null where that was not recorded yet. graphql: the app and other GraphQL clients; command: the command line; system: the server itself',
  })
  endpoint!: AuditEndpoint | null;
  @Column.text({ required: true, description: 'The permission resource of the record, such as members' })
  resource!: string;
  @Column.recordId({ required: true }) recordId!: number;
  @Column.text({ description: 'The title of the record at that time' }) title!: string | null;
  @Column.choice({ required: true, values: ACTIONS }) action!: AuditAction;
  @Column.int({
    description:
      'The version of the record after the change, or of the deleted record; null where that was not recorded yet',
  })
  version!: number | null;
  @Column.textList({ description: 'The names of the changed fields' }) changedFields!: string[];
  @Column.recordId({ bigint: true, description: 'The entry of the change that this one undid' })
  undoesId!: string | null;
  @Column.recordId({ description: 'The id of the bulk operation that the change is part of' })
  operationId!: number | null;

  /** `[before, after]` by field. */
  @Property({ type: dbType.json }) changes!: AuditChanges;
  /** The entry of the change from which this one follows: the deletion of a record that a reference led to. */
  @Property({ type: 'bigint', nullable: true }) causeId!: string | null;
  /** The id of the transaction on its database server; a backup does not contain it. */
  @Index()
  @Property({ type: 'bigint', defaultRaw: '((pg_current_xact_id())::text)::bigint' })
  transactionId!: string;

  @Field(() => String, { description: 'What messages call the record' }) resourceLabel!: string;
  @Field(() => String, { description: 'What the API calls one record of the resource, such as member' })
  recordName!: string;
  @Field(() => [FieldChange], { description: 'The changes of fields that the caller may view' })
  fieldChanges!: FieldChange[];
  @Field(() => UndoState, { description: 'Whether the change can be undone' }) undo!: UndoState;
  @Field(() => RestorePreview, {
    description: 'What `restoreRecord` would change. Request it for one entry: it reads the later ones',
  })
  restore!: RestorePreview;
}

const SECRETS = new Set(['passwordHash']);

/** Who makes a change: the user of a request, or the server itself. */
export interface Author {
  access: { user: { id: number; username: string } | null };
  caller: { endpoint?: AuditEndpoint; operationId?: number };
}

/** The author of what no user causes, such as a scheduled job. */
export const SYSTEM: Author = { access: { user: null }, caller: { endpoint: 'system' } };

/** A change as the log takes it. */
export interface LoggedChange {
  action: AuditAction;
  id: number;
  /** The version after the change, or of the deleted record. */
  version: number;
  /** The values that name the record. */
  values: Record<string, unknown>;
  changes: AuditChanges;
  /** The id of the entry from which this one follows. */
  cause?: string;
  /** The id of the entry that this one undoes. */
  undoes?: string;
}

/**
 * Adds the entry for a record of a resource to the transaction of `tx`.
 * @returns the id of the entry
 */
export const recordChange = (
  tx: Tx,
  author: Author,
  resource: Resource,
  change: LoggedChange,
): Promise<string> => addEntry(tx, author, entryOf(resource, change));

function entryOf(resource: Resource, { values, id, changes, ...change }: LoggedChange): NewEntry {
  const title = values[titleColumn(resource).name];
  const shown = Object.entries(changes).filter(([name]) => !SECRETS.has(name));
  return {
    ...change,
    resource: resource.resource,
    recordId: id,
    title: title === null || title === undefined ? null : titleText(title),
    changes: Object.fromEntries(shown),
  };
}

/** A moment as the club's clock shows it, `2026-11-28 16:45`. */
function titleText(title: unknown): string {
  if (!(title instanceof Date)) return String(title);
  const { day, time } = clubClock(title);
  return `${day} ${time}`;
}

type NewEntry = Pick<AuditEntry, 'resource' | 'recordId' | 'title' | 'action' | 'changes'> &
  Partial<Pick<LoggedChange, 'version' | 'cause' | 'undoes'>>;

/** Inserts an entry in the transaction of `tx`. @returns its id */
export async function addEntry(tx: Tx, author: Author, entry: NewEntry): Promise<string> {
  const [row] = await tx.query<WrittenRow[]>(insertEntry('?::int'), [
    ...authorOf(author),
    entry.resource,
    entry.recordId,
    ...detailsOf(entry),
  ]);
  return row!.entryId;
}

interface BulkEntry {
  resource: string;
  recordId: number;
  title: string;
  action: 'created' | 'updated';
  version: number;
  changes: AuditChanges;
}

/** Adds entries to the transaction of `tx` by one statement. */
export async function recordChanges(tx: Tx, author: Author, entries: readonly BulkEntry[]): Promise<void> {
  await tx.query(
    `insert into audit_entry (${AUTHOR_COLUMNS}, resource, record_id, title, action, version, changes)
     select ${AUTHOR_VALUES}, resource, "recordId", title, action, version, changes
       from jsonb_to_recordset(?::jsonb) as row(resource text, "recordId" int, title text, action text, version int, changes jsonb)`,
    [...authorOf(author), JSON.stringify(entries)],
  );
}

/** The ids of a row and of the entry for it. */
export interface WrittenRow {
  id: number;
  entryId: string;
}

/**
 * Runs a statement that inserts or updates one row of a resource, and adds the entry for it: one message to PostgreSQL.
 * @param statement with `?` for its values
 */
export async function writeLogged(
  tx: Tx,
  author: Author,
  resource: Resource,
  statement: { sql: string; values: readonly unknown[] },
  change: Omit<LoggedChange, 'id'>,
): Promise<WrittenRow> {
  const entry = entryOf(resource, { ...change, id: 0 });
  const [row] = await tx.query<WrittenRow[]>(
    `with written as (${statement.sql} returning id) ${insertEntry('written.id', 'from written')}`,
    [...statement.values, ...authorOf(author), entry.resource, ...detailsOf(entry)],
  );
  return row!;
}

const insertEntry = (recordId: string, from = '') =>
  `insert into audit_entry (${AUTHOR_COLUMNS}, resource, record_id, title, action, version, changes, cause_id, undoes_id)
   select ${AUTHOR_VALUES}, ?::text, ${recordId}, ?::text, ?::text, ?::int, ?::jsonb, ?::bigint, ?::bigint ${from}
   returning record_id as id, id as "entryId"`;

const detailsOf = ({ title, action, version, changes, cause, undoes }: NewEntry) => [
  title,
  action,
  version ?? null,
  JSON.stringify(changes),
  cause ?? null,
  undoes ?? null,
];

/** The columns of an entry that say who made a change, when, through which endpoint and by which bulk operation. */
export const AUTHOR_COLUMNS = 'at, user_id, username, endpoint, operation_id';
/** Their values in SQL, with the parameters of `authorOf`. */
export const AUTHOR_VALUES = 'now(), ?::int, ?::text, ?::text, ?::int';

export const authorOf = ({ access, caller }: Author) => [
  access.user?.id ?? null,
  access.user?.username ?? null,
  caller.endpoint ?? 'graphql',
  caller.operationId ?? null,
];
