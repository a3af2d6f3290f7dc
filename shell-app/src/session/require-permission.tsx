import { useSession } from '@gym/hub-kit';
import type { Permission } from '@gym/hub-kit/shell';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

/** Leads to the dashboard, with a warning on the console, if the permission is missing. */
export function RequirePermission(props: { permission: Permission | null; children: ReactNode }) {
  const { can } = useSession();
  const { pathname } = useLocation();
  const missing = props.permission !== null && !can(props.permission);
  useEffect(() => {
    if (missing) console.warn(`${pathname} requires the permission ${props.permission}. Redirecting to /`);
  }, [missing, pathname, props.permission]);
  return missing ? <Navigate to="/" replace /> : props.children;
}
