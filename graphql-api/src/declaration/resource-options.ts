import type { Tx } from '../database/tx.ts';
import type { ErrorText } from '../common/errors.ts';
import type { Context } from '../server/context.ts';
import type { Access, Role } from '../auth/access.ts';
import type { Projection } from '../query/projection.ts';
import type { SelectedField } from '../query/selection.ts';
import type { Parameters } from '../query/sql.ts';
import type { Operation } from './contract.ts';
import type { Message } from '../common/message.ts';

export type ItemLabels = readonly [singular: string, plural: string];

type FieldOf<T> = Extract<keyof T, string>;

/** A record as it is about to be saved. */
export interface PendingChange<T> {
  /** The stored values, overridden by those of the request. */
  values: Partial<T> & Record<string, unknown>;
  /** The names of the fields that the request sets. */
  given: ReadonlySet<string>;
  /** What is stored now; null when the record is new. */
  stored: T | null;
  context: Context;
  tx: Tx;
}

/** A record that has been created, changed or deleted. */
export interface AppliedChange<T> {
  id: number;
  /** The values after the change; null when the record was deleted. */
  values: PendingChange<T>['values'] | null;
  /** The values before the change; null when the record is new. */
  stored: PendingChange<T>['values'] | null;
  /** The id of the audit entry of the change. */
  entryId: string;
  context: Context;
  tx: Tx;
}

/** References of records that have moved from one record to another. */
export interface MovedReferences {
  from: number;
  to: number;
  /** The id of the audit entry from which it follows. */
  cause: string;
  context: Context;
  tx: Tx;
}

/** A record that was merged into another one, and deleted. */
export interface MergedRecord {
  keepId: number;
  merged: Readonly<Record<string, unknown>>;
  /** The id of the audit entry of the record that stays. An undo deletes again what is created with it as its cause. */
  entryId: string;
  context: Context;
  tx: Tx;
}

/** What another table has of a record: a row as JSON. */
export interface Attachment {
  /** What messages call it. */
  label: string;
  read: (id: number, tx: Tx) => Promise<object | undefined>;
  /** Stores the row for a record, or removes it. */
  write: (id: number, row: object | null, tx: Tx) => Promise<void>;
}

/** A statement, as far as declarations add to it. */
export interface StatementScope {
  parameters: Parameters;
  access: Access;
  /** Set where the statement reads earlier rows. */
  pointInTime?: object;
}

/** The table whose rows have a computed field. */
export interface QueriedTable {
  readonly alias: string;
  readonly scope: Pick<StatementScope, 'parameters' | 'access'>;
  /** Joins one row that a query computes for each row of the table. @returns its alias */
  joinLateral(query: string): string;
}

/** A field whose value a statement computes. */
export interface ComputedField {
  /** About how many rows are examined for each row of the response. */
  rows: number;
  project(table: QueriedTable, field: SelectedField): Projection;
  /** Makes it a field of filters, the REST API and the definitions of screens, as a read-only column is. */
  column?: {
    kind: 'boolean';
    label: string;
    description: string;
    /** The value in SQL of a row of the table `alias`. */
    sql(alias: string, scope: QueriedTable['scope']): string;
  };
}

/**
 * A figure of records, which aggregates have as a field: a number of records or of related ones, a sum (0 without
 * records), or the share of one such figure in another, or in the number of all records (null for 0). Days belong to the request, which filters the records by them.
 */
export type DeclaredFigure<T extends object> = {
  label: string;
  description: string;
} & (
  | { unit: 'count'; filter?: FigureFilter }
  | { unit: 'count' | 'money'; sum: FieldOf<T>; filter?: FigureFilter }
  /** How many records of a list of these records count in a figure of their own. */
  | { unit: 'count'; related: string; figure: string; filter?: FigureFilter }
  | { unit: 'share'; of: string; in?: string }
);

/** The records that count, as a filter of their list. */
export type FigureFilter = Readonly<Record<string, object>>;

/** What the audit log shows of a field that is no column. */
export interface LoggedField {
  label: string;
  kind: 'text' | 'boolean';
}

/** What the search over all resources looks at. Users who may view the resource find its records. */
export interface SearchOptions<T extends object> {
  /**
   * Fields that people type to name a record: numbers, e-mail addresses, phones. They are found from their beginning,
   * whatever the case, spaces and punctuation; the record whose whole field was typed comes first.
   */
  keys?: readonly FieldOf<T>[];
  /** Finds the words of the title, two of them in any order, and with one typo. */
  words?: true;
  /** References to records that are found by the words of their titles, which are visible with this record. */
  related?: readonly FieldOf<T>[];
  /** The line below the title of a hit, as `detail` of the resource, which is shown without it. */
  detail?: ResourceOptions<T>['detail'];
}

/** What a role may do with the records, and whether the navigation shows them. */
type Granted = `view${'' | ' add'}${'' | ' edit'}${'' | ' delete'}${'' | ' menu'}`;

/** The permissions of a new club. Super User and Admin may do everything, other roles that are not named nothing. */
export type Grants = { readonly [Name in Exclude<Role, 'Super User' | 'Admin'>]?: Granted };

