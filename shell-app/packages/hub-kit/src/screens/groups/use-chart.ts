import type { ChartPanelProps } from '../../charts/chart-panel.tsx';
import type { ChartData } from '../../charts/chart-data.ts';
import { t } from '../../common/text.ts';
import type { AnyScreen } from '../../definition/define-screen.ts';
import type { FilterState } from '../../definition/filter-state.ts';
import type { SummaryDocument, SummaryGroup } from '../../definition/groups.ts';
import type { ListState } from '../list-url-state.ts';
import { allPeriods, readChart, type ListChartChoice } from './chart-choice.ts';
import { chartValues } from './chart-values.ts';
import {
  filtersOfGroup,
  groupingOf,
  groupText,
  moreGroupsText,
  orderedGroups,
  valueOf,
  type Grouping,
} from './grouping.ts';
import { summaryVariables } from './summary.ts';
import { useGroupChoices } from './use-group-choices.ts';

/** A chart of a list as its screen draws it. */
export interface DrawnChart {
  choice: ListChartChoice;
  grouping: Grouping;
  /** Those of the list. */
  filters: FilterState;
}

/** The chart of the state of a list; null for lists without groups. */
export function chartOfState(
  screen: AnyScreen,
  { chart, filters }: Pick<ListState, 'chart' | 'filters'>,
): DrawnChart | null {
  const fields = screen.filters?.fields ?? [];
  const choice = readChart(chart, { fields, values: chartValues(screen) });
  const grouping = choice && groupingOf(choice.by, fields);
  return grouping && { choice, grouping, filters };
}

interface ChartOptions {
  screen: AnyScreen;
  chart: DrawnChart;
  /** What the list searches and filters for, as variables of its documents. */
  search: string;
  filter: object | null | undefined;
  /** The address of the list with other filters. */
  addressOf: (filters: FilterState) => string;
}

type DrawnPanel = Pick<
  ChartPanelProps<{ groups: readonly SummaryGroup[] }, { search: string | null; filter?: object | null }>,
  'title' | 'requires' | 'variables' | 'chart'
> & { document: SummaryDocument };

/** The props of the panel that draws a chart of a list. */
export function useChart({ screen, chart, search, filter, addressOf }: ChartOptions): DrawnPanel {
  const { choice, grouping, filters } = chart;
  const { field, period } = grouping;
  const choices = useGroupChoices(grouping);
  const shown = chartValues(screen).find(({ value }) => value === choice.value)!;

  function chartOf(groups: readonly SummaryGroup[]): ChartData {
    const ordered = orderedGroups(grouping, groups, choices);
    const points = period ? withEmptyPeriods(ordered.toReversed()) : ordered;
    const values = points.map(shown.of);
    return {
      category: t(field.label),
      labels: points.map(group => groupText(grouping, group, choices)),
      series: [
        {
          label: shown.label,
          values,
          kind: values.some(value => value < 0) ? 'bar' : choice.kind,
          href: index => {
            const group = points[index]!;
            const rows = group.count > 0 && filtersOfGroup(grouping, group, filters);
            return rows ? addressOf(rows) : undefined;
          },
        },
      ],
      format: shown.format,
      isShare: shown.isShare ?? false,
      note: moreGroupsText(groups),
    };
  }

  return {
    title: t('{value} by {column}', { value: shown.label, column: t(field.label) }),
    requires: `${screen.resource}:view`,
    document: screen.documents.groups![choice.by]!,
    variables: summaryVariables(screen, { search, filter }),
    chart: data => chartOf(data.groups),
  };
}

/** Dated groups, the earliest first, with those of periods that have no records; records without a date are left out. */
function withEmptyPeriods(groups: readonly SummaryGroup[]): readonly SummaryGroup[] {
  const byPeriod = new Map(groups.map(group => [valueOf(group), group]));
  const periods = groups.flatMap(group => valueOf(group) ?? []);
  return allPeriods(periods).map(
    period => byPeriod.get(period) ?? { group: { date: { value: period } }, count: 0 },
  );
}
