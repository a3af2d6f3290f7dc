import type { TypedDocumentNode } from '@apollo/client';
import { formatWords } from '../common/format.ts';
import { t } from '../common/text.ts';
import { toFilterState, type DeclaredFilter } from './declared-filter.ts';
import type { Choice } from './field-definition.ts';
import type { OwnRecord } from './filter-definition.ts';
import type { FilterCondition, FilterState } from './filter-state.ts';

/** A tab for records that somebody has to act on. */
export interface AttentionTab {
  label: string;
  filter: DeclaredFilter;
  /** Only for users who are such a record, whose own the tab shows. */
  ownRecord?: OwnRecord;
  /** Marks the number of records as late. */
  isLate: boolean;
  /** The date that is near or past: the earliest are first, unless the user sorts. */
  sort?: string;
}

/** The tabs above a list, after that of all records. */
export interface ListTabs {
  attention: readonly AttentionTab[];
  /** The field whose choices are tabs. */
  field?: string;
  /** The accessible name of the row of tabs. */
  label: string;
}

/** The numbers of records by the alias of a root field: one for each group, or one in all. */
export type TabCounts = Readonly<Record<string, readonly TabCount[] | undefined>>;

interface TabCount {
  /** The value of the tabs' field. */
  group?: { value: string | null };
  count: number;
}

/**
 * Counts the records of the tabs: `groups` by the value of the field, or `all` where no field has tabs, and
 * `attention0` and so on. The filter of each root field is the variable of its alias.
 */
export type CountsDocument = TypedDocumentNode<TabCounts, Readonly<Record<string, unknown>>>;

/** A tab as a list has it. */
export interface ListTab {
  /** The root field of the counts document, and the value among its groups. */
  count: { alias: string; value?: string };
  label: string;
  /** As that of a choice. */
  isTyped?: boolean;
  isLate: boolean;
  /** Only for users who are such a record. */
  ownRecord?: OwnRecord;
  /** The field that its records are sorted by, the earliest first. */
  sort?: string;
  /** The filters that the tab decides about; others stay when it is selected. */
  fields: readonly string[];
  filters: FilterState;
}

/**
 * The tab of all records, those that need attention, then one for each choice. A choice that is called like a tab of
 * those has none of its own: nobody could tell the two apart.
 */
export function listTabs(tabs: ListTabs, choices: readonly Choice[]): ListTab[] {
  const { field, attention } = tabs;
  const all: ListTab = {
    count: { alias: field ? 'groups' : 'all' },
    label: t('All'),
    isLate: false,
    fields: field ? [field] : [],
    filters: {},
  };
  const ofAttention = attention.map(({ label, isLate, filter, sort, ownRecord }, index): ListTab => {
    const filters = toFilterState(filter);
    return {
      count: { alias: `attention${index}` },
      label,
      isLate,
      ...(sort && { sort }),
      ...(ownRecord && { ownRecord }),
      fields: Object.keys(filters),
      filters,
    };
  });
  const hasTab = ({ value }: Choice) => attention.some(({ label }) => label === formatWords(value));
  const ownChoices = choices.filter(choice => !hasTab(choice));
  const byValue = ownChoices.map(({ value, ...text }): ListTab => ({
    count: { alias: 'groups', value },
    ...text,
    isLate: false,
    fields: field ? [field] : [],
    filters: field ? { [field]: { operator: 'any', values: [value] } } : {},
  }));
  return [all, ...ofAttention, ...byValue];
}

/** The number of records of a tab: those with its value, or those of all groups. */
export const countOf = (counts: TabCounts, { count: { alias, value } }: ListTab): number =>
  (counts[alias] ?? [])
    .filter(({ group }) => value === undefined || group?.value === value)
    .reduce((sum, { count }) => sum + count, 0);

/** The tab that shows what the filters show; the one with the most conditions, undefined if there is none. */
export function currentTab(tabs: readonly ListTab[], filters: FilterState): ListTab | undefined {
  const matching = tabs.filter(tab =>
    tab.fields.every(name => sameCondition(filters[name], tab.filters[name])),
  );
  const conditions = (tab: ListTab) => Object.keys(tab.filters).length;
  return matching.toSorted((a, b) => conditions(b) - conditions(a))[0];
}

/** The filter of the current tab if that is one of a choice, and the other filters. */
export function splitByTab(
  tabs: ListTabs,
  filters: FilterState,
): { ofTab: FilterState; others: FilterState } {
  const current = currentTab(listTabs(tabs, chosenChoices(tabs, filters)), filters);
  const ofTab = current?.count.value === undefined ? {} : current.filters;
  return { ofTab, others: Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in ofTab))) };
}

/** The value of the tabs' field that the list is filtered by, whether it is a choice or not. */
export function chosenChoices({ field }: ListTabs, filters: FilterState): Choice[] {
  const condition = field ? filters[field] : undefined;
  const values =
    condition?.operator === 'any' && !condition.or && condition.values.length === 1 ? condition.values : [];
  return values.map(value => ({ value, label: formatWords(value) }));
}

/** The filters with those of a tab in place of those of the current one. */
export function selectTab(filters: FilterState, current: ListTab | undefined, tab: ListTab): FilterState {
  const replaced = [...(current?.fields ?? []), ...tab.fields];
  return {
    ...Object.fromEntries(Object.entries(filters).filter(([name]) => !replaced.includes(name))),
    ...tab.filters,
  };
}

const sameCondition = (a: FilterCondition | undefined, b: FilterCondition | undefined) =>
  normalized(a) === normalized(b);

const normalized = (condition: FilterCondition | undefined) =>
  condition &&
  JSON.stringify(
    Object.entries(condition)
      .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value])
      .toSorted(),
  );
