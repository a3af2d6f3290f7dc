import { t } from '@gym/hub-kit/format';
import { Button, EmptyState } from '@gym/hub-kit';
import { lazyPart, useHeldWhileUnsaved } from '@gym/hub-kit/shell';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { FailureDetails } from './hubs/failure-details.tsx';
import { useHubs } from './hubs/hub-registry.tsx';
import { HubScreen } from './hubs/hub-screen.tsx';
import { RecordRoute } from './hubs/record-route.tsx';
import { pagePath } from './hubs/sort-listing.ts';
import { shellPaths } from './shell-paths.ts';
import { RequirePermission } from './session/require-permission.tsx';
import { PageSpinner } from './ui/page-spinner.tsx';
import { ShellFailure } from './ui/shell-failure.tsx';

const lazyScreen = (load: () => Promise<{ default: () => ReactNode }>) =>
  lazyPart(load, { fallback: <PageSpinner whole={false} />, lost: ShellFailure });

const Dashboard = lazyScreen(() => import('./dashboard/dashboard-screen.tsx'));
// The screens of the account menu are one file: the login page contains a hash for each file.
const Profile = lazyScreen(() => import(/* webpackChunkName: "account" */ './profile/profile-screen.tsx'));
const Tokens = lazyScreen(
  () => import(/* webpackChunkName: "account" */ './profile/tokens/tokens-screen.tsx'),
);
const SettingsScreen = lazyScreen(
  () => import(/* webpackChunkName: "account" */ './settings/settings-screen.tsx'),
);
const HubHealth = lazyScreen(
  () => import(/* webpackChunkName: "account" */ './hubs/health/hub-health-screen.tsx'),
);

/** The routes of the shell's own screens and of the screens in the manifests of hubs. */
export function Screens() {
  const { hubs: current, state } = useHubs();
  const hubs = useHeldWhileUnsaved(current);
  // The registry also names the club's time zone, by which the shell's own screens show times.
  if (state === 'loading') return <PageSpinner whole={false} />;
  return (
    <Routes>
      <Route index element={<Dashboard />} />
      <Route path={shellPaths.profile} element={<Profile />} />
      <Route
        path={shellPaths.tokens}
        element={
          <RequirePermission permission="analytics:view">
            <Tokens />
          </RequirePermission>
        }
      />
      <Route path={shellPaths.settings} element={<SettingsScreen />} />
      <Route
        path={shellPaths.hubHealth}
        element={
          <RequirePermission permission="admin:view">
            <HubHealth />
          </RequirePermission>
        }
      />
      {hubs.flatMap(hub =>
        Object.entries(hub.manifest.screens).flatMap(([key, { path, requires, recordPage }]) => [
          <Route
            key={path}
            path={path}
            element={
              <RequirePermission permission={requires}>
                <HubScreen key={path} hub={hub} part={{ kind: 'screen', key }} />
              </RequirePermission>
            }
          />,
          recordPage && (
            <Route
              key={pagePath(path)}
              path={pagePath(path)}
              element={<RecordRoute key={path} hub={hub} screenKey={key} page={recordPage} />}
            />
          ),
        ]),
      )}
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  );
}

/** Redirects to the dashboard, which names the path, unless the path may belong to a hub that is not available or not confirmed yet. */
function UnknownPath() {
  const { state, unavailable, overrides, pending, reload } = useHubs();
  const { pathname } = useLocation();
  if (state === 'loading' || pending.length > 0) return <PageSpinner whole={false} />;
  const problems = [
    ...unavailable.map(({ remote, error }) => `${remote}: ${error}`),
    ...overrides.flatMap(({ remote, problem }) => (problem ? [`${remote}: ${problem}`] : [])),
  ].join('. ');
  if (state === 'ready' && !problems) return <Navigate to="/" replace state={pathname} />;
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t('This area could not be loaded')}
        text={
          state === 'ready'
            ? t(
                'It belongs to a part of the app that is not available. Try again in a moment, or tell your administrator.',
              )
            : t('The server did not respond. Check the connection and try again.')
        }
      >
        <Button look="solid" icon="refresh" onClick={() => void reload()}>
          {t('Try again')}
        </Button>
        {problems && <FailureDetails text={problems} />}
      </EmptyState>
    </div>
  );
}
