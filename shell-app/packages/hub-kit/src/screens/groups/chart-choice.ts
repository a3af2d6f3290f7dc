import { groupsOf } from '../../definition/groups.ts';
import type { AnyFilter } from '../../definition/filter-definition.ts';

const kinds = ['bar', 'line', 'pie'] as const;

/** A chart of a list. With the address of the list it is all that is needed to draw it. */
export interface ListChartChoice {
  kind: (typeof kinds)[number];
  /** What the records are grouped by: `status`, `invoiceDate.month`. */
  by: string;
  /** `count`, the sum of a field or a declared figure: `sum.amount`, `figures.received`. */
  value: string;
}

/** What the charts of a list can show. */
export interface ChartOffer {
  fields: readonly AnyFilter[];
  values: readonly { value: string }[];
}

/** The chart of an address, `bar,status,count`; what it names wrongly is the first that is offered. Null for lists without groups. */
export function readChart(text: string, { fields, values }: ChartOffer): ListChartChoice | null {
  const [kind, by, value = ''] = text.split(',');
  const groups = fields.flatMap(groupsOf);
  const group = groups.find(name => name === by) ?? groups[0];
  if (group === undefined) return null;
  return {
    kind: kinds.find(name => name === kind) ?? 'bar',
    by: group,
    value: values.some(offered => offered.value === value) ? value : 'count',
  };
}

/** `bar,status,count` */
export const writeChart = ({ kind, by, value }: ListChartChoice): string => `${kind},${by},${value}`;

/** The most empty periods that a chart shows. */
const MOST_PERIODS = 240;

/** The months or years from the first to the last, also those that are not given; as given where these are too many. */
export function allPeriods(given: readonly string[]): readonly string[] {
  const [first, last] = [given[0], given.at(-1)];
  if (first === undefined || last === undefined) return given;
  const unit = first.includes('-') ? 12 : 1;
  const numberOf = (period: string) => {
    const [year = 0, month = 1] = period.split('-').map(Number);
    return unit * year + (month - 1) * Number(unit > 1);
  };
  const count = numberOf(last) - numberOf(first) + 1;
  if (count > MOST_PERIODS) return given;
  return Array.from({ length: count }, (_, index) => {
    const at = numberOf(first) + index;
    return unit === 1 ? String(at) : `${Math.floor(at / unit)}-${String((at % unit) + 1).padStart(2, '0')}`;
  });
}
