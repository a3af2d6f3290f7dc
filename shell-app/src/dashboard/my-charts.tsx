import { Button, EmptyState } from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { useQuery } from '@gym/hub-kit/graphql';
import { lazyPart, pinnedChartsDocument } from '@gym/hub-kit/shell';
import { Card } from '../ui/card.tsx';

/** Loaded for users who have pinned a chart. */
const ChartBoard = lazyPart(() => import('./chart-board.tsx'), { fallback: null });

/** The charts that the user has pinned; nothing without any. */
export default function MyCharts() {
  const { data, error, loading, refetch } = useQuery(pinnedChartsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  if (data) return data.charts.length > 0 && <ChartBoard charts={data.charts} />;
  if (!error || loading) return null;
  return (
    <Card role="alert">
      <EmptyState icon="warning" title={t('Your charts could not be loaded')}>
        {/* The failure shows here; the promise brings no news. */}
        <Button icon="refresh" onClick={() => void refetch().catch(() => {})}>
          {t('Try again')}
        </Button>
      </EmptyState>
    </Card>
  );
}
