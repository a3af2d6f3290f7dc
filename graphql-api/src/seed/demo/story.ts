import type { ClubRecord } from '../../kernel/club-record.ts';
import type { demoLogins } from '../demo-logins.ts';

type Username = (typeof demoLogins)[number]['username'];

/** The fields that a person fills in: those of the entity, references by their ids instead of the records. */
export type Fields<T extends ClubRecord, Reference extends keyof T = never> = Omit<
  T,
  keyof ClubRecord | Reference
>;

/** Somebody's change to a record. */
export interface Edit<T> {
  at: string;
  by: Username;
  set: Partial<T>;
}

/** How a record became what it is: its first values, and every change since, oldest first. */
export interface Story<T> {
  id: number;
  createdAt: string;
  by: Username;
  first: T;
  edits: readonly Edit<T>[];
}

/** The record as it stands today. */
export function recordOf<T extends object>({ id, createdAt, first, edits }: Story<T>) {
  const last: T = Object.assign({}, first, ...edits.map(edit => edit.set));
  return { ...last, id, version: 1 + edits.length, createdAt, updatedAt: edits.at(-1)?.at ?? createdAt };
}

/** One line of the audit trail, as the server writes it. */
export interface AuditRow {
  at: string;
  username: string;
  resource: string;
  recordId: number;
  title: string;
  action: 'created' | 'updated';
  changes: Record<string, [before: unknown, after: unknown]>;
}

/** The audit trail of a record. */
export function auditOf<T extends { name: string }>(resource: string, story: Story<T>): AuditRow[] {
  const entry = { resource, recordId: story.id };
  let values = story.first;
  const rows: AuditRow[] = [
    {
      ...entry,
      action: 'created',
      at: story.createdAt,
      username: story.by,
      title: values.name,
      changes: changesOf({}, values),
    },
  ];
  for (const { at, by, set } of story.edits) {
    const changes = changesOf(values, set);
    values = { ...values, ...set };
    rows.push({ ...entry, action: 'updated', at, username: by, title: values.name, changes });
  }
  return rows;
}

function changesOf(before: Record<string, unknown>, set: object): AuditRow['changes'] {
  const given = Object.entries(set).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, [before[name] ?? null, value]]));
}
