import styled from 'styled-components';
import { ChartPanel } from '../../charts/chart-panel.tsx';
import { t } from '../../common/text.ts';
import { IconButton } from '../../elements/button.tsx';
import { space } from '../../theme/theme.ts';
import { writeChart, type ListChartChoice } from './chart-choice.ts';
import { chartValues } from './chart-values.ts';
import { ChoiceField } from './group-field.tsx';
import { groupChoices } from './grouping.ts';
import { PinButton } from './pin-button.tsx';
import { useRowsAddress, type SummarizedList } from './summary.ts';
import { chartOfState, useChart, type DrawnChart } from './use-chart.ts';

/** The chart of what a list finds. Each bar, slice and line of its table leads to its rows. */
export default function ListChart(list: SummarizedList) {
  const chart = chartOfState(list.screen, list.crud.state);
  return chart && <Chart {...list} chart={chart} />;
}

function Chart({ chart, ...list }: SummarizedList & { chart: DrawnChart }) {
  const { screen, crud } = list;
  const { choice } = chart;
  const addressOf = useRowsAddress(crud);
  const panel = useChart({ screen, chart, search: crud.state.search, filter: crud.filter, addressOf });
  const change = (part: Partial<ListChartChoice>) =>
    crud.change({ chart: writeChart({ ...choice, ...part }) }, { replace: true });

  return (
    <Above>
      <ChartPanel
        {...panel}
        tools={
          <>
            <PinButton {...list} choice={choice} title={panel.title} />
            <IconButton
              icon="close"
              label={t('Close the chart')}
              onClick={() => crud.change({ chart: '' })}
            />
          </>
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
            choices={chartValues(screen)}
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

const Above = styled.div`
  margin-bottom: ${space(4)};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  margin-block: ${space(2)};
`;
