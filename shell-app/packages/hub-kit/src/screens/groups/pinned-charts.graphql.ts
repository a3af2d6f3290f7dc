import { graphql, type ResultOf } from '../../common/graphql.ts';

/** The charts on the dashboard of the user, in their order. */
export const pinnedChartsDocument = graphql(`
  query PinnedCharts {
    charts: pinnedCharts {
      id
      list
      title
      state
    }
  }
`);

export type PinnedChart = ResultOf<typeof pinnedChartsDocument>['charts'][number];

export const pinChartDocument = graphql(`
  mutation PinChart($input: PinnedChartInput!, $position: Int) {
    charts: pinChart(input: $input, position: $position) {
      id
      list
      title
      state
    }
  }
`);

export const renamePinnedChartDocument = graphql(`
  mutation RenamePinnedChart($id: ID!, $title: String!) {
    charts: renamePinnedChart(id: $id, title: $title) {
      id
      list
      title
      state
    }
  }
`);

export const unpinChartDocument = graphql(`
  mutation UnpinChart($id: ID!) {
    charts: unpinChart(id: $id) {
      id
      list
      title
      state
    }
  }
`);

export const arrangePinnedChartsDocument = graphql(`
  mutation ArrangePinnedCharts($ids: [ID!]!) {
    charts: arrangePinnedCharts(ids: $ids) {
      id
      list
      title
      state
    }
  }
`);
