import type { TypedDocumentNode } from '@apollo/client';
import type { AnyFilter } from './filter-definition.ts';

/** The groups of a summary: those with the most records. */
export const MOST_GROUPS = 100;

/** A group of records, or all records of a list. */
export interface SummaryGroup {
  /** What its records share: a value, a month or year, or a related record by id and title. */
  group?: {
    value?: string | boolean | null;
    date?: { value: string | number | null } | null;
    record?: { title: string | null } | null;
  };
  count: number;
  /** The number of all groups. */
  groupCount?: number;
  sum?: Sums;
  /** Those that the resource declares; null for a share of nothing. */
  figures?: Sums;
  /** Its first and its last date, where it is a month or year. */
  min?: { date: string | null };
  max?: { date: string | null };
  /** Sums of the records that the total of the screen is about, where these are not all. */
  total?: { sum: Sums };
}

/** By name; null where no record has a value. */
export type Sums = Readonly<Record<string, number | null>>;

/** Summarizes what a list finds, in all or in groups; variables such as `withSalary` include sums that need a permission. */
export type SummaryDocument = TypedDocumentNode<
  { groups: readonly SummaryGroup[] },
  { search: string | null; filter?: object | null }
>;

export const isDated = ({ kind }: AnyFilter): boolean => kind === 'date' || kind === 'dateTime';

const groupedKinds: readonly AnyFilter['kind'][] = ['choice', 'reference', 'boolean'];

/** By what the records of a filter's field can be grouped: `status`, `invoiceDate.month`. */
export const groupsOf = (field: AnyFilter): string[] => {
  if (field.isComputed) return [];
  const { name, kind } = field;
  if (isDated(field)) return [`${name}.month`, `${name}.year`];
  return groupedKinds.includes(kind) ? [name] : [];
};
