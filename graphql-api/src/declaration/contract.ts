/** The kinds of columns. The kind determines type, validation, filter and REST form. */
export type FieldKind =
  | 'id'
  | 'text'
  | 'email'
  | 'choice'
  | 'money'
  | 'number'
  | 'int'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'boolean'
  | 'textList'
  | 'json'
  | 'password';

/** One name on the REST wire and where it comes from; emitted into resources.json. */
export interface FieldContract {
  /** The name in GraphQL: `assignedTrainerId`. */
  name: string;
  /** The name in REST: `assigned_trainer_id`. */
  wire: string;
  kind: FieldKind;
  /** What messages call it: `Assigned trainer`. */
  label: string;
  description: string;
  /** Path in the GraphQL selection that fills it, such as `assignedTrainer.name`; null for a field that is only written. */
  read: string | null;
  /** Where it comes from when `read` leads to nothing: a referrer is a member or a trainer. */
  orRead?: string;
  /** A field of a related record other than its title: reading it requires `view` on that record's resource. */
  embedded?: true;
  /** Whether requests may set it; a read-only name in a request is ignored. */
  writable: boolean;
  /** The message given when it is missing; absent for an optional field. */
  required?: string;
  /** A GraphQL create without it is given a number by the server; REST requires it. */
  assigned?: true;
  /** No two records have the same value. */
  unique?: true;
  /** Whether a REST list takes it as an equality parameter and GraphQL as a filter. */
  filterable: boolean;
  sortable: boolean;
  /** Whether REST does not have it: the specification names the fields of each response. */
  graphqlOnly?: true;
  default?: string | number | boolean | readonly string[];
  /** The day of a new record without one. */
  defaultDay?: DefaultDay;
  min?: number;
  max?: number;
  /** A date that is today or earlier. */
  past?: true;
  /** The message for a value of another kind, or a number below `min`, where the specification words it. */
  invalid?: string;
  /** Taken when a record is created, not afterwards. */
  createOnly?: true;
  /** The names inside a value of the kind `json`. */
  keys?: readonly string[];
  /** The fields of each object of a list of the kind `json`. */
  entries?: readonly { name: string; wire: string; kind: FieldKind; nullable?: true }[];
  /** Longest text, or entry of a list or an object, in characters. */
  maxLength?: number;
  /** The only values that it takes. */
  values?: readonly string[];
  /** Where its drop-down choices come from. */
  masterData?: { page: string; dropdown: string };
  /** The resource whose id it has. */
  ref?: string;
  /** The permission resource whose `view` it needs beside that of the record; REST leaves it out without. */
  sensitive?: string;
  /** Sent as 1 or 0 instead of true or false. */
  bit?: true;
}

/** A day in the club, counted from today. */
export type DefaultDay = 'today' | { days: number } | { months: number };

export type Operation = 'list' | 'one' | 'create' | 'update' | 'delete';

/** A declared figure. */
export interface FigureContract {
  name: string;
  label: string;
  unit: 'count' | 'money' | 'share';
  /** The records that count in it, as a filter of GraphQL; all without, and none of a share. */
  filter?: object;
}

/** The contract of a resource for REST, the documentation and the tests; emitted into resources.json. */
export interface ResourceContract {
  /** Permission resource: `membership-plans`. */
  resource: string;
  /** Path below /api: `membership-plans`, `users/permissions`. */
  path: string;
  /** GraphQL type: `MembershipPlan`. */
  type: string;
  /** Words of the root fields: `membershipPlan`, `membershipPlans`. */
  singular: string;
  plural: string;
  /** What messages call it: `Membership plan`. */
  label: string;
  operations: readonly Operation[];
  /** POST and PUT return `{message, [wrap]: record}` instead of the record. */
  wrap?: string;
  defaultSort: readonly { field: string; direction: 'ASC' | 'DESC' }[];
  /** The date whose month decides whether a record may be changed: `invoiceDate`. */
  periodDate?: string;
  /** One of its records may be the caller: filters know its id as `me`. */
  isCaller?: true;
  /** What its aggregates have of declared figures; only in GraphQL. */
  figures?: readonly FigureContract[];
  fields: readonly FieldContract[];
}

/** The whole of resources.json. */
export interface ResourcesFile {
  resources: readonly ResourceContract[];
  /** The display texts of the choices of a new club, which the catalogues translate. */
  displayTexts: readonly string[];
}
