import { t } from '@gym/hub-kit/format';
import { EmptyState } from '@gym/hub-kit';
import type { SignedInUser } from '@gym/hub-kit/shell';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import styled from 'styled-components';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { useAuth } from './auth.tsx';
import { userOf } from './session-state.ts';

/** Waits for the session. Without one, leads to the login page, which returns to the requested page. */
export function RequireUser({ children }: { children: (user: SignedInUser) => ReactNode }) {
  const { state } = useAuth();
  const { pathname, search, hash } = useLocation();
  const user = userOf(state);
  if (user) return children(user);
  if (state.kind === 'checking') return <PageSpinner />;
  if (state.kind === 'unreachable') return <Unreachable />;
  const from = state.kind === 'anonymous' && state.signedOut ? null : pathname + search + hash;
  return <Navigate to="/login" replace state={{ from }} />;
}

function Unreachable() {
  return (
    <Center role="alert">
      <EmptyState
        icon="warning"
        title={t('The server did not respond')}
        text={t('Check the connection. This page continues by itself as soon as the server responds.')}
      />
    </Center>
  );
}

const Center = styled.main`
  display: grid;
  place-content: center;
  min-height: 100vh;
`;

/** Where the login page returns to: the page that was requested without a session, else the dashboard. */
export function useRequestedPage(): string {
  const { state } = useLocation();
  return (state as { from?: string | null } | null)?.from ?? '/';
}
