import { type Permission, type SignedInUser } from '@gym/hub-kit';
import { holds } from '@gym/hub-kit/shell';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageSpinner } from '../ui/page-spinner.tsx';
import { useAuth } from './auth.tsx';

/** Waits for the session, and leads to the login page without one. */
export function RequireUser({ children }: { children: (user: SignedInUser) => ReactNode }) {
  const { user, loading } = useAuth();
  if (loading) return <PageSpinner />;
  return user ? children(user) : <Navigate to="/login" replace />;
}

/** Leads to the dashboard, with a warning on the console, who lacks the permission. */
export function RequirePermission(props: { permission: Permission | null; children: ReactNode }) {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const refused = props.permission !== null && !holds(user, props.permission);
  useEffect(() => {
    if (refused) console.warn(`${pathname} requires the permission ${props.permission}. Redirecting to /`);
  }, [refused, pathname, props.permission]);
  return refused ? <Navigate to="/" replace /> : props.children;
}
