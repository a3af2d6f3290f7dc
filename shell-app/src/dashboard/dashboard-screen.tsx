import { t } from '@gym/hub-kit/format';
import { breakpoint, Button, EmptyState, Icon, PageHeader, space } from '@gym/hub-kit';
import { useQuery } from '@gym/hub-kit/graphql';
import { isRecord, lazyPart, missingPermission } from '@gym/hub-kit/shell';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import styled from 'styled-components';
import { Banner } from '../hubs/banner.tsx';
import { Card } from '../ui/card.tsx';
import { dashboardQuery } from './dashboard.graphql.ts';
import { Reminders } from './reminders.tsx';
import { MembershipOverview } from './membership-overview.tsx';
import { RecentActivities } from './recent-activities.tsx';
import { useReminders } from './use-reminders.ts';
import { SummaryCards } from './summary-cards.tsx';

/** Loaded last. */
const DashboardPanels = lazyPart(() => import('./dashboard-panels.tsx'));
const MyCharts = lazyPart(() => import('./my-charts.tsx'));

/** Milliseconds for which what is below the reminders waits for them. */
const REMINDERS_TIMEOUT = 2_000;

export default function DashboardScreen() {
  const { data, error, loading, refetch } = useQuery(dashboardQuery, { fetchPolicy: 'cache-and-network' });
  const reminders = useReminders();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, REMINDERS_TIMEOUT, true);
    return () => clearTimeout(timer);
  }, []);
  const figures = data?.dashboard;
  const failed = error && !loading && !figures;
  return (
    <>
      <RedirectBanner />
      <PageHeader title={t('Dashboard')} icon="dashboard" />
      {failed ? (
        <Card role="alert">
          <EmptyState
            icon="warning"
            title={t('The dashboard could not be loaded')}
            text={t('Your data is safe. Try again in a moment.')}
          >
            {/* The failure shows on this screen; the promise brings no news. */}
            <Button look="solid" icon="refresh" onClick={() => void refetch().catch(() => {})}>
              {t('Try again')}
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <Grid aria-busy={!figures}>
          <SummaryCards figures={figures} />
          {/* What is below shows with them, since it would move when they arrive; not when a hub is slow. */}
          {(reminders || isLate) && (
            <>
              <Reminders reminders={reminders ?? []} />
              <Columns>
                <RecentActivities activities={figures?.recentActivities} />
                <MembershipOverview figures={figures} />
              </Columns>
              <Suspense>
                <DashboardPanels />
                <MyCharts />
              </Suspense>
            </>
          )}
        </Grid>
      )}
    </>
  );
}

/**
 * Says why the dashboard is shown instead of another screen, which is the state of the navigation. Not after reloading
 * or going back.
 */
function RedirectBanner() {
  const state: unknown = useLocation().state;
  const isBack = useNavigationType() === 'POP';
  const reason = isBack ? null : reasonOf(state);
  if (!reason) return null;
  return (
    <Banner role="status">
      <Icon name="warning" size={16} />
      <p>{reason}</p>
    </Banner>
  );
}

function reasonOf(state: unknown): string | null {
  if (isRecord(state) && typeof state['missing'] === 'string')
    return t('{reason} The dashboard is shown instead.', { reason: missingPermission(state['missing']) });
  if (typeof state !== 'string') return null;
  const shown = state.length > SHOWN_PATH ? `${state.slice(0, SHOWN_PATH)}…` : state;
  return t('There is no page at {path}. The dashboard is shown instead.', { path: `\u2068${shown}\u2069` });
}

/** Characters of a path that are shown. */
const SHOWN_PATH = 80;

const Grid = styled.div`
  display: grid;
  gap: ${space(6)};
  @media ${breakpoint.small} {
    gap: ${space(4)};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: inherit;
`;
