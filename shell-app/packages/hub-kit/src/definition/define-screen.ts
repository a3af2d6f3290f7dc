import type { AnyIcon } from '../common/icon.ts';
import type { ChipColor } from '../theme/theme.ts';
import type { SignedInUser } from '../common/session.tsx';
import type { Permission } from '../common/permission.ts';
import type { TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import type { AnySchema } from 'yup';
import type { Messages } from './messages.ts';
import type { Filters } from './filter-definition.ts';
import type { RecordName } from '../common/record-pages.ts';
import type { Due } from './due.ts';
import type { LabelledField } from './derive-fields.ts';
import type { AnyField, NewRecordContext, OptionsDocument } from './field-definition.ts';
import type { SummaryDocument } from './groups.ts';
import type { FigureMetadata } from './resource.ts';
import type { CountsDocument, ListTabs } from './list-tabs.ts';
import type { Warning } from './warning.ts';

export type SortDirection = 'ASC' | 'DESC';

/** What every row and record carries. */
export interface Identified {
  id: string;
}

/** Variables of a list query. */
export interface ListVariables<SortField extends string> {
  sort: { field: SortField; direction: SortDirection }[];
  page: { limit: number; offset: number };
  search: string | null;
}

/** A record as its form edits it: the same names; fields may also be null. */
export type RecordOf<Values> = { [Name in keyof Values]: Values[Name] | null | undefined };

/** What the dialog needs of a stored record; the version tells an update of another user apart. */
type StoredRecord<Values> = RecordOf<Values> & { id: string; version: number };

/** A form before anything was entered: numbers may be missing yet. */
export type EmptyOf<Values> = {
  [Name in keyof Values]: Values[Name] extends number ? number | null : Values[Name];
};

/**
 * Sums by month since a date, the first day of a month, with aliases for every resource:
 * `query ExpensesByMonth($since: LocalDate!) { months: expensesAggregate(…) { group { day: expenseDate { month } } … } }`
 */
export type MonthlyDocument = TypedDocumentNode<
  { months: { group: { day: { month: string | null } | null }; sum: { amount: number | null } }[] },
  { since: string }
>;

/** Sums by a field since a date; `record`, with its id, in place of `value` for a related record. */
export type GroupedDocument = TypedDocumentNode<
  {
    groups: {
      group: { value?: string | null; record?: { id: string | null; value: string | null } | null };
      sum: { amount: number | null };
    }[];
  },
  { since: string }
>;

/** The records of a change of many: those with these ids, or those that a list with this filter and search finds. */
export interface BulkTarget {
  ids: string[] | null;
  filter: object | null;
  search: string | null;
}

/** What a change of many records would do. */
export interface BulkPreview {
  /** All its records. */
  total: number;
  /** The first of them, which were tried; the numbers below are of these. */
  checked: number;
  changed: number;
  unchanged: number;
  rejected: number;
  /** The first of those that would be rejected. */
  rejections: readonly {
    recordId: string;
    title: string | null;
    reason: string;
    reasonTemplate: string | null;
  }[];
  /** Why they would be rejected, with how many. */
  reasons?: readonly CountedText[];
  /** What staff should know, with how many records it is about. */
  warnings?: readonly CountedText[];
  /** The sum of the new invoices, after tax. */
  invoiced?: number;
}

interface CountedText {
  text: string;
  /** As JSON. */
  template: string | null;
  count: number;
}

/** Starts a change of many records, and returns the id of its operation; for a dry run, what it would do. */
export type BulkDocument<Changes extends object = object> = TypedDocumentNode<
  { started: { id: string | null; preview: BulkPreview | null } },
  BulkTarget & Changes & { dryRun: boolean }
>;

/**
 * The operations of a screen. Each names its root field by an alias, so that one code serves every
 * resource: `query Lockers(…) { page: lockers(…) { items { … } totalCount } }`, `record: locker(id: $id)`.
 */
export interface Documents<Row, SortField extends string, Values> {
  list: TypedDocumentNode<{ page: { items: Row[]; totalCount: number } }, ListVariables<SortField>>;
  /** Must select everything that the form edits. */
  get: TypedDocumentNode<{ record: StoredRecord<NoInfer<Values>> | null }, { id: string }>;
  /** Without it nothing is added on this screen. */
  create?: TypedDocumentNode<{ record: StoredRecord<NoInfer<Values>> }, { input: NoInfer<Values> }>;
  /**
   * What the server proposes for a new record, each under the name of its field:
   * `query NextLockerNumber { lockerNumber: nextLockerNumber }`. What is saved as it was proposed is left out of the
   * input, so that the server decides; `create` selects the field when the person should read what it became.
   */
  prepare?: TypedDocumentNode<Partial<NoInfer<Values>>, Record<string, never>>;
  /** Without it nothing is changed on this screen. */
  update?: TypedDocumentNode<
    { record: StoredRecord<NoInfer<Values>> },
    { id: string; patch: Partial<RecordOf<NoInfer<Values>>>; version: number }
  >;
  /** What the rows of all pages come to. */
  summary?: SummaryDocument;
  /** The same in groups, by what makes them: `status`, `invoiceDate.month`. */
  groups?: Readonly<Record<string, SummaryDocument>>;
  /** The numbers of records of the list's tabs. */
  counts?: CountsDocument;
  /** Without it nothing is deleted on this screen. */
  remove?: TypedDocumentNode<{ id: string }, { id: string }>;
  /** Sets fields of many records; those of `versions`, in the order of the ids, are rejected if they were changed since. */
  bulkUpdate?: BulkDocument<{ patch: object; versions?: number[] }>;
  /** Deletes many records. */
  bulkDelete?: BulkDocument;
}

/** A chip's colour by value; `*` stands for every value that is not named. */
export type ChipColors<Value> = {
  [Key in `${Extract<Value, string | number | boolean>}` | '*']?: ChipColor;
};

/** A width of the window in pixels, one of the breakpoints. */
export type HiddenBelow = 600 | 960;

/** What a column looks like, as a screen says it. */
export interface ColumnLook<Row, Value> {
  /** Pixels. Columns without it share the free width by their content. */
  width?: number;
  /** Never narrower than its content: by default dates, amounts, numbers and chips. */
  isWhole?: boolean;
  /** Hides the column in windows narrower than this, unless the user shows it; exports contain it. */
  hiddenBelow?: HiddenBelow;
  /** Turns the value into text; amounts, dates and numbers have a format of their kind. */
  format?(value: Value): string;
  /** The text, where it is made of more than this column's value. */
  value?(row: Row): string | null | undefined;
  /** The text where there is no value. */
  empty?: string;
  /** The chip where it says more than this column's value: `Written Off` of an invoice that is paid by a write-off. */
  state?(row: Row): { text: string; color: ChipColor } | null;
  /** A remark beside the chip: what is still open of an invoice. */
  remark?(row: Row): string | null;
  /** A solid red chip beside the chip: what staff must see at once, such as blocked access. */
  alert?(row: Row): string | null;
}

interface ColumnParts<Row, Value> extends ColumnLook<Row, Value> {
  title: string;
  /** Without it the list does not have the column. */
  requires?: Permission;
  align?: 'end';
  /** The text of a value, or of each of a list, in the user's language; without it, those of a list are as typed. */
  textOf?(value: string): string;
  /** The record that the column names: a tooltip tells it apart from others of the same name. */
  record?: { options: OptionsDocument; id(row: Row): string | null | undefined };
  /** The record that the column names, a link if it has a page: its name in the API, and its id. */
  related?: { record: RecordName; id(row: Row): string | null | undefined };
  /** Added by the grid: what tells the named record apart, and whether the page shows another one of its name. */
  detailOf?(row: Row): { text: string; isAmbiguous: boolean } | null;
  /** Draws the cell, where text and chips do not do. */
  render?(row: Row): ReactNode;
}

interface ColumnOf<Row, Key extends keyof Row, SortField extends string> extends ColumnParts<Row, Row[Key]> {
  key: Key;
  /** The field that the server sorts by when the header is chosen; without it the column does not sort. */
  sortKey?: SortField;
  /** Shows the value, or each of a list, as a chip; its words are those of `format`, if there is one. */
  chip?: ChipColors<Row[Key]>;
  /** Marks rows whose date comes near or is past. */
  due?: Due<keyof Row & string>;
}

/** A column as the parts that show it read it, whatever its rows are. */
export interface AnyColumn extends ColumnParts<object, unknown> {
  key: string;
  sortKey?: string;
  chip?: Readonly<Record<string, ChipColor | undefined>>;
  due?: Due;
}

/** One column; its key is a field of the row. */
export type ColumnDefinition<Row, SortField extends string> = {
  [Key in keyof Row & string]: ColumnOf<Row, Key, SortField>;
}[keyof Row & string];

/** A result that a form shows and does not edit, such as a total. */
export interface Output<Values> {
  label: string;
  /** The result as text. */
  text: (values: EmptyOf<Values>) => string;
  /** How it is computed, on a line below the label. */
  help: (values: EmptyOf<Values>) => string;
}

export interface SectionDefinition<Values> {
  title: string;
  fields: readonly AnyField[];
  /** Shown below the fields. */
  output?: Output<Values>;
}

/** Fills a field from other values of the form, each time that the result changes while the form is open. */
export interface Computed<Value, Values> {
  /** Fills it each time that one of these values changes instead. */
  from?: readonly (keyof Values & string)[];
  /** The value; null leaves the field as it is. */
  compute: (values: EmptyOf<Values>, context: { user: SignedInUser }) => Value | null;
  /** Keeps what the user enters instead of replacing it by the next result. */
  untilEdited?: true;
}

export type ComputedValues<Values> = { readonly [Name in keyof Values]?: Computed<Values[Name], Values> };

/** What decides whether a value of a form is valid. The form builds its yup schema from it when it opens. */
export interface ValueRule {
  field: LabelledField;
  /** The message when it is missing; none for a value that may be. */
  missing?: string;
  /**
   * Adds to the declared rule. A rule that depends on the stored record finds it as `stored` in yup's context; it is
   * null for a new record.
   */
  extend?(rule: AnySchema): AnySchema;
}

/** How a form behaves, as a screen says it. */
export interface FormOptions<Values> {
  /** The values that follow from others: `{ totalAmount: { compute: ({ amount, tax }) => … } }`. */
  computed?: ComputedValues<Values>;
  /** The words of the button: `Save` for a new record and `Update` for a stored one by default. */
  submitLabels?: { add?: string; edit?: string };
  /** Keeps the button disabled until the form is valid, or until it was changed too. */
  submitWhen?: 'valid' | 'changed and valid';
  /** What the user confirms before it is saved. */
  warnings?: readonly Warning<Values>[];
}

export interface FormDefinition<Values> extends FormOptions<NoInfer<Values>> {
  /** The rules that are checked before anything is sent, by the name of the value; the server checks them again. */
  rules: Readonly<Record<string, ValueRule>>;
  /** Values of a new record. A function, since defaults such as today change. */
  empty: (context: NewRecordContext) => EmptyOf<NoInfer<Values>>;
  sections: readonly SectionDefinition<NoInfer<Values>>[];
}

interface Action<Row> {
  icon: AnyIcon;
  /** `Approve`, read out with the name of the row. */
  label: string;
  /** The rows that offer it. */
  when: (row: Row) => boolean;
}

/** What the values of a change may depend on. */
export interface ChangeContext<Row> {
  row: Row;
  user: SignedInUser;
}

/** The values of a change, or functions that return them when it is made. */
export type ChangedValues<Row, Values> = {
  readonly [Name in keyof Values]?: Values[Name] | ((context: ChangeContext<Row>) => Values[Name]);
};

/** A mutation with the version of the record that the user saw, which returns the new one. */
export type ChangeOperation = TypedDocumentNode<
  { record: { version: number } },
  { id: string; version?: number | null }
>;

/** Changes a record with one click, which can be undone. Requires the permission to edit. */
export interface ChangeAction<Row, Values> extends Action<Row> {
  change: ChangedValues<Row, Values>;
  /**
   * The operation of the API that makes the change, such as one that takes the time of the server. The row shows `change`
   * until its response; without it the record is updated with `change`.
   */
  operation?: ChangeOperation;
  /** What the user confirms first, where an undo comes too late: `The member receives it at once.` */
  confirm?: string;
}

/** Opens the dialog of a record with proposed changes, to be reviewed and saved. Requires the permission to edit. */
export interface EditAction<Row, Values> extends Action<Row> {
  edit: (row: Row) => Partial<Values>;
}

/** Opens the dialog of a new record of any screen, with values. */
export interface AddAction<Row> extends Action<Row> {
  add: NewRecordLink<Row>;
}

/** Where a record is added, and its first values. */
export interface NewRecordLink<Row> {
  /** Permission resource: the user must be allowed to view and add its records. */
  resource: string;
  /** The URL of the screen: `/payments`. */
  path: `/${string}`;
  values: (row: Row) => object;
}

/** Opens a URL that begins a step of its own kind, such as the renewal of a contract. */
export interface OpenAction<Row> extends Action<Row> {
  open: { path: (row: Row) => `/${string}`; requires: Permission };
}

/** The next step of a row: a change, a change to review, a record to add, or a URL to open. */
export type RowActionDefinition<Row, Values> =
  ChangeAction<Row, Values> | EditAction<Row, Values> | AddAction<Row> | OpenAction<Row>;

/** What is usually done next with a record that was added; the toast offers it. */
export interface NextStep {
  /** A verb: `Sign up`. */
  label: string;
  /** Without it the step is not offered. */
  requires: Permission;
  /** The URL that begins it, by the id of the record; that of the record itself unless given. */
  path?: (id: string) => `/${string}`;
}

/** Records of which each is a period of a day. */
export interface CalendarDefinition {
  /** The field of the day, `yyyy-mm-dd`. */
  date: string;
  /** The fields of the times at which it begins and ends, `HH:MM`. */
  start: string;
  end: string;
  /** What a day can be divided by; the first one unless the user chooses another. */
  columns: readonly CalendarColumn[];
  remarks?: CalendarRemarks;
}

/** What is to be said of records in a calendar, such as a clash. */
export interface CalendarRemarks {
  /** Finds them for some days: `query Clashes($from: LocalDate!, $until: LocalDate!) { remarks: … { of: sessionId … } }`. */
  document: TypedDocumentNode<{ remarks: readonly { of: string | null }[] }, { from: string; until: string }>;
  /** A remark in one sentence; null for one that says nothing. */
  textOf(remark: object): string | null;
}

/** A field whose values are the columns of a day. */
export interface CalendarColumn {
  /** As the definition and the address name it: `trainer`. */
  key: string;
  /** The field that a change sets: `trainerId`. */
  field: string;
  label: string;
  /** The field that names a related record: `name`; the column is a text without it. */
  title?: string;
  /** Finds values that no record of the day has. */
  options?: OptionsDocument;
}

/** What a screen says of itself, its list and its dialog. */
export interface ScreenBasics<Row, SortField extends string, Values> {
  title: string;
  subtitle?: string;
  icon: AnyIcon;
  /** The next steps of rows, such as approving an expense; a row shows the first two of those that it offers. */
  actions?: readonly RowActionDefinition<Row, Values>[];
  nextStep?: NextStep;
  /** What a row is called on its buttons and before it is deleted; otherwise the text of its first column. */
  rowName?: (row: Row) => string;
  sort: { [Field in SortField]?: 'asc' | 'desc' };
  /** Rows of a page; 10 by default. */
  pageSize?: number;
  /** The sizes of pages that users can choose; 5, 10 and 25 by default, and 10, 25, 50 and 100 for longer pages. */
  pageSizes?: readonly number[];
  /** What the search box invites to: `Search by name, email or phone`. */
  searchLabel?: string;
  /** Titles of the dialog; `Add Member` and `Edit Member` by default. */
  dialogTitles?: { add?: string; edit?: string };
  /** Texts that differ from those made of the entity's name. */
  messages?: Partial<Messages>;
}

export interface ScreenDefinition<
  Row extends Identified,
  SortField extends string,
  Values extends object,
> extends ScreenBasics<NoInfer<Row>, NoInfer<SortField>, NoInfer<Values>> {
  pageSize: number;
  pageSizes: readonly number[];
  /** Permission resource: `membership-plans`. */
  resource: string;
  record?: RecordName;
  addLabel: string;
  /** The entity in the middle of a sentence: `parking pass`, `parking passes`. */
  entity: { one: string; many: string };
  /** The date whose month, once closed, protects a record. Rows and records contain it. */
  periodDate?: string;
  documents: Documents<Row, SortField, Values>;
  columns: readonly AnyColumn[];
  /** Further columns of the exported file, behind those that are shown. */
  exportOnly?: readonly AnyColumn[];
  /** The columns whose values `documents.summary` adds up. */
  sums?: readonly string[];
  /** What `documents.groups` return beside sums. */
  figures?: readonly FigureMetadata[];
  /** What some of these sums are called: `{ totalAmount: 'Invoiced' }`; otherwise as their column. */
  totalLabels?: Readonly<Record<string, string>>;
  /** The chart of amounts by month above the list. */
  monthly?: {
    title: string;
    subtitle?: string;
    document: MonthlyDocument;
    /** The date by which the amounts are added up, and the figure in which their records count. */
    date: string;
    figure?: string;
    /** The same amounts of this year by a field instead. */
    by?: readonly { field: string; label: string; document: GroupedDocument }[];
  };
  /** Shows the records of a day, a week or an agenda in place of the list. */
  calendar?: CalendarDefinition;
  /** What the list can be filtered by; without it there is only the search. */
  filters?: Filters;
  /** The tabs above the list, with the numbers that `documents.counts` returns. */
  tabs?: ListTabs;
  form: FormDefinition<Values>;
  /** The form of a new record, where it is another one than that of a stored record. */
  addForm?: FormDefinition<NoInfer<Values>>;
}

/** A screen as the parts read it that serve every screen. */
export type AnyScreen = ScreenDefinition<Identified, string, Record<string, unknown>>;
