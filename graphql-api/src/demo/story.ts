import type { BaseRecord } from '../declaration/columns.ts';
import { demoLogins } from '../sign-in/demo-logins.ts';

export type Username = (typeof demoLogins)[number]['username'];

/** The id of a user who can sign in to the demo, as the seed numbers them. */
export const userId = (name: Username) => demoLogins.findIndex(({ username }) => username === name) + 1;

type References<T> = { [K in keyof T]-?: NonNullable<T[K]> extends BaseRecord ? K : never }[keyof T];

/** The fields of an entity as they are stored: a date-time as text, the id instead of the referenced record. */
export type Fields<T extends BaseRecord> = {
  [K in keyof T as K extends keyof BaseRecord | References<T> ? never : K]: T[K] extends Date | undefined
    ? string
    : T[K];
} & {
  [K in References<T> as `${string & K}Id`]: undefined extends T[K] ? number | null : number;
};

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

/** Numbers stories in the order in which their records were made. */
export const numbered = <T>(stories: readonly Omit<Story<T>, 'id'>[]): Story<T>[] =>
  stories
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)))
    .map((story, index) => ({ id: index + 1, ...story }));

/** A number that people quote, as the server gives it out: `PP-000042`. */
export const quotedNumber = (prefix: string, id: number) => `${prefix}-${String(id).padStart(6, '0')}`;

/** When a record was last changed. */
export const lastMoment = ({ createdAt, edits }: Story<object>) => edits.at(-1)?.at ?? createdAt;

/** The record with all changes. */
export function recordOf<T extends object>(story: Story<T>) {
  const { id, createdAt, first, edits } = story;
  const last: T = Object.assign({}, first, ...edits.map(edit => edit.set));
  return { ...last, id, version: 1 + edits.length, createdAt, updatedAt: lastMoment(story) };
}

/** One line of the audit trail, as the server writes it. */
export interface AuditRow {
  at: string;
  username: string;
  resource: string;
  recordId: number;
  title: string | null;
  action: 'created' | 'updated';
  endpoint: 'graphql';
  version: number;
  changes: Record<string, [before: unknown, after: unknown]>;
}

/** The audit trail of a record whose field `titleField` names it. */
export function auditOf(resource: string, titleField: string, story: Story<object>): AuditRow[] {
  const rows: AuditRow[] = [];
  let values: Record<string, unknown> = {};
  const add = (action: AuditRow['action'], at: string, username: string, set: object) => {
    const changes = changesOf(values, set);
    values = { ...values, ...set };
    const title = values[titleField];
    rows.push({
      at,
      username,
      resource,
      recordId: story.id,
      title: title === undefined || title === null ? null : String(title),
      action,
      endpoint: 'graphql',
      version: rows.length + 1,
      changes,
    });
  };
  add('created', story.createdAt, story.by, story.first);
  for (const edit of story.edits) add('updated', edit.at, edit.by, edit.set);
  return rows;
}

function changesOf(before: Record<string, unknown>, set: object): AuditRow['changes'] {
  const pairs = Object.entries(set).map(
    ([name, value]) => [name, [before[name] ?? null, value ?? null]] as const,
  );
  return Object.fromEntries(
    pairs.filter(([, [was, is]]) => was !== is).map(([name, pair]) => [name, [...pair]]),
  );
}
