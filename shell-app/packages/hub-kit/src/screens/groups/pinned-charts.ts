import { lazyPart } from '../../elements/lazy-part.tsx';

/** A chart on the dashboard; loaded with the first one. */
export const PinnedChartPart = lazyPart(
  () => import(/* webpackChunkName: "list-chart" */ './pinned-chart.tsx'),
);

/** Changes the title of a chart; loaded when it is opened. */
export const TitleDialog = lazyPart(
  () => import(/* webpackChunkName: "view-dialog" */ './title-dialog.tsx'),
  {
    fallback: null,
  },
);
