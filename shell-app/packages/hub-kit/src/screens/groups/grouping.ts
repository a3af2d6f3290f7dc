import { clockTime } from '../../common/club-clock.ts';
import { formatMonth, formatNumber, formatWords } from '../../common/format.ts';
import { t } from '../../common/text.ts';
import type { Choice } from '../../definition/field-definition.ts';
import type { AnyFilter } from '../../definition/filter-definition.ts';
import type { FilterCondition, FilterState } from '../../definition/filter-state.ts';
import { groupsOf, isDated, type SummaryGroup } from '../../definition/groups.ts';

/** What the records of a list are grouped by. */
export interface Grouping {
  /** As the address has it: `status`, `invoiceDate.month`. */
  by: string;
  field: AnyFilter;
  /** Of a date. */
  period: 'month' | 'year' | null;
  isLargestFirst: boolean;
}

/** The grouping that an address names; null for one that the list does not have. */
export function groupingOf(word: string, fields: readonly AnyFilter[]): Grouping | null {
  const by = word.replace('-', '');
  const field = fields.find(candidate => groupsOf(candidate).includes(by));
  if (!field) return null;
  const ofDate = by.endsWith('.year') ? 'year' : 'month';
  return { by, field, period: isDated(field) ? ofDate : null, isLargestFirst: word !== by };
}

/** The value that the records of a group share, as text; null for those without one. */
export function valueOf({ group }: SummaryGroup): string | null {
  const value = group?.value ?? group?.date?.value;
  return value === null || value === undefined ? null : String(value);
}

/** The value in words; `–` for none. */
export function groupText(grouping: Grouping, group: SummaryGroup, choices: readonly Choice[]): string {
  const { field, period } = grouping;
  const value = valueOf(group);
  if (!value) return '–';
  if (period) return period === 'month' ? formatMonth(value) : value;
  if (field.kind === 'boolean') return t(value === 'true' ? 'Yes' : 'No');
  if (field.kind === 'reference') return group.group?.record?.title ?? value;
  return choices.find(choice => choice.value === value)?.label ?? t(formatWords(value));
}

/**
 * The filters that find the records of a group among those that the list finds with its own; null where no filter does.
 */
export function filtersOfGroup(
  grouping: Grouping,
  group: SummaryGroup,
  filters: FilterState,
): FilterState | null {
  const { name } = grouping.field;
  const condition = conditionOf(grouping, group, filters);
  const own = filters[name];
  if (!condition || !own?.or) return condition && { ...filters, [name]: condition };
  // Other conditions are enough for groups that do not fulfill this one, and say nothing of those that do.
  if (own.operator !== 'any') return null;
  const value = valueOf(group);
  const isFulfilled = value !== null && own.values.includes(value);
  const others = Object.entries(filters).filter(([, { or }]) => !or || !isFulfilled);
  return { ...Object.fromEntries(others), [name]: condition };
}

function conditionOf(
  { field, period }: Grouping,
  group: SummaryGroup,
  filters: FilterState,
): FilterCondition | null {
  const value = valueOf(group);
  if (field.kind === 'boolean') return value === null ? null : { operator: 'boolean', yes: value === 'true' };
  if (value === null) return { operator: 'empty' };
  if (!period) return value === '' ? null : { operator: 'any', values: [value] };
  // The range of the list may begin or end within the period.
  if (filters[field.name]?.operator === 'range') {
    const [from, to] = [group.min, group.max].map(end => dayOf(field, end?.date ?? ''));
    return { operator: 'range', from: from ?? '', to: to ?? '' };
  }
  return { operator: 'range', ...daysOf(value) };
}

const dayOf = ({ kind }: AnyFilter, date: string) =>
  kind === 'dateTime' && date ? clockTime(date).day : date;

/** The first and the last day of `2026-03` or `2026`. */
function daysOf(period: string): { from: string; to: string } {
  const [year = 1970, month] = period.split('-').map(Number);
  const day = (monthIndex: number, date: number) =>
    new Date(Date.UTC(year, monthIndex, date)).toISOString().slice(0, 10);
  return month === undefined
    ? { from: day(0, 1), to: day(11, 31) }
    : { from: day(month - 1, 1), to: day(month, 0) };
}

/**
 * The groups in the order of their values: choices in theirs, the latest date first, missing values last. Where the
 * largest are first, as the API returns them.
 */
export function orderedGroups(
  grouping: Grouping,
  groups: readonly SummaryGroup[],
  choices: readonly Choice[],
): readonly SummaryGroup[] {
  if (grouping.isLargestFirst) return groups;
  const placeOf = (value: string) => {
    const index = choices.findIndex(choice => choice.value === value);
    return index < 0 ? choices.length : index;
  };
  return groups.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (!x || !y) return Number(!x) - Number(!y);
    if (grouping.period) return y.localeCompare(x);
    const difference = placeOf(x) - placeOf(y);
    const [xText, yText] = [groupText(grouping, a, choices), groupText(grouping, b, choices)];
    return difference || xText.localeCompare(yText, undefined, { numeric: true });
  });
}

/** Says that there are more groups than the response has; undefined otherwise. */
export function moreGroupsText(groups: readonly SummaryGroup[]): string | undefined {
  const total = groups[0]?.groupCount ?? 0;
  return total > groups.length
    ? t('The {count} largest of {total} groups are shown.', {
        count: groups.length,
        total: formatNumber(total),
      })
    : undefined;
}

/** What the records of a list can be grouped by, with labels. */
export const groupChoices = (fields: readonly AnyFilter[]): { value: string; label: string }[] =>
  fields.flatMap(field =>
    groupsOf(field).map(by => ({ value: by, label: groupLabel(groupingOf(by, fields)!) })),
  );

/** `Status`, `Invoice Date by month` */
export function groupLabel({ field, period }: Pick<Grouping, 'field' | 'period'>): string {
  const label = t(field.label);
  if (!period) return label;
  return period === 'month' ? t('{label} by month', { label }) : t('{label} by year', { label });
}
