import type { ReactNode } from 'react';
import { ChartPanel } from '../../charts/chart-panel.tsx';
import { useSession } from '../../common/session.tsx';
import type { AnyScreen } from '../../definition/define-screen.ts';
import { filterOf } from '../../definition/filter-state.ts';
import { visibleScreen } from '../../definition/visible-screen.ts';
import { readListState, writeListState } from '../list-url-state.ts';
import { listDefaults } from '../use-list-state.ts';
import { hasHiddenFilters } from '../views/hidden-filters.ts';
import { writeChart } from './chart-choice.ts';
import type { PinnedState } from './pinned-state.ts';
import { chartOfState, useChart, type DrawnChart } from './use-chart.ts';

export interface PinnedChartProps {
  title: string;
  /** The permission resource of the list. */
  list: string;
  state: PinnedState;
  /** What can be done with the chart. */
  tools: ReactNode;
  /** Shown for a chart of which the user may not view all that it shows. */
  unavailable: ReactNode;
}

/** A chart of one of these lists, as the list draws it. Its heading leads to the list. */
export default function PinnedChart({
  screens,
  ...props
}: PinnedChartProps & { screens: readonly AnyScreen[] }) {
  const { can } = useSession();
  const definition = screens.find(({ resource }) => resource === props.list);
  const screen = definition && visibleScreen(definition, can);
  const shown = screen && shownOf(screen, props.state);
  return shown ? <Shown {...props} screen={screen} shown={shown} /> : props.unavailable;
}

/** What the state of a chart shows; null where the list does not offer all of it to the user. */
function shownOf(screen: AnyScreen, { query }: PinnedState) {
  const defaults = listDefaults(screen, null);
  const list = readListState(new URLSearchParams(query), defaults);
  const chart = chartOfState(screen, list);
  const isWhole = chart && writeChart(chart.choice) === list.chart && !hasHiddenFilters(screen, query);
  return isWhole ? { defaults, list, chart } : null;
}

interface ShownProps extends PinnedChartProps {
  screen: AnyScreen;
  shown: NonNullable<ReturnType<typeof shownOf>> & { chart: DrawnChart };
}

function Shown({ title, state, tools, screen, shown }: ShownProps) {
  const { list, chart, defaults } = shown;
  const { path, query } = state;
  const panel = useChart({
    screen,
    chart,
    search: list.search,
    filter: filterOf(screen.filters?.fields ?? [], list.filters, state.filter),
    addressOf: filters =>
      `${path}?${writeListState(new URLSearchParams(query), { ...list, filters }, defaults).toString()}`,
  });
  return <ChartPanel {...panel} title={title} link={`${path}?${query}`} tools={tools} />;
}
