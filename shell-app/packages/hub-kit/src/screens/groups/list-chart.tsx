import styled from 'styled-components';
import { ChartPanel } from '../../charts/chart-panel.tsx';
import type { ChartData } from '../../charts/chart-data.ts';
import { t } from '../../common/text.ts';
import type { SummaryGroup } from '../../definition/groups.ts';
import { IconButton } from '../../elements/button.tsx';
import { useChoices } from '../../fields/master-data.ts';
import { space } from '../../theme/theme.ts';
import { chartValues } from './chart-values.ts';
import { allPeriods, readChart, writeChart, type ListChartChoice } from './chart-choice.ts';
import { ChoiceField } from './group-field.tsx';
import {
  filtersOfGroup,
  groupChoices,
  groupingOf,
  groupText,
  moreGroupsText,
  orderedGroups,
  valueOf,
  type Grouping,
} from './grouping.ts';
import { summaryVariables, useRowsAddress, type SummarizedList } from './summary.ts';

/** The chart of what a list finds. Each bar, slice and line of its table leads to its rows. */
export default function ListChart(list: SummarizedList) {
  const { screen, crud } = list;
  const offer = { fields: screen.filters?.fields ?? [], values: chartValues(screen) };
  const choice = readChart(crud.state.chart, offer);
  const grouping = choice && groupingOf(choice.by, offer.fields);
  return grouping && <Chart {...list} choice={choice} grouping={grouping} />;
}

interface ChartProps extends SummarizedList {
  choice: ListChartChoice;
  grouping: Grouping;
}

const noChoices = { choices: [] };

function Chart({ choice, grouping, ...list }: ChartProps) {
  const { screen, crud } = list;
  const { field, period } = grouping;
  const choices = useChoices(field.kind === 'choice' ? field : noChoices);
  const addressOf = useRowsAddress(crud);
  const offered = chartValues(screen);
  const shown = offered.find(({ value }) => value === choice.value)!;
  const change = (part: Partial<ListChartChoice>) =>
    crud.change({ chart: writeChart({ ...choice, ...part }) }, { replace: true });

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
            const filters = group.count > 0 && filtersOfGroup(grouping, group, crud.state.filters);
            return filters ? addressOf(filters) : undefined;
          },
        },
      ],
      format: shown.format,
      note: moreGroupsText(groups),
    };
  }

  return (
    <Above>
      <ChartPanel
        title={t('{value} by {column}', { value: shown.label, column: t(field.label) })}
        requires={`${screen.resource}:view`}
        document={screen.documents.groups![choice.by]!}
        variables={summaryVariables(list)}
        chart={data => chartOf(data.groups)}
        tools={
          <IconButton icon="close" label={t('Close the chart')} onClick={() => crud.change({ chart: '' })} />
        }
      >
        <Choices>
          <ChoiceField
            label={t('Column')}
            choices={groupChoices(screen.filters?.fields ?? [])}
            value={choice.by}
            onChoose={by => change({ by })}
          />
          <ChoiceField
            label={t('Value')}
            choices={offered}
            value={choice.value}
            onChoose={value => change({ value })}
          />
          <ChoiceField
            label={t('Chart')}
            choices={[
              { value: 'bar', label: t('Bar chart') },
              { value: 'line', label: t('Line chart') },
              { value: 'pie', label: t('Pie chart') },
            ]}
            value={choice.kind}
            onChoose={kind => change({ kind: kind as ListChartChoice['kind'] })}
          />
        </Choices>
      </ChartPanel>
    </Above>
  );
}

/** Dated groups, the earliest first, with those of periods that have no records; records without a date are left out. */
function withEmptyPeriods(groups: readonly SummaryGroup[]): readonly SummaryGroup[] {
  const byPeriod = new Map(groups.map(group => [valueOf(group), group]));
  const periods = groups.flatMap(group => valueOf(group) ?? []);
  return allPeriods(periods).map(
    period => byPeriod.get(period) ?? { group: { date: { value: period } }, count: 0 },
  );
}

const Above = styled.div`
  margin-bottom: ${space(4)};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  margin-block: ${space(2)};
`;
