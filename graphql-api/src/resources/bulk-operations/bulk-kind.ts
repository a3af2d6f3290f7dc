import type { Action } from '../../auth/access.ts';
import type { Message } from '../../common/message.ts';
import type { Resource } from '../../declaration/resource.ts';
import type { WriteContext } from '../../mutation/write-context.ts';

/** A record of an operation that waits. */
export interface Item {
  id: string;
  /** 0 for one that is created. */
  recordId: number;
  /** The audit entry that an undo takes back; null for every other kind. */
  entryId: string | null;
  /** The line of the file that an import reads; null for every other kind. */
  line: number | null;
  /** The version of the record that the user has seen; null for any. */
  version: number | null;
}

type Permission = `${string}:${Action}`;

/** What was done with a record, of which a dry run shows the sum. */
export interface Effect {
  isChanged: boolean;
  /** The id of the record that was created. */
  created?: number;
  /** The sum of its new invoices, after tax, in whole cents; negative for credits. */
  invoiced?: number;
  /** What staff should know. */
  warnings?: readonly Message[];
}

/** What a bulk operation does with each of its records. `Input` is what the operation stores as JSON. */
export interface BulkKind<Input extends object = object> {
  name: string;
  /** What the user needs on the resource of the records, also while the operation runs. */
  requires: readonly Action[];
  /** What the user needs beside, such as `messages:add`. */
  alsoRequires?: readonly Permission[];
  /** Records of one transaction, which others wait for; 250 by default. */
  batch?: number;
  /** The names of the fields that it sets, which the log of operations shows; none by default. */
  fields?(input: Input): string[];
  /**
   * Does one record, in the transaction of its batch.
   * @param input as it returns from JSON
   * @throws ApiError that rejects the record: it is reported, and the others go on
   */
  apply(item: Item, operation: { resource: Resource; input: Input }, part: WriteContext): Promise<Effect>;
  /** Whether the first record that is rejected ends the operation and takes back what it did; not by default. */
  isWhole?(input: Input): boolean;
  /** Takes back an audit entry of the operation, as `apply` does a record; `undoEntry` by default. */
  undo?(item: Item, part: WriteContext): Promise<Effect>;
}

const kinds = new Map<string, BulkKind>();

/** Declares a kind of bulk operation, in the module of its feature. @throws Error for a name that is taken */
export function defineBulkKind<Input extends object>(kind: BulkKind<Input>): BulkKind<Input> {
  if (kinds.has(kind.name)) throw new Error(`There are two kinds of bulk operations named ${kind.name}`);
  kinds.set(kind.name, kind);
  return kind;
}

/** @throws Error for a kind that no module declares */
export function bulkKind(name: string): BulkKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`No bulk operation is named ${name}`);
  return kind;
}

/** The permissions that a kind requires for records of a resource. */
export const permissionsOf = (
  { requires, alsoRequires = [] }: BulkKind,
  { resource }: Resource,
): Permission[] => [...requires.map(action => `${resource}:${action}` as const), ...alsoRequires];

/** The most records of one transaction: it lasts a fraction of a second. */
export const batchOf = ({ batch = 250 }: BulkKind): number => batch;
