import { t as dbType } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../server/context.ts';
import { titleColumn, type Resource } from '../declaration/resource.ts';

/** Who changed what and when; inserted in the transaction of the change. */
@Entity()
@Index({ properties: ['resource', 'recordId'] })
export class AuditEntry {
  @PrimaryKey({ type: 'bigint', autoincrement: true }) id!: string;
  @Index() @Property({ type: dbType.datetime, length: 3, defaultRaw: 'now()' }) at!: Date;
  /** Kept as it was, so that the entry outlives the account. */
  @Property({ type: dbType.text, nullable: true }) username!: string | null;
  @Property({ type: dbType.text }) resource!: string;
  @Property({ type: dbType.integer }) recordId!: number;
  @Property({ type: dbType.text, nullable: true }) title!: string | null;
  @Property({ type: dbType.text }) action!: 'created' | 'updated' | 'deleted';
  /** `[before, after]` by field. */
  @Property({ type: dbType.json }) changes!: Record<string, [unknown, unknown]>;
}

const SECRETS = new Set(['passwordHash']);

/** Adds the entry for a record of a resource to the transaction of `em`. */
export async function recordChange(
  em: EntityManager,
  context: Context,
  resource: Resource,
  action: AuditEntry['action'],
  record: { id: number; values: Record<string, unknown> },
  changes: AuditEntry['changes'],
): Promise<void> {
  const title = record.values[titleColumn(resource).name];
  if (action === 'updated' && Object.keys(changes).length === 0) return;
  const shown = Object.entries(changes).filter(([name]) => !SECRETS.has(name));
  await addEntry(em, context, {
    resource: resource.resource,
    recordId: record.id,
    title: title === null || title === undefined ? null : String(title),
    action,
    changes: Object.fromEntries(shown),
  });
}

/** Inserts an entry in the transaction of `em`. */
export async function addEntry(
  em: EntityManager,
  { access }: Context,
  entry: Pick<AuditEntry, 'resource' | 'recordId' | 'title' | 'action' | 'changes'>,
): Promise<void> {
  await em.execute(
    `insert into audit_entry (at, username, resource, record_id, title, action, changes)
     values (now(), ?, ?, ?, ?, ?, ?)`,
    [
      access.user?.username ?? null,
      entry.resource,
      entry.recordId,
      entry.title,
      entry.action,
      JSON.stringify(entry.changes),
    ],
  );
}
