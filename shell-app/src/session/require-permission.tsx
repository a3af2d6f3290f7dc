import { useSession } from '@gym/hub-kit';
import type { Permission } from '@gym/hub-kit/shell';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

/** The state of a navigation to the dashboard that was to lead to another screen. */
export interface MissingPermission {
  missing: Permission;
}

/** Leads to the dashboard, which names the permission if it is missing, with a warning on the console. */
export function RequirePermission(props: { permission: Permission | null; children: ReactNode }) {
  const { can } = useSession();
  const { pathname } = useLocation();
  const missing = props.permission !== null && !can(props.permission) ? props.permission : null;
  useEffect(() => {
    if (missing) console.warn(`${pathname} requires the permission ${missing}. Redirecting to /`);
  }, [missing, pathname]);
  if (!missing) return props.children;
  return <Navigate to="/" replace state={{ missing } satisfies MissingPermission} />;
}