export interface ResourceOptions<T extends object> {
  /** Permission resource, and the REST path unless `path` says otherwise. */
  resource: string;
  path?: string;
  singular: string;
  plural: string;
  /** The permissions of a new club; `defineResource` requires them. */
  grants?: Grants;
  /** The name of one record in messages: `Billing record`. Derived from `singular` unless given. */
  label?: string;
  /** Singular and plural in messages and descriptions, `['invoice', 'invoices']`; derived from label and plural unless given. */
  itemLabels?: ItemLabels;
  /** The field that names a record in drop-downs and relations; `name` unless given. */
  title?: FieldOf<T>;
  /**
   * The line below the title in selectors, which distinguishes records of the same title: a field or related record each,
   * after words that people read, such as `{email}` or `Due {dueDate}`.
   */
  detail?: readonly (`{${FieldOf<T>}}` | `${string} {${FieldOf<T>}}`)[];
  /** How the search over all resources finds a record; without it, the resource does not take part. */
  search?: SearchOptions<T>;
  /** The records that selectors offer, as a filter; users who may view the resource also read the others by their ids. */
  offered?: Readonly<Record<string, object>>;
  operations?: readonly Operation[];
  /** Operations that reject personal tokens and require a sign-in. */
  withoutToken?: readonly Operation[];
  defaultSort: { [K in FieldOf<T>]?: 'asc' | 'desc' };
  /**
   * The date whose month a record belongs to in the accounts. While that month is closed, the record cannot be created,
   * changed, deleted or moved, whatever the endpoint (`closed-periods`).
   */
  periodDate?: FieldOf<T>;
  /**
   * The reference to the location whose closed days protect a record dated in them, from users without
   * `closed-periods:edit` (`day-closes`). `periodDate` is the day.
   */
  closedDayLocation?: `${FieldOf<T>}Id`;
  /** The fields that the server still sets in a closed month or day, since they follow from later records; requests do not. */
  fieldsKeptWhenClosed?: readonly (FieldOf<T> | `${FieldOf<T>}Id`)[];
  /** REST wraps a saved record: `{message, [wrap]: record}`. */
  wrap?: string;
  /** The case of REST names. */
  wireCase?: 'snake' | 'camel';
  /** Validates across fields and returns the messages by field. */
  check?: (draft: PendingChange<T>) => Record<string, ErrorText | false | undefined>;
  /**
   * Runs before the transaction of a create, with the valid values of the request: for slow work, such as a hash, during
   * which a transaction would keep its connection and locks. Returns further values of the record.
   */
  beforeCreate?: (values: Partial<T>) => Promise<Partial<T>>;
  /**
   * Runs first in the transaction of each change, before the record is locked and numbers are taken: for locks that records
   * share, so that all transactions take them in one order.
   * @param id of the record; null for a new one
   * @param given the values of the request
   */
  lockFirst?: (id: number | null, given: Readonly<Record<string, unknown>>, tx: Tx) => Promise<unknown>;
  /** Runs in the transaction before the record is written; may change `draft.values`. */
  beforeSave?: (draft: PendingChange<T>) => Promise<void> | void;
  /** Runs in the transaction before the record is deleted; throws to reject it. */
  beforeDelete?: (record: T, draft: Pick<PendingChange<T>, 'context' | 'tx'>) => Promise<void> | void;
  /**
   * Runs in the transaction after a merge, or its undo, has moved all references from one record to another, whether or not
   * records of this resource were among them.
   */
  afterMove?: (moved: MovedReferences) => Promise<void>;
  /** Runs at the end of a merge of two of its records. */
  afterMerge?: (merged: MergedRecord) => Promise<void>;
  /** Runs first in a merge of two records and its undo: the locks that transactions take before those of rows. */
  lockMerged?: (ids: readonly number[], tx: Tx) => Promise<unknown>;
  /**
   * What other tables have of a record and lose with it, by the name in the audit entry of the deletion, whose undo brings it
   * back. A merge copies what the record that stays has not.
   */
  attached?: Readonly<Record<string, Attachment>>;
  /** Runs in the transaction after the record is saved or deleted. */
  afterWrite?: (written: AppliedChange<T>) => Promise<void>;
  /**
   * The condition of the records that a user may see, in SQL on the table `alias`. Lists, aggregates and single records add
   * it; only `newResource` takes it, whose records no other field returns.
   */
  visibleTo?: (scope: StatementScope, alias: string) => string;
  /**
   * The query of the id of the record that the caller is, by the id of the user in SQL; it may have no row, or null. Filters
   * know the id as `me`.
   */
  idOfCaller?: (userId: string) => string;
  /** The error of `asOf` for records whose earlier values are not read. */
  asOfError?: Message;
  /** The figures that reports and clubs have names for. */
  figures?: Readonly<Record<string, DeclaredFigure<T>>>;
  /** The fields that are computed for each row of a response. */
  computedFields?: Readonly<Record<string, ComputedField>>;
  /**
   * Fields in the audit entries of a record that are no columns of it: what another table has of it. Nobody undoes their
   * changes or restores them.
   */
  loggedFields?: Readonly<Record<string, LoggedField>>;
  /**
   * The errors of exclusion constraints of the table, by the name of the constraint: messages by field, from what PostgreSQL
   * says about the two rows.
   */
  constraintErrors?: Readonly<Record<string, (detail: string) => Record<string, Message>>>;
  /** Runs after the transaction is committed. */
  afterCommit?: (context: Context) => void;
}
